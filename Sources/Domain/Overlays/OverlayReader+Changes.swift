/// Changes that the facts of a file make.
extension OverlayReader {
  /// Notes what a line states of a thing.
  mutating func change(
    _ kind: Kind, _ id: Int, _ field: String, from before: @autoclosure () -> String = "",
    to after: @autoclosure () -> String
  ) {
    facts.append(Overlay.Fact(kind, id, field, line: line))
    guard listsChanges else { return }
    reading.changes.append(
      OverlayReading.Change(
        line: line, kind: kind, slug: slug(of: id, kind), field: field, before: before(),
        after: after()))
  }

  /// Notes that a line states facts.
  mutating func change<Row: ChangeableRow>(_ stated: OverlayFacts<Row>) {
    for fact in stated.facts {
      let after = listsChanges ? text(fact.values, of: fact.rule) : ""
      change(Row.kind, stated.id.rawValue, fact.rule.word, to: after)
    }
  }

  /// The changes with the values of the base, without the facts that are so there.
  func changes(in lens: Lens, _ patch: DexPatch) -> [OverlayReading.Change] {
    let dex = PatchedDex(dex, patch)
    // The facts of a line are about the same row.
    var last: (kind: Kind, id: Int, row: ChangedRow?)?
    return zip(facts, reading.changes).compactMap { fact, change in
      guard let rule = Self.rule(fact.kind, fact.field) else { return change }
      if last?.kind != fact.kind || last?.id != fact.id {
        last = (fact.kind, fact.id, ChangedRow(fact.kind, fact.id, in: dex, lens))
      }
      guard let row = last?.row else { return change }
      guard !row.differing(among: rule.meaning).isEmpty else { return nil }
      var change = change
      change.before = text(rule.fields.flatMap { row.before[$0] ?? [] }, of: rule)
      return change
    }
  }

  private static func rule(_ kind: Kind, _ word: String) -> FactRule? {
    switch kind {
    case .form: Form.facts[word]
    case .species: Species.facts[word]
    case .move: Move.facts[word]
    case .ability: Ability.facts[word]
    case .item: Item.facts[word]
    default: nil
    }
  }

  static func meaning(of word: String, _ kind: Kind) -> Overlay.Meaning? {
    rule(kind, word)?.meaning
  }

  /// Values as words of a file.
  func text(_ values: [Int?], of rule: FactRule) -> String {
    values.enumerated().map { index, value in
      guard let value else { return "-" }
      return rule.links[index % rule.links.count].map { slug(of: value, $0) } ?? "\(value)"
    }.joined(separator: " ")
  }
}

extension FactRule {
  var meaning: Overlay.Meaning {
    Overlay.Meaning(word, fields, hasParts: fields.count > 1 && least == fields.count)
  }
}
