import PokedexDomain
import PokedexPresentation
import PokedexTerminalUI

/// The message in place of missing content: that it is loading, or why it could not be loaded.
struct Placeholder {
  let heading: DrawableText
  let detail: DrawableText
  let style: Style

  static func loading(_ what: String, _ progress: LoadingProgress? = nil) -> Placeholder {
    let detail = progress.map {
      worded("\(Formatting.count($0.done)) of \(Formatting.count($0.total))")
    }
    return Placeholder(
      heading: "Loading \(what)", detail: Phrase(detail ?? ""))
  }

  /// - Parameter state: of what is missing.
  static func missing<Value>(_ state: Loadable<Value>, _ what: String) -> Placeholder {
    state.error.map { error($0, what) } ?? loading(what, state.progress)
  }

  static func error(_ error: PokedexError, _ what: String) -> Placeholder {
    if case .lacking = error {
      return Placeholder(heading: "\(error.text)", detail: "L chooses other games.")
    }
    // A retry cannot help if the data requires a local dex.
    return Placeholder(
      heading: "Error: \(what) could not be loaded",
      detail: error == .needsDex
        ? "\(error.sentence)" : "\(error.sentence) Press r to try again.", style: .error)
  }

  init(heading: Phrase, detail: Phrase = "", style: Style = .text) {
    self.heading = DrawableText(heading.text)
    self.detail = DrawableText(detail.text)
    self.style = style
  }

  /// - Parameters:
  ///   - lens: the name of the game or generation that limits the list, if any.
  ///   - isFiltering: whether the filter is being typed.
  static func nothingMatches(in lens: String?, isFiltering: Bool) -> Placeholder {
    guard !isFiltering else {
      return Placeholder(heading: "Nothing matches", detail: "F1 shows examples.")
    }
    guard let lens else {
      return Placeholder(heading: "Nothing matches", detail: "Esc clears the filter, / changes it.")
    }
    return Placeholder(
      heading: "Nothing in \(lens) matches",
      detail: "Esc clears the filter, / changes it, L chooses other games.")
  }

  /// Draws in the middle of an area, wrapped to its width.
  func draw(on canvas: inout Canvas, in area: Rect) {
    let inner = area.inset(horizontal: 2)
    let lines = heading.wrapped(to: inner.width)
    let details = detail.wrapped(to: inner.width)
    var rest = inner
    _ = rest.takeTop(max(0, (inner.height - lines.count - details.count) / 3))
    for line in lines {
      canvas.write(line, in: rest.takeTop(1), style: style, alignment: .center)
    }
    for line in details {
      canvas.write(line, in: rest.takeTop(1), style: .dim, alignment: .center)
    }
  }
}
