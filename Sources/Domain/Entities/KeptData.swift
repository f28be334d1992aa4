/// The sorts of data that a user has: in the store, and in files of their own.
package enum KeptData: Sendable {
  case marks, teams, searches, pages, collections, runs
  case games, routes, settings

  /// The message that nothing can be kept, because there is no home directory.
  package var refusal: String {
    switch self {
    case .marks: worded("HOME is not set: there is no place for marks")
    case .teams: worded("HOME is not set: there is no place for teams")
    case .searches: worded("HOME is not set: there is no place for searches")
    case .pages: worded("HOME is not set: there is no place for pages")
    case .collections: worded("HOME is not set: there is no place for collections")
    case .runs: worded("HOME is not set: there is no place for runs")
    case .games: worded("HOME is not set: there is no place for changed games")
    case .routes: worded("HOME is not set: there is no place for routes")
    case .settings: worded("HOME is not set: there is no place for settings")
    }
  }
}
