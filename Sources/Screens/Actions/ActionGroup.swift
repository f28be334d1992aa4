import PokedexDomain

/// The purpose of an action. The help lists the groups in this order.
package enum ActionGroup: CaseIterable, Sendable {
  case find
  case open
  case mark
  case team
  case show
  case screens
  case move
  case program

  var title: String {
    switch self {
    case .find: worded("Find")
    case .open: worded("Open")
    case .mark: worded("Mark")
    case .team: worded("Team")
    case .show: worded("Show")
    case .screens: worded("Screens")
    case .move: worded("Move")
    case .program: worded("Program")
    }
  }
}
