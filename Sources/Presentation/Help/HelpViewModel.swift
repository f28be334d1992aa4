/// The lines of the help that match the typed text, and the selected action.
@MainActor package final class HelpViewModel {
  package enum Line: Hashable, Sendable {
    case heading(String)
    /// An action, by its index in the screen's list, with its keys.
    case action(Int, help: String, keys: String)
    /// The meaning of a symbol.
    case legend(sign: String, meaning: String)

    fileprivate var isAction: Bool { action != nil }

    fileprivate var action: Int? {
      guard case .action(let number, _, _) = self else { return nil }
      return number
    }

    fileprivate var text: String {
      switch self {
      case .heading(let title): title
      case .action(_, let help, let keys): "\(help) \(keys)"
      case .legend(_, let meaning): meaning
      }
    }
  }

  /// Lines under a heading.
  package struct Section: Sendable {
    let title: String
    let lines: [Line]
    /// The lines while nothing is typed.
    let unfiltered: [Line]

    /// - Parameter unfiltered: The lines while nothing is typed; `nil` for all.
    package init(_ title: String, _ lines: [Line], unfiltered: [Line]? = nil) {
      self.title = title
      self.lines = lines
      self.unfiltered = unfiltered ?? lines
    }
  }

  private let sections: [Section]
  private let texts: [[[UInt8]]]
  @Watched package private(set) var typed = ""
  @Watched package private(set) var lines: [Line] = []
  @Watched package private(set) var selection = Selection()

  package init(_ sections: [Section]) {
    self.sections = sections
    texts = sections.map { $0.lines.map { TypedLetters.folded($0.text) } }
    refresh()
  }

  /// The selected action; `nil` if no action matches.
  package var selected: Int? {
    lines.indices.contains(selection.index) ? lines[selection.index].action : nil
  }

  package func narrow(_ text: String) {
    typed = text
    refresh()
  }

  /// Moves the cursor by a number of actions.
  package func move(by actions: Int) {
    let indices = lines.indices.filter { lines[$0].isAction }
    guard let index = indices.firstIndex(of: selection.index) else { return }
    selection = selection.showing(
      indices[max(0, min(index + actions, indices.count - 1))], in: lines)
  }

  package func select(_ line: Int) {
    if lines.indices.contains(line), lines[line].isAction { selection.select(line) }
  }

  /// - Parameter rows: the number of lines that fit.
  package func fit(rows: Int) {
    var fitted = selection
    fitted.fit(height: rows)
    fitted = fitted.showing(fitted.index, in: lines)
    if fitted != selection { selection = fitted }
  }

  private func refresh() {
    let words = typed.split(separator: " ").map { TypedLetters($0) }
    lines = zip(sections, texts).flatMap { section, texts in
      let found =
        words.isEmpty
        ? section.unfiltered
        : zip(section.lines, texts).filter { _, text in
          words.allSatisfy { $0.isFound(in: text) }
        }.map(\.0)
      return found.isEmpty ? [] : [Line.heading(section.title)] + found
    }
    selection.fit(count: lines.count)
    selection = selection.showing(lines.firstIndex(where: \.isAction) ?? 0, in: lines)
  }
}

extension Selection {
  /// Selects a line. The first action also brings the lines before it into view, and the last
  /// action the lines after it, because these lines cannot be selected.
  fileprivate func showing(_ line: Int, in lines: [HelpViewModel.Line]) -> Selection {
    var shown = self
    if line == lines.firstIndex(where: \.isAction) { shown.selectFirst() }
    if line == lines.lastIndex(where: \.isAction) { shown.selectLast() }
    shown.select(line)
    return shown
  }
}
