/// Where the dex comes from: what options say, else what the user has settled.
struct DexSettings {
  var source: Source
  /// None for the public one.
  var apiURL: String?
  /// Whether no socket may ever be opened.
  var isOffline: Bool
  /// Whether the log tells of what goes well, too.
  var isVerbose = false
  /// In which language texts are read; none for that of the locale.
  var language: String?

  /// - Parameters:
  ///   - source: none where no option says.
  ///   - isOffline: whether an option says so.
  init(
    source: Source? = nil, apiURL: String? = nil, isOffline: Bool = false,
    language: String? = nil, isVerbose: Bool = false
  ) {
    self.isVerbose = isVerbose
    let user = Configuration.ofUser
    // Of the two that exclude each other, an option goes before the file; of the file's, the
    // stricter one.
    self.isOffline = isOffline || source != .api && user.isOn(.offline)
    self.source = self.isOffline ? .auto : source ?? user.source
    self.apiURL = apiURL ?? user.settled(.apiURL)
    self.language = language ?? user.language
  }
}

/// How the screen looks.
struct ScreenSettings {
  var isASCII = Configuration.ofUser.isASCII
  var color = Configuration.ofUser.color
  /// Whether everything is told in words.
  var isLinear = Configuration.ofUser.isOn(.linear)
  /// None for dark or light, as the terminal is.
  var theme = Configuration.ofUser.theme(nil)
  var usesMouse = Configuration.ofUser.isOn(.mouse)
  var showsCursor = Configuration.ofUser[.cursor] == "shown"
  var hasTitle = Configuration.ofUser.isOn(.title)
  /// Whether it begins where the user was last.
  var goesOn = false
}
