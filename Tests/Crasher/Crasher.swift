import PokedexTerminalNcurses
import PokedexTerminalUI

/// A full screen that crashes at the press of a key, for the tests: `crasher LOG`.
@main struct Crasher {
  @MainActor static func main() {
    MainLoop.run {
      let log = CommandLine.arguments.last
      let note = CrashNote(program: "crasher", log: log)
      guard let terminal = try? NcursesTerminal(theme: Theme(.dark), crash: note) else { return }
      _ = await terminal.run(
        onEvent: { event in
          guard case .key(.character(let key)) = event else { return }
          crash(key)
        },
        draw: { draw(on: terminal) })
    }
  }

  @MainActor private static func draw(on terminal: NcursesTerminal) {
    var canvas = Canvas(size: terminal.size, symbols: .ascii)
    canvas.write("ready", in: canvas.bounds)
    terminal.present(canvas.grid)
  }

  private static func crash(_ key: Character) {
    switch key {
    case "f": fatalError("this is a test")
    case "i": print([1, 2][CommandLine.arguments.count])
    case "r": print(depth(1))
    default: Task.detached { fatalError("on another thread") }
    }
  }

  /// Overflows the stack; the addition keeps the compiler from turning the recursion into a loop.
  private static func depth(_ level: Int) -> Int {
    level < 0 ? 0 : depth(level + 1) + level % 3
  }
}
