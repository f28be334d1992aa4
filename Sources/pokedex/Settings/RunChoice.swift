/// The run that a command keeps to.
enum RunChoice: Hashable {
  /// The one that the user plays, if there is one.
  case current
  case named(String)
  case none
}
