extension Hyperlink {
  /// A sentence that contains the path. The path is a link on terminals, if the settings enable it.
  func line(_ configuration: Configuration, _ sentence: (String) -> String) -> PrintedLine {
    let sentence = sentence(text.string)
    guard configuration.isOn(.links), Output.isTerminal else {
      return PrintedLine(cleaning: sentence)
    }
    return PrintedLine(cleaning: sentence, linking: self)
  }
}
