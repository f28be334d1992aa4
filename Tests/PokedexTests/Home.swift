import FoundationEssentials
import PokedexTerminalUI
import PokedexTesting

/// A home of its own for one run of the program, gone with the test.
final class Home: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/pokedex-test-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// The variables that the program starts with, and no others.
  func environment(_ more: [String: String] = [:]) -> [String: String] {
    [
      "HOME": path, "XDG_DATA_HOME": "\(path)/data", "LANG": "C.UTF-8", "TERM": "xterm-256color",
      "PATH": "/usr/bin:/bin", "XDG_CACHE_HOME": "\(path)/cache",
      "XDG_STATE_HOME": "\(path)/state",
      // Nobody listens at this port.
      "POKEDEX_API_URL": "http://127.0.0.1:9/api/v2/",
      "POKEDEX_SPRITES_URL": "http://127.0.0.1:9/sprites/",
    ].merging(more) { $1 }
  }

  /// Where the user's own dex is looked for.
  var dex: String { "\(path)/data/pokedex/dex.sqlite" }

  /// Where what the user makes is kept.
  var store: String { "\(path)/data/pokedex/trainer.sqlite" }

  /// Writes the user's file of settings.
  func write(settings: String) throws {
    let folder = "\(path)/.config/pokedex"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try Data(settings.utf8).write(to: URL(filePath: "\(folder)/config"))
  }

  /// Where it is written down what went wrong.
  var log: String { "\(path)/state/pokedex/log" }

  /// What is in a file; nothing where there is none.
  func text(of file: String) -> String {
    FileManager.default.contents(atPath: file).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// Writes a file that is to be the user's own dex.
  func writeDex(_ bytes: [UInt8]) throws { try write(bytes, to: dex) }

  /// Writes a file in the place of what the user made.
  func writeStore(_ bytes: [UInt8]) throws { try write(bytes, to: store) }

  private func write(_ bytes: [UInt8], to file: String) throws {
    try FileManager.default.createDirectory(
      atPath: "\(path)/data/pokedex", withIntermediateDirectories: true)
    try Data(bytes).write(to: URL(filePath: file))
  }

  func run(
    _ arguments: [String], _ more: [String: String] = [:],
    output: Program.Destination = .pipe
  ) -> Program.Run {
    Program.run(arguments, environment: environment(more), output: output)
  }

  func start(
    _ arguments: [String] = [], _ more: [String: String] = [:],
    size: Size = Size(width: 80, height: 24)
  ) -> PseudoTerminal {
    PseudoTerminal(Program.path, arguments, environment: environment(more), size: size)
  }

  /// The text with the parts in it that differ from run to run named instead.
  func neutral(_ text: String) -> String {
    text.replacing(path, with: "HOME")
  }
}

/// Which of the commands stand in the bytes.
func found(_ commands: [String], in bytes: [UInt8]) -> [String] {
  commands.filter { bytes.contains(Array($0.utf8)) }.map(\.debugDescription)
}
