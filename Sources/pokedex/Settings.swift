/// Where the dex comes from.
struct DexSettings {
  var source = Source.auto
  /// None for the public one, or what the environment says.
  var apiURL: String?
  /// Whether no socket may ever be opened.
  var isOffline = false
  /// Whether the log tells of what goes well, too.
  var isVerbose = false
  /// In which language texts are read; none for that of the locale.
  var language: String?
}

/// How the screen looks.
struct ScreenSettings {
  var isASCII = false
  var color = ColorChoice.auto
  var usesMouse = true
  /// Whether it begins where the user was last.
  var goesOn = false
}
