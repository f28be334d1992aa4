import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTerminalNcurses
import PokedexTerminalUI

/// How far a command is: a bar that grows where standard error is a terminal, else a line for each
/// tenth.
final class ProgressMeter {
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private var shown = -1

  func show(_ progress: LoadingProgress) {
    let percent = progress.total > 0 ? progress.done * 100 / progress.total : 0
    guard percent != shown, isTerminal || percent.isMultiple(of: 10) else { return }
    shown = percent
    let counts = "\(Formatting.count(progress.done)) of \(Formatting.count(progress.total))"
    if isTerminal {
      write("\r\(bar(percent)) \(percent) % · \(counts)")
    } else {
      write("\(percent) % · \(counts)\n")
    }
  }

  func finish(_ message: String) {
    if isTerminal && shown >= 0 { write("\n") }
    Output.error(message)
  }

  private func bar(_ percent: Int) -> String {
    let symbols: Symbols = TerminalLocale.isUTF8 ? .unicode : .ascii
    let cells = Bar(value: percent, maximum: 100, width: 30).cells(symbols)
    return cells.map(\.text.string).joined()
  }

  private func write(_ text: String) {
    var text = text
    text.withUTF8 { _ = Glibc.write(STDERR_FILENO, $0.baseAddress, $0.count) }
  }
}
