/// The sorts of data in the user's store.
package enum KeptData: Sendable {
  case marks, teams, searches, pages, collections, runs

  /// The message that there is no store, because there is no home directory.
  package var refusal: String {
    switch self {
    case .marks: worded("HOME is not set: there is no place for marks")
    case .teams: worded("HOME is not set: there is no place for teams")
    case .searches: worded("HOME is not set: there is no place for searches")
    case .pages: worded("HOME is not set: there is no place for pages")
    case .collections: worded("HOME is not set: there is no place for collections")
    case .runs: worded("HOME is not set: there is no place for runs")
    }
  }
}
