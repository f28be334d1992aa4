/// A slot that a mark is for: a form, and what is told of its slot.
package struct MarkedSlot: Hashable, Sendable {
  package let form: ID<Form>
  package let key: SlotKey

  package init(form: ID<Form>, key: SlotKey) {
    self.form = form
    self.key = key
  }

  /// The form with none of its slots told.
  package static func untold(_ form: ID<Form>) -> MarkedSlot {
    MarkedSlot(form: form, key: SlotKey())
  }

  /// Whether more than the form is told.
  package var isTold: Bool { key != SlotKey() }
}

/// Reads the name of a form, of a look or of a slot: `unown b`, `Hippopotas ♀`, `shiny Mew`,
/// `vivillon-icy-snow-shiny`. What is not told stays so: `Unown` is Unown, letter not told.
package struct SlotReader: Sendable {
  private let catalog: Catalog
  private let forms: FormReader

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    forms = FormReader(catalog)
  }

  /// A gender that cannot be seen tells nothing: `Abra ♀` is Abra.
  ///
  /// - Returns: `nil` if no form, or more than one, has the name, or if it is never of that gender.
  package func callAsFunction(_ text: String) -> MarkedSlot? {
    if let slot = slot(named: text) { return slot }
    let words = SlotWords(text)
    return reading(words, words.name, words.gender)
      // The word for the gender is that of a form: `Meowstic (Female)`.
      ?? reading(words, words.nameWithGender, nil)
      // It is that of a look: `Frillish ♀`.
      ?? words.gender?.slug.flatMap { slot(named: "\(words.name)-\($0)") }
      .map { $0.inColors(isShiny: words.isShiny, catalog) }
      ?? words.gender.flatMap { unseen($0, words) }
  }

  /// The slot of a form whose genders look the same.
  private func unseen(_ gender: Gender, _ words: SlotWords) -> MarkedSlot? {
    guard let slot = reading(words, words.name, nil), let form = catalog.forms[slot.form],
      let rate = catalog.species[form.species]?.genderRate,
      gender == .female ? rate > 0 : (0..<8).contains(rate)
    else { return nil }
    return catalog.slots[slot.form].contains { $0.key.gender != nil } ? nil : slot
  }

  private func slot(named text: String) -> MarkedSlot? {
    catalog.slots[Self.slug(of: text)].map { MarkedSlot(form: $0.slot.form, key: $0.key) }
  }

  private static func slug(of text: String) -> String {
    text.trimmed.lowercased().split(separator: " ").joined(separator: "-")
  }

  private func reading(_ words: SlotWords, _ name: String, _ gender: Gender?) -> MarkedSlot? {
    guard case .form(let row) = forms(name) else { return nil }
    let form = catalog.forms.ids[row]
    let looks = catalog.dex.table(Look.self)
    let look = forms.look(name, of: row).map { looks.ids[$0].rawValue } ?? 0
    let slots = catalog.slots[form]
    guard gender == nil || slots.contains(where: { $0.key.gender == gender }) else { return nil }
    let isSeen = slots.contains { $0.key.look == look }
    return MarkedSlot(form: form, key: SlotKey(look: isSeen ? look : 0, gender: gender))
      .inColors(isShiny: words.isShiny, catalog)
  }
}

/// The words of a text that tell the gender and the colours, and the rest.
private struct SlotWords {
  let name: String
  let nameWithGender: String
  let gender: Gender?
  let isShiny: Bool

  private static let genders: [String: Gender] = [
    "♀": .female, "♂": .male, "female": .female, "male": .male, "(f)": .female, "(m)": .male,
    "(female)": .female, "(male)": .male,
  ]
  private static let shinies: Set<String> = ["shiny", "(shiny)", "★", "✨"]

  init(_ text: String) {
    var words = Self.apart(text)
    let plain = words.filter { !Self.shinies.contains($0.lowercased()) }
    isShiny = plain.count < words.count
    nameWithGender = plain.joined(separator: " ")
    words = plain
    let isMore = words.count > 1
    let last = isMore ? Self.gender(words.last) : nil
    let first = isMore ? Self.gender(words.first) : nil
    gender = last ?? first
    if last != nil { words.removeLast() } else if first != nil { words.removeFirst() }
    name = words.joined(separator: " ")
  }

  private static func gender(_ word: String?) -> Gender? {
    word.flatMap { genders[$0.lowercased()] }
  }

  /// Splits at spaces, and before a sign: `Hippopotas♀`. Words behind a hyphen are apart only if they
  /// tell the gender or the colours: `pikachu-female`.
  private static func apart(_ text: String) -> [String] {
    text.replacing("♀", with: " ♀").replacing("♂", with: " ♂").replacing(", shiny", with: " shiny")
      .split(whereSeparator: \.isWhitespace).flatMap { word -> [String] in
        var start = word[...]
        var ends: [String] = []
        while let dash = start.lastIndex(of: "-") {
          let end = start[start.index(after: dash)...].lowercased()
          guard genders[end] != nil || shinies.contains(end) else { break }
          ends.insert(end, at: 0)
          start = start[..<dash]
        }
        return [String(start)] + ends
      }.filter { !$0.isEmpty }
  }
}
