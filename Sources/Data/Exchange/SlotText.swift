import PokedexDomain

/// The marks of a form's slots as text: `unown-b caught ball=heavy-ball; unown-c wanted`. Where nothing
/// is told of the slot that is had, the columns `caught` and `shiny` say all, and the text is empty.
struct SlotText {
  /// A word that names no slot of the form.
  struct Unknown: Error { let text: String }

  private let words: SlotMarkWords

  init(_ words: SlotMarkWords) { self.words = words }

  private static let ball = "ball="
  private static let game = "game="
  private static let note = "note="

  // MARK: Writing

  func text(of entry: MarkEntry, _ form: ID<Form>) -> String {
    guard entry.slots != MarkEntry(marks: entry.marks).slots else { return "" }
    return entry.slots.map { text(of: $0, form) }.joined(separator: "; ")
  }

  private func text(of mark: SlotMark, _ form: ID<Form>) -> String {
    let details = [
      words.ball(of: mark).map { Self.ball + $0 }, words.game(of: mark).map { Self.game + $0 },
      mark.note.isEmpty ? nil : Self.note + Self.escaped(mark.note),
    ].compactMap(\.self)
    return ([words.slot(mark.key, of: form), mark.state.word] + details).joined(separator: " ")
  }

  /// Signs that part the words, or that CSV would quote, as in URLs.
  private static func escaped(_ note: String) -> String {
    String(
      note.unicodeScalars.map { scalar in
        guard "% ;,\"".unicodeScalars.contains(scalar) else { return String(scalar) }
        return "%" + String(scalar.value, radix: 16)
      }.joined())
  }

  // MARK: Reading

  func marks(_ text: String, of form: ID<Form>) -> Result<[SlotMark], Unknown> {
    var marks: [SlotMark] = []
    for item in text.split(separator: ";").map(\.trimmed) where !item.isEmpty {
      guard let mark = mark(item.split(separator: " "), of: form) else {
        return .failure(Unknown(text: item))
      }
      marks.append(mark)
    }
    return .success(marks)
  }

  private func mark(_ parts: [Substring], of form: ID<Form>) -> SlotMark? {
    guard parts.count >= 2, let key = words.key(named: String(parts[0]), of: form),
      let state = SlotState.allCases.first(where: { $0.word == parts[1] })
    else { return nil }
    var mark = SlotMark(key, state)
    for part in parts.dropFirst(2) where !take(part, &mark) { return nil }
    return mark
  }

  private func take(_ part: Substring, _ mark: inout SlotMark) -> Bool {
    if part.hasPrefix(Self.ball), let ball = words.ball(part.dropFirst(Self.ball.count)) {
      mark.ball = ball
    } else if part.hasPrefix(Self.game), let game = words.game(part.dropFirst(Self.game.count)) {
      mark.game = game
    } else if part.hasPrefix(Self.note) {
      mark.note = MarkEntry.note(Self.unescaped(part.dropFirst(Self.note.count)))
    } else {
      return false
    }
    return true
  }

  private static func unescaped(_ text: Substring) -> String {
    var scalars = String.UnicodeScalarView()
    var rest = text.unicodeScalars
    while let scalar = rest.popFirst() {
      let code = String(String.UnicodeScalarView(rest.prefix(2)))
      guard scalar == "%", code.count == 2, let byte = UInt8(code, radix: 16) else {
        scalars.append(scalar)
        continue
      }
      scalars.append(Unicode.Scalar(byte))
      rest = rest.dropFirst(2)
    }
    return String(scalars)
  }
}
