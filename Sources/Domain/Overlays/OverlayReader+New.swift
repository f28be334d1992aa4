extension OverlayReader {
  /// A file that adds more of a kind is refused.
  private static let mostNew = 2_000

  /// `new pokemon flygon-mega of flygon name "Mega Flygon" stats …`, `new move …`, `new ability …`:
  /// a thing that the base does not have. `like` copies what is not stated from another one.
  mutating func readNew(_ words: inout OverlayWords) throws(OverlayFault) {
    let word = try words.word("pokemon|move|ability|item")
    switch word.text {
    case "pokemon": try readNewPokemon(&words)
    case "move":
      try readNewRow(of: Move.self, &words) { move, generation in
        (move.generation, move.pp, move.target, move.damageClass) = (generation, 10, 10, 2)
        move.type = .normal
      }
    case "ability":
      try readNewRow(of: Ability.self, &words) { ability, generation in
        (ability.generation, ability.isMainSeries) = (generation, true)
      }
    case "item": try readNewRow(of: Item.self, &words) { item, _ in item.category = 1 }
    default:
      throw OverlayFault(
        word.column, "'\(word.text)' should be \("pokemon|move|ability|item")")
    }
  }

  private var generation: ID<Generation> { game?.base?.data.generation ?? 1 }

  // MARK: IDs

  /// The ID of a new slug.
  private mutating func newID<Row: Tabular>(
    _ word: OverlayWord, _ type: Row.Type
  ) throws(OverlayFault) -> ID<Row> {
    let table = dex.table(type)
    let own = draft?.rows(type) ?? [:]
    guard table.slugs.firstIndex(of: word.text) == nil,
      !own.values.contains(where: { $0.slug == word.text })
    else {
      throw OverlayFault(
        word.column, "'\(word.text)' is there already: leave out 'new' to change it")
    }
    let isFull = own.keys.count { NewIDs.range(of: Row.kind).contains($0) } >= Self.mostNew
    let id = NewIDs.id(of: word.text, Row.kind) {
      own[$0] != nil || table.row(of: ID($0)) != nil
    }
    guard let id, !isFull else {
      throw OverlayFault(word.column, "a file adds at most \(Self.mostNew) of a kind")
    }
    return ID(id)
  }

  private mutating func know<Row: Tabular>(_ slug: String, _ id: ID<Row>) {
    // A kind is read before a new slug is added to it.
    learn(Row.kind)
    words.add(slug, id.rawValue, to: Row.kind)
  }

  // MARK: Moves, abilities, items

  private mutating func readNewRow<Row: ChangeableRow>(
    of type: Row.Type, _ words: inout OverlayWords,
    _ begin: (inout Row, ID<Generation>) -> Void
  ) throws(OverlayFault) {
    let slug = try words.slug()
    let id = try newID(slug, type)
    var row = Row(id: id, slug: slug.text)
    begin(&row, generation)
    if words.takes("like") {
      let model = try self.id(try words.word("SLUG"), type)
      if let known = current(model) { Row.copy(known, to: &row) }
    }
    var facts = OverlayFacts(row: row)
    while let word = words.next {
      words.skip()
      if try readName(word, &words, &facts.names) { continue }
      guard try readFact(word, &words, &facts) else { throw unknown(word, Row.changeableWords) }
    }
    add(facts)
  }

  /// Puts a new row, which has its name at least.
  private mutating func add<Row: ChangeableRow>(_ facts: OverlayFacts<Row>) {
    know(facts.row.slug, facts.row.id)
    draft?.put(facts.row)
    change(Row.kind, facts.row.id.rawValue, "new", from: "", to: facts.row.slug)
    for fact in facts.facts {
      change(Row.kind, facts.row.id.rawValue, fact.field, from: "", to: fact.after)
    }
    var names = facts.names
    names.byLanguage[.english] = names[.english] ?? titled(facts.row.slug)
    rename(Row.kind, facts.row.id.rawValue, names)
  }
}

// MARK: Pokémon

extension OverlayReader {
  /// A form of a species, or, without `of`, a species of its own.
  private mutating func readNewPokemon(_ words: inout OverlayWords) throws(OverlayFault) {
    let slug = try words.slug()
    let id = try newID(slug, Form.self)
    let owner = words.takes("of") ? try self.id(try words.word("POKEMON"), Species.self) : nil
    let model =
      words.takes("like") ? try self.id(try words.word("POKEMON"), Form.self) : nil
    let known = owner.flatMap { current($0) }
    var species = if let known { known } else { try newSpecies(slug, like: model) }
    var form = Form(id: id, slug: slug.text)
    if let twin = (model ?? species.forms.first).flatMap({ current($0) }) {
      Form.copy(twin, to: &form)
    } else {
      form.begin()
    }
    (form.species, form.isDefault, form.looks) = (species.id, owner == nil, [])
    var ofForm = OverlayFacts(row: form)
    var ofSpecies: OverlayFacts<Species>? = OverlayFacts(row: species)
    try readPokemonFacts(&words, &ofForm, &ofSpecies)
    species = ofSpecies?.row ?? species
    species.forms.append(id)
    try addLook(of: &ofForm.row, slug)
    if owner == nil { add(species, ofForm.names) }
    draft?.put(species)
    add(ofForm)
    draft?.joining.insert(id)
  }

  /// The appearance of a new form, which each form has.
  private mutating func addLook(
    of form: inout Form, _ slug: OverlayWord
  ) throws(OverlayFault) {
    var look = Look(id: try newID(slug, Look.self), slug: slug.text)
    (look.form, look.isDefault) = (form.id, true)
    (look.type1, look.type2) = (form.type1, form.type2)
    (look.isMega, look.isBattleOnly) = (Form.isMega(slug.text), Form.isMega(slug.text))
    if let draft { look.versionGroup = draft.group }
    form.looks = [look.id]
    draft?.put(look)
  }

  /// A species with a family of its own.
  private mutating func newSpecies(
    _ slug: OverlayWord, like model: ID<Form>?
  ) throws(OverlayFault) -> Species {
    var species = Species(id: try newID(slug, Species.self), slug: slug.text)
    if let known = model.flatMap({ current($0) }).flatMap({ current($0.species) }) {
      Species.copy(known, to: &species)
    } else {
      (species.genderRate, species.captureRate, species.hatchCycles) = (4, 45, 20)
      (species.baseHappiness, species.growthRate, species.color) = (70, 1, 1)
    }
    species.generation = generation
    (species.evolvesFrom, species.dexNumbers, species.forms) = (nil, [], [])
    species.evolutionChain = try newID(slug, EvolutionChain.self)
    return species
  }

  private mutating func add(_ species: Species, _ names: Names) {
    var family = EvolutionChain(id: species.evolutionChain, slug: "")
    var member = ChainMember()
    member.species = species.id
    family.members = [member]
    draft?.put(family)
    know(species.slug, species.id)
    var names = names
    names.byLanguage[.english] = names[.english] ?? titled(species.slug)
    draft?.name(.species, species.id.rawValue, names)
  }
}

extension Form {
  /// Whether it is a Mega Evolution by its slug.
  /// The values of a new Pokémon that are not stated.
  fileprivate mutating func begin() {
    for stat in Stat.allCases { stats[stat] = 50 }
    (type1, height, weight) = (.normal, 10, 100)
  }

  static func isMega(_ slug: String) -> Bool { slug.hasSuffix("-mega") || slug.contains("-mega-") }
}

extension ChangeableRow {
  /// Copies all facts of a row to another.
  static func copy(_ row: Self, to copy: inout Self) {
    for field in fields { field.set(field.numbers(of: row), in: &copy) }
  }
}
