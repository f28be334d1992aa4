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
    question = [
      worded(
        "\(Formatting.count(reading.updates.count)) Pokémon read, \(Formatting.count(count)) would change."
      ),
      reading.note ?? "", worded("Import them?"),
    ].filter { !$0.isEmpty }.joined(separator: " ")
  }

  func apply(_ marks: ChangeMarks) throws(PokedexError) -> [MarkChange] {
    switch change {
    case .action(let action, let forms): try marks(action, of: forms)
    case .file(let updates): try marks(updates, replacingAll: false)
    }
  }

  /// What was done to the forms.
  func title(_ forms: String) -> String {
    switch change {
    case .action(let action, _): action.title(forms)
    case .file: worded("marks of \(forms) imported")
    }
  }
}

extension MarkReading {
  /// What was not understood; `nil` if all was.
  var note: String? {
    guard let first = problems.first else { return nil }
    let place = ListedLineProblem.place(ofLine: first.line)
    let rest = problems.count == 1 ? "" : worded(" and \(problems.count - 1) more")
    return worded("Not understood: \(place), \(first.reason)\(rest).")
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
