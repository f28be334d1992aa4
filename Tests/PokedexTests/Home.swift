import FoundationEssentials
import PokedexTerminalUI
import PokedexTesting

/// A temporary home directory for runs of the program, removed with the object.
final class Home: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/pokedex-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Returns the complete environment of the program.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": "\(path)/data", "LANG": "C.UTF-8", "TERM": "xterm-256color",
      "PATH": "/usr/bin:/bin", "PAGER": "cat",
      "XDG_CACHE_HOME": "\(path)/cache",
      "XDG_STATE_HOME": "\(path)/state",
      // A port without a listener.
      "POKEDEX_API_URL": "http://127.0.0.1:9/api/v2/",
      "POKEDEX_SPRITES_URL": "http://127.0.0.1:9/sprites/",
      "POKEDEX_CRIES_URL": "http://127.0.0.1:9/cries/",
    ].merging(more) { $1 }
  }

  /// The path of the user's own dex.
  var dex: String { "\(path)/data/pokedex/dex.sqlite" }

  /// The path of the store with the user's marks, searches and teams.
  var store: String { "\(path)/data/pokedex/trainer.sqlite" }

  /// Writes the configuration file.
  func write(settings: String) throws {
    let folder = "\(path)/.config/pokedex"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: URL(filePath: "\(folder)/config"))
  }

  /// Writes a theme's file.
  func write(theme: String, called name: String) throws {
    let folder = "\(path)/.config/pokedex/themes"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(theme.utf8).write(to: URL(filePath: "\(folder)/\(name)"))
  }

  /// Writes a file in one of the folders of the user's data: sets, games or routes.
  func write(_ text: String, in folder: String, called name: String) throws {
    let path = "\(path)/data/pokedex/\(folder)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(filePath: "\(path)/\(name)"))
  }

  /// The path of the log.
  var log: String { "\(path)/state/pokedex/log" }

  /// Returns the contents of a file, or an empty string if it does not exist.
  func text(of file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Writes the user's own dex.
  func writeDex(_ bytes: [UInt8]) throws { try write(bytes, to: dex) }

  /// Writes the store.
  func writeStore(_ bytes: [UInt8]) throws { try write(bytes, to: store) }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/data/pokedex", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  /// Runs a command line in a shell in this folder, where `pokedex` is the program.
  func shell(_ command: String) throws -> Program.Run {
    let link = "\(path)/bin/pokedex"
    if !FileManager.default.fileExists(atPath: link) {
      try FileManager.default.createDirectory(
        atPath: "\(path)/bin", withIntermediateDirectories: true)
      try FileManager.default.createSymbolicLink(
        atPath: link, withDestinationPath: Program.path)
    }
    return Program.run(
      ["-c", "cd && PATH=$HOME/bin:$PATH && \(command)"], of: "/bin/sh",
      environment: environment())
  }

  func run(
    _ arguments: [String], _ more: [String: String] = [:], input: String? = nil,
    output: Program.Destination = .pipe
  ) -> Program.Run {
    Program.run(arguments, environment: environment(more), input: input, output: output)
  }

  func start(
    _ arguments: [String] = [], _ more: [String: String] = [:],
    size: Size = Size(width: 80, height: 24)
  ) -> PseudoTerminal {
    PseudoTerminal(Program.path, arguments, environment: environment(more), size: size)
  }

  /// Returns the text with the parts that differ between runs replaced by names.
  func neutral(_ text: String) -> String {
    text.replacing(path, with: "HOME")
  }
}

/// Returns the commands that occur in the bytes.
func found(_ commands: [String], in bytes: [UInt8]) -> [String] {
  commands.filter { bytes.contains(Array($0.utf8)) }.map(\.debugDescription)
}
