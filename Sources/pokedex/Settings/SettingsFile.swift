import Glibc
import PokedexData
import PokedexDomain

/// The user's settings file, in which the screen keeps what the user chooses there.
struct SettingsFile {
  let path: String

  /// Changes or adds the line of a setting.
  ///
  /// - Returns: the number of the line.
  func keep(_ value: String, for setting: Setting) throws(PokedexError) -> Int {
    let text = try text()
    guard let kept = KeptSetting(setting, value, in: text) else {
      throw .file(path: path, reason: worded("its other lines would change"))
    }
    guard kept.text.utf8.count <= ConfigurationText.longest else {
      throw .file(path: path, reason: ConfigurationText.Failure.tooLong.text)
    }
    guard kept.text != text else { return kept.line }
    try Directory.make(above: path)
    try WholeFile.write(kept.text, to: path, keepsAccess: true)
    return kept.line
  }

  /// The text of a file that may be changed; empty if there is none yet. Replacing a file needs no
  /// right to write to it, but who takes that right away does not want it to change.
  private func text() throws(PokedexError) -> String {
    var status = stat()
    // A link that leads to nothing is not missing: replacing it would break what it was made for.
    let isMissing = lstat(path, &status) != 0
    guard isMissing || access(path, W_OK) == 0 else {
      throw .file(path: path, reason: String(cString: strerror(errno)))
    }
    switch ConfigurationText.read(path) {
    case nil: return ""
    case .success(let text): return text
    case .failure(let failure): throw .file(path: path, reason: failure.text)
    }
  }
}
