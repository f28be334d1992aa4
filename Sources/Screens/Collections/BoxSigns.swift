import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The sign and the colour of the state of a slot.
enum BoxSigns {
  static func sign(of state: SlotState?, _ symbols: Symbols) -> Symbol {
    switch state {
    case .have: symbols.ball
    case .pending: symbols.circle
    case .wanted: symbols.starEmpty
    // In ASCII, a dot is a circle.
    case nil: symbols.isUnicode ? symbols.dot : .blank
    }
  }

  /// Whether the picture is grey: of what one does not have yet.
  static func isFaint(_ state: SlotState?) -> Bool { state == nil || state == .wanted }

  static func style(of state: SlotState?) -> Style {
    switch state {
    case .have: Style(.good)
    case .pending: Style(.accent)
    case .wanted: Style(.mark)
    case nil: .dim
    }
  }
}
