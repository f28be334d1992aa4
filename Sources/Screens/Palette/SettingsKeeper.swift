import PokedexDomain
import PokedexPresentation

/// Keeps settings in the settings file.
@MainActor package final class SettingsKeeper {
  private let values: (String) -> [String]
  private let current: (String) -> String
  private let write: (_ name: String, _ value: String) -> StatusMessage?
  private var kept: [String: String] = [:]

  /// - Parameters:
  ///   - values: returns the values that a setting may have.
  ///   - current: returns the value of a setting.
  ///   - write: keeps the value of a setting, and returns a message about that.
  package init(
    values: @escaping (String) -> [String], current: @escaping (String) -> String,
    write: @escaping (_ name: String, _ value: String) -> StatusMessage?
  ) {
    self.values = values
    self.current = current
    self.write = write
  }

  func keep(_ value: String, for name: String) -> StatusMessage? {
    let message = write(name, value)
    if message?.isError == false { kept[name] = value }
    return message
  }

  /// A chooser of a value that the program uses from the next start.
  func chooser(of name: String, _ title: String) -> ChooserViewModel {
    let values = values(name)
    let now = kept[name] ?? current(name)
    let keep = { (index: Int) in self.keep(values[index], for: name) }
    let chooser = ChooserViewModel(
      title: title,
      among: { values.enumerated().map { Choosable($0, $1, isCurrent: $1 == now) } },
      reporting: keep)
    // The key that keeps a theme, which Enter only tries, keeps these values, too.
    chooser.keep = keep
    return chooser
  }
}
