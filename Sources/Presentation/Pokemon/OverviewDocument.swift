import PokedexDomain

extension Document {
  /// The most important facts about a Pokémon.
  ///
  /// - Parameters:
  ///   - note: The user's note.
  ///   - failure: The reason why a part is missing or outdated.
  ///   - hasKeys: Whether to name keys; false in the shell, where no keys can be pressed.
  package init(
    overview page: PokemonPage, note: String = "", failure: PokedexError? = nil,
    hasKeys: Bool = true
  ) {
    self = Overview(page: page, note: note, failure: failure, hasKeys: hasKeys).document
  }
}

private struct Overview {
  let page: PokemonPage
  let note: String
  let failure: PokedexError?
  let hasKeys: Bool

  var document: Document {
    var blocks = [.types(page.types)] + (page.absence.map { [$0.paragraph] } ?? [])
    if let failure { blocks.append(.error(message(of: failure))) }
    blocks += [.blank] + stats + [.blank]
    if !note.isEmpty { blocks.append(.fact(worded("Note"), [Inline(note)])) }
    blocks += facts.map { .fact($0, $1.filter { !$0.isEmpty }) }
    return Document(Document(blocks).marking(page.changes).blocks + page.changes.blocks)
  }

  private func message(of failure: PokedexError) -> String {
    hasKeys
      ? worded("Error: \(failure.text). r tries again") : worded("Error: \(failure.text)")
  }

  private var stats: [Document.Block] {
    Stat.allCases.map { .stat($0, page.form.stats[$0]) } + [.total(page.form.stats.total)]
  }

  private var facts: [(String, [Inline])] {
    [
      (worded("Size"), size.map { Inline($0) }), (worded("Abilities"), abilities),
      (worded("Breeding"), breeding), (worded("Training"), training),
      (worded("Yields"), yields.map { Inline($0) }), (worded("Held items"), heldItems),
      (worded("Forms"), forms),
      (Phrase("Traits", sense: "of a Pokémon").text, kind.map { Inline($0) }),
    ]
  }

  private var size: [String] {
    let weight = page.form.knownWeight.map { Formatting.weight($0) } ?? worded("weight unknown")
    return [Formatting.height(page.form.height), weight]
  }

  private var abilities: [Inline] {
    if !page.rules.has(.abilities) { return [Inline(worded("none in this game"))] }
    guard !page.abilities.isEmpty else { return [Inline(worded("none known"))] }
    return page.abilities.map {
      .link($0.name, .to($0.id)) + Inline($0.isHidden ? worded(" (hidden)") : "")
    }
  }

  private var breeding: [Inline] {
    guard let facts = page.species else { return [] }
    if !page.rules.has(.eggs) {
      return [
        Inline(worded("none in this game")),
        Inline(page.rules.has(.genders) ? gender(of: facts) : ""),
      ]
    }
    let groups = facts.eggGroups.map(\.link)
    let cycles = worded("\(facts.species.hatchCycles) egg cycles")
    return [
      .joined(groups, by: ", "), Inline(gender(of: facts)),
      .link(cycles, .asking(BreedQuestion(page.form.id))),
    ]
  }

  private func gender(of facts: PokemonPage.SpeciesFacts) -> String {
    guard let female = facts.femaleThousandths else { return worded("no gender") }
    return "♂ \(Formatting.percent(thousandths: 1000 - female)) "
      + "♀ \(Formatting.percent(thousandths: female))"
  }

  private var training: [Inline] {
    guard let species = page.species?.species else { return [] }
    let hasHappiness = page.rules.has(.friendship)
    let rate = worded("catch rate \(species.captureRate)")
    return [
      page.rules.has(.catching) ? .link(rate, .asking(CatchQuestion(page.form.id))) : "",
      Inline(hasHappiness ? worded("happiness \(species.baseHappiness)") : ""),
      Inline(worded("growth rate: \(Self.word(page.species?.growthRate ?? ""))")),
    ]
  }

  /// PokeAPI has the experience of the games since generation V.
  private static let firstWithOwnExperience = ID<Generation>(5)

  private var yields: [String] {
    let effort = Stat.allCases.filter { page.form.effort[$0] > 0 }
      .map { "\(page.form.effort[$0]) \($0.name)" }.joined(separator: ", ")
    let experience = page.form.baseExperience.map { experience in
      page.rules.generation < Self.firstWithOwnExperience
        ? worded("\(experience) experience (since generation V)")
        : worded("\(experience) experience")
    }
    let hasEffort = !effort.isEmpty
    return [experience ?? "", hasEffort ? worded("EVs \(effort)") : ""]
  }

  private var heldItems: [Inline] {
    page.heldItems.map {
      .link($0.name, .to($0.id)) + Inline(" \(Formatting.percents($0.rarity))")
    }
  }

  /// Empty if the species has no other form.
  private var forms: [Inline] {
    guard let forms = page.species?.forms, forms.count > 1 else { return [] }
    return forms.map {
      $0.id == page.form.id ? Inline($0.name, tone: .strong) : .link($0.name, .pokemon($0.id))
    }
  }

  private var kind: [String] {
    guard let facts = page.species else { return [] }
    let ranks = [
      facts.species.isLegendary ? worded("legendary") : "",
      facts.species.isMythical ? worded("mythical") : "",
      facts.species.isBaby ? worded("baby") : "",
    ]
    let looks = [
      facts.color.lowercased(), facts.shape.map(Self.word) ?? "", habitat(of: facts),
    ]
    return ranks + looks
  }

  private func habitat(of facts: PokemonPage.SpeciesFacts) -> String {
    facts.habitat.map { worded("habitat: \(Self.word($0))") } ?? ""
  }

  /// A name in lower case, as in the middle of a sentence. Other languages keep names without a
  /// translation as they are.
  private static func word(_ name: String) -> String {
    let small = name.lowercased()
    let phrase = Phrase(small).text
    return phrase == small && Wording.other != nil ? name : phrase
  }
}
