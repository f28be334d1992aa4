import Glibc
import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI
import Synchronization

/// Shows the progress of a sync on standard error: a growing bar on a terminal, otherwise a line
/// for each tenth. It may be used from any thread.
final class SyncProgressLine: Sendable {
  private struct State {
    var pace = SyncPace()
    var tally = SyncTally()
    /// The width of the current line, which a shorter one must overwrite.
    var columns = 0
    var drawn: (step: SyncProgress.Step, at: ContinuousClock.Instant)?
    /// The step and tenth of the last line written.
    var printed: (step: SyncProgress.Step, tenth: Int)?
  }

  /// Those of the bar.
  private let symbols: Symbols
  private let isTerminal = isatty(STDERR_FILENO) == 1
  private let state = Mutex(State())

  /// The minimum time between updates of a step: faster ones are unreadable.
  private static let interval: Duration = .milliseconds(100)

  init(_ symbols: Symbols) { self.symbols = symbols }

  var tally: SyncTally { state.withLock { $0.tally } }

  func show(_ progress: SyncProgress) {
    state.withLock { state in
      let now = ContinuousClock.now
      state.pace.note(progress, at: now)
      state.tally = progress.tally
      isTerminal ? draw(progress, &state, now) : printTenth(progress, &state)
    }
  }

  /// Writes a message on its own line.
  func say(_ sentence: String) {
    endLine()
    Output.error("pokedex: \(sentence)")
  }

  func endLine() {
    state.withLock { state in
      if state.columns > 0 { Output.error("") }
      state.columns = 0
      state.drawn = nil
    }
  }

  private func draw(
    _ progress: SyncProgress, _ state: inout State, _ now: ContinuousClock.Instant
  ) {
    let isLast = progress.done == progress.total || progress.step == .dex
    if !isLast, let drawn = state.drawn, drawn.step == progress.step,
      now - drawn.at < Self.interval
    {
      return
    }
    state.drawn = (progress.step, now)
    let line = DrawableText(line(progress, state.pace))
    Output.redraw(line, over: state.columns)
    state.columns = line.width
  }

  /// As much text as fits in the terminal. The last column stays free, because some terminals would
  /// wrap the line.
  private func line(_ progress: SyncProgress, _ pace: SyncPace) -> String {
    let room = Self.columns - 1
    var line = SyncText.step(progress.step)
    if let percent = SyncText.percent(progress) { line += " \(bar(percent, room / 4))" }
    for (number, part) in SyncText.parts(progress, pace).enumerated() {
      let longer = line + (number == 0 ? " " : " · ") + part
      guard DrawableText(longer).width <= room else { break }
      line = longer
    }
    return line
  }

  private func printTenth(_ progress: SyncProgress, _ state: inout State) {
    let percent = SyncText.percent(progress)
    let tenth = (percent ?? 0) / 10
    if let printed = state.printed, printed == (progress.step, tenth) { return }
    state.printed = (progress.step, tenth)
    let parts = SyncText.parts(progress, state.pace).joined(separator: " · ")
    let step = SyncText.step(progress.step)
    Output.error(parts.isEmpty ? step : "\(step): \(parts)")
  }

  private func bar(_ percent: Int, _ width: Int) -> String {
    let cells = Bar(value: percent, maximum: 100, width: min(30, width)).cells(symbols)
    return cells.map(\.text.string).joined()
  }

  private static var columns: Int {
    var size = winsize()
    guard ioctl(STDERR_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
