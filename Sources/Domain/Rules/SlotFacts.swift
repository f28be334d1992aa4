/// Finds the facts about slots. A fact with the slug itself goes before one with a pattern.
struct SlotFacts: Sendable {
  private var exact: [String: [SlotFact]] = [:]
  private var patterns: [SlotFact.Matter: [SlotFact]] = [:]

  init(_ facts: [SlotFact]) {
    for fact in facts {
      if fact.hasPattern {
        patterns[fact.matter, default: []].append(fact)
      } else {
        exact[fact.pattern, default: []].append(fact)
      }
    }
  }

  /// Returns the fact about a look, or else the one about its form.
  func fact(_ matter: SlotFact.Matter, of look: String, _ form: String) -> SlotFact? {
    for slug in look == form ? [look] : [look, form] {
      if let fact = exact[slug]?.first(where: { $0.matter == matter }) { return fact }
    }
    return patterns[matter]?.first { $0.isAbout(look) }
  }
}
