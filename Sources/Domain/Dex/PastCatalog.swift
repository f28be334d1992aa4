extension Catalog {
  /// The catalog with the facts of the forms in the games of a lens.
  func seen(through lens: Lens) -> Catalog {
    let catalog = through(lens)
    return catalog.memos[Catalog.self, lens](catalog.seen(in: lens.data, lens.rules))
  }

  /// The same, but not cached.
  func seen(in data: GameData, _ rules: GameRules) -> Catalog {
    var seen = seen(in: data.generation)
    seen.clear(rules.meaninglessFormFacts, rules.meaninglessSpeciesFacts)
    return seen
  }

  private func seen(in generation: ID<Generation>) -> Catalog {
    guard generation != self.generation else { return self }
    var seen = self
    seen.generation = generation
    seen.restoreHappiness(of: generation)
    let past = [
      (forms.lists(\.pastTypes), PastType.fields.count),
      (forms.lists(\.pastAbilities), PastAbility.fields.count),
      (forms.lists(\.pastStats), PastStat.fields.count),
    ]
    let changed = (0..<count).filter { row in
      past.contains { Self.differs($0[row], $1, in: generation) }
    }
    seen.changeForms(changed) { $0.seen(in: generation) }
    return seen
  }

  /// The form of a row, in generation I with one Special.
  package func form(at row: Int) -> Form {
    var form = forms[row]
    form.stats.hasOneSpecial = generation.map { $0 <= Form.lastWithOneSpecial } ?? false
    return form
  }

  private mutating func restoreHappiness(of generation: ID<Generation>) {
    let facts = zip(species.column(\.baseHappiness), species.column(\.generation))
    let happiness = facts.map { today, debut in
      let then = Species.happiness(Int(today), ofDebut: ID(Int(debut)), in: generation)
      return Int32(clamping: then)
    }
    replaceHappiness(with: happiness)
  }

  /// Whether one of the past facts, each of which begins with its last generation, still applies.
  private static func differs(
    _ facts: [Int?], _ length: Int, in generation: ID<Generation>
  ) -> Bool {
    stride(from: 0, to: facts.count, by: length).contains {
      (facts[$0] ?? 0) >= generation.rawValue
    }
  }
}

extension Form {
  /// The form with its facts in the games of a lens, without those that these games lack.
  package func seen(through lens: Lens) -> Form {
    var form = seen(in: lens.data.generation)
    form.clear(lens.rules.meaninglessFormFacts)
    return form
  }
}

extension FormRecord {
  /// The record with the facts of the form in the games of a lens.
  package func seen(through lens: Lens) -> FormRecord {
    FormRecord(
      form: form.seen(through: lens), species: species?.seen(in: lens.data.generation),
      speciesFailure: speciesFailure,
      name: name, names: names, spellings: spellings)
  }
}
