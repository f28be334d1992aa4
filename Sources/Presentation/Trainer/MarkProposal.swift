import PokedexDomain

/// A change of many forms that awaits the user's confirmation.
package struct MarkProposal: Sendable {
  private enum Change: Sendable {
    case action(ChangeMarks.Action, [ID<Form>])
    case file([FileMarks])
  }

  private let change: Change
  package let question: String

  /// Returns `nil` if all forms would stay as they are.
  init?(_ mark: Mark, _ forms: [ID<Form>], in book: MarkBook) {
    let action = ChangeMarks.Action.toggle(mark, of: forms, in: book)
    let count = action.count(of: forms, in: book)
    guard count > 0 else { return nil }
    change = .action(action, forms)
    question = action.question(worded("\(Formatting.count(count)) Pokémon"))
  }

  /// Returns `nil` if the file would change nothing.
  init?(_ reading: MarkReading, in book: MarkBook) {
    let count = book.changes(by: reading.updates, replacingAll: false)
    guard count > 0 else { return nil }
    change = .file(reading.updates)
    let counts = [reading.updates.count, count].map { Formatting.count($0) }
    question = [
      reading.source.isOnlyOfFound ? worded("It is \(reading.source.name).") : nil, reading.note,
      worded("\(counts[0]) Pokémon read, \(counts[1]) would change. Import them?"),
    ].compactMap(\.self).joined(separator: " ")
  }

  func apply(_ marks: ChangeMarks) throws(PokedexError) -> [MarkChange] {
    switch change {
    case .action(let action, let forms): try marks(action, of: forms)
    case .file(let updates): try marks(updates, replacingAll: false)
    }
  }

  /// The change as a part of a sentence.
  func title(_ forms: String) -> String {
    switch change {
    case .action(let action, _): action.title(forms)
    case .file: worded("marks of \(forms) imported")
    }
  }
}

extension MarkReading {
  /// The first line that is left out, with the reason; `nil` if all was understood.
  var note: String? {
    guard let first = problems.first else { return nil }
    let place = ListedLineProblem.place(ofLine: first.line)
    let lines =
      problems.count == 1 ? place : worded("\(place) and \(problems.count - 1) more")
    let end = first.reason.hasSuffix("?") ? "" : "."
    return worded("Left out: \(lines): \(first.reason)\(end)")
  }
}

extension ChangeMarks.Action {
  fileprivate func question(_ forms: String) -> String {
    switch self {
    case .remove(let mark): worded("Remove the \(mark.name) mark from \(forms)?")
    case .add(let mark): worded("Mark \(forms) as \(mark.name)?")
    case .note: worded("Write a note on \(forms)?")
    }
  }
}
