import PokedexDomain

/// The marks of a form's slots as text: `unown-b caught; unown-c wanted`. Where nothing is told of the
/// slot that is had, the columns `caught` and `shiny` say all, and the text is empty.
struct SlotText {
  /// A word that names no slot of the form.
  struct Unknown: Error { let text: String }

  private let slots: SlotTable?

  /// - Parameter slots: knows the names of slots; `nil` for numbers only.
  init(_ slots: SlotTable?) { self.slots = slots }

  private static let untold = "untold"
  private static let look = "look-"
  private static let shiny = "-shiny"

  // MARK: Writing

  func text(of entry: MarkEntry, _ form: ID<Form>) -> String {
    guard entry.slots != MarkEntry(marks: entry.marks).slots else { return "" }
    return entry.slots.map { "\(name(of: $0.key, form)) \($0.state.word)" }.joined(separator: "; ")
  }

  private func name(of key: SlotKey, _ form: ID<Form>) -> String {
    if let entry = slots?[form].first(where: { $0.key == key }), !key.isUntold { return entry.name }
    let gender = key.gender.map { $0 == .female ? "-female" : "-male" } ?? ""
    let look = key.isUntold ? Self.untold : Self.look + String(key.look) + gender
    return look + (key.isShiny ? Self.shiny : "")
  }

  // MARK: Reading

  func marks(_ text: String, of form: ID<Form>) -> Result<[SlotMark], Unknown> {
    var marks: [SlotMark] = []
    for item in text.split(separator: ";").map(\.trimmed) where !item.isEmpty {
      let words = item.split(separator: " ")
      guard words.count == 2, let key = key(named: String(words[0]), form),
        let state = SlotState.allCases.first(where: { $0.word == words[1] })
      else { return .failure(Unknown(text: item)) }
      marks.append(SlotMark(key, state))
    }
    return .success(marks)
  }

  private func key(named name: String, _ form: ID<Form>) -> SlotKey? {
    if let entry = slots?[form].first(where: { $0.name == name }) { return entry.key }
    let isShiny = name.hasSuffix(Self.shiny)
    var rest = isShiny ? name.dropLast(Self.shiny.count) : name[...]
    if rest == Self.untold { return SlotKey(isShiny: isShiny) }
    guard rest.hasPrefix(Self.look) else { return nil }
    rest = rest.dropFirst(Self.look.count)
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard let look = parts.first.flatMap({ Int32($0) }), look >= 0, parts.count <= 2 else {
      return nil
    }
    let gender: Gender? = parts.last == "female" ? .female : parts.last == "male" ? .male : nil
    guard parts.count == 1 || gender != nil else { return nil }
    return SlotKey(look: Int(look), gender: gender, isShiny: isShiny)
  }
}
