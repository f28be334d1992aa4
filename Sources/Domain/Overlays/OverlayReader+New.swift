extension OverlayReader {
  /// A file that adds more of a kind is refused.
  private static let mostNew = 2_000

  /// `new pokemon flygon-mega of flygon name "Mega Flygon" stats …`, `new move …`, `new ability …`:
  /// a thing that the base does not have. `like` copies what is not stated from another one.
  mutating func readNew(_ words: inout OverlayWords) {
    guard let word = words.word("pokemon|move|ability|item") else { return }
    switch word.text {
    case "pokemon": readNewPokemon(&words)
    case "move":
      readNewRow(of: Move.self, since: \.generation, &words) { move in
        (move.pp, move.target, move.damageClass, move.type) = (10, 10, 2, .normal)
      }
    case "ability":
      readNewRow(of: Ability.self, since: \.generation, &words) { $0.isMainSeries = true }
    case "item": readNewRow(of: Item.self, since: nil, &words) { $0.category = 1 }
    default:
      words.refuse(
        word.column, "'\(word.text)' should be \("pokemon|move|ability|item")")
    }
  }

  private var generation: ID<Generation> { game?.base?.data.generation ?? 1 }

  // MARK: IDs

  /// The ID of a new slug.
  private mutating func newID<Row: Tabular>(
    _ word: OverlayWord, _ type: Row.Type, _ words: inout OverlayWords
  ) -> ID<Row>? {
    let table = table(type)
    learn(Row.kind)
    guard self.words.number(of: word.text, Row.kind) == nil else {
      return words.refuse(
        word.column, "'\(word.text)' is there already: leave out 'new' to change it")
    }
    let isFull = table.count - dex.table(type).count >= Self.mostNew
    let id = NewIDs.id(of: word.text, Row.kind) { table.row(of: ID($0)) != nil }
    guard let id, !isFull else {
      return words.refuse(word.column, "a file adds at most \(Self.mostNew) of a kind")
    }
    return ID(id)
  }

  private mutating func know<Row: Tabular>(_ slug: String, _ id: ID<Row>) {
    // A kind is read before a new slug is added to it.
    learn(Row.kind)
    words.add(slug, id.rawValue, to: Row.kind)
  }

  // MARK: Moves, abilities, items

  /// - Parameter since: the generation of the row, which is the game's.
  private mutating func readNewRow<Row: ChangeableRow>(
    of type: Row.Type, since: WritableKeyPath<Row, ID<Generation>>?, _ words: inout OverlayWords,
    _ begin: (inout Row) -> Void
  ) {
    guard let slug = words.slug(), let id = newID(slug, type, &words) else { return }
    var row = Row(id: id, slug: slug.text)
    begin(&row)
    if words.takes("like"), let model = self.id("SLUG", type, &words), let known = current(model) {
      Row.copy(known, to: &row)
    }
    if let since { row[keyPath: since] = generation }
    var facts = OverlayFacts(new: row)
    readFacts(&words, &facts)
    if words.finish(), let row = facts.row { add(row, facts) }
  }

  /// Puts a new row, which has its name at least.
  private mutating func add<Row: ChangeableRow>(_ row: Row, _ facts: OverlayFacts<Row>) {
    know(row.slug, row.id)
    put(row)
    change(Row.kind, row.id.rawValue, "new", to: row.slug)
    change(facts)
    var names = facts.names
    names.byLanguage[.english] = names[.english] ?? titled(row.slug)
    rename(Row.kind, row.id.rawValue, names)
  }
}

// MARK: Pokémon

extension OverlayReader {
  /// A form of a species, or, without `of`, a species of its own.
  private mutating func readNewPokemon(_ words: inout OverlayWords) {
    guard let slug = words.slug(), let id = newID(slug, Form.self, &words) else { return }
    let owner = words.takes("of") ? self.id("POKEMON", Species.self, &words) : nil
    let model = words.takes("like") ? self.id("POKEMON", Form.self, &words) : nil
    guard var species = owner.flatMap({ current($0) }) ?? newSpecies(slug, like: model, &words)
    else { return }
    var form = Form(id: id, slug: slug.text)
    if let twin = (model ?? species.forms.first).flatMap({ current($0) }) {
      Form.copy(twin, to: &form)
    } else {
      form.begin()
    }
    (form.species, form.isDefault, form.looks) = (species.id, owner == nil, [])
    var ofForm = OverlayFacts(new: form)
    var ofSpecies: OverlayFacts<Species>? = OverlayFacts(new: species)
    readPokemonFacts(&words, &ofForm, &ofSpecies)
    guard let look = newID(slug, Look.self, &words), words.finish() else { return }
    (form, species) = (ofForm.row ?? form, ofSpecies?.row ?? species)
    species.forms.append(id)
    add(look, of: &form)
    if owner == nil { add(species, ofForm.names) }
    put(species)
    add(form, ofForm)
    draft?.joining.insert(id)
  }

  /// The appearance of a new form, which each form has.
  private mutating func add(_ id: ID<Look>, of form: inout Form) {
    var look = Look(id: id, slug: form.slug)
    (look.form, look.isDefault) = (form.id, true)
    (look.type1, look.type2) = (form.type1, form.type2)
    (look.isMega, look.isBattleOnly) = (Form.isMega(form.slug), Form.isMega(form.slug))
    if let draft { look.versionGroup = draft.group }
    form.looks = [look.id]
    put(look)
  }

  /// A species with a family of its own.
  private mutating func newSpecies(
    _ slug: OverlayWord, like model: ID<Form>?, _ words: inout OverlayWords
  ) -> Species? {
    guard let id = newID(slug, Species.self, &words),
      let family = newID(slug, EvolutionChain.self, &words)
    else { return nil }
    var species = Species(id: id, slug: slug.text)
    if let known = model.flatMap({ current($0) }).flatMap({ current($0.species) }) {
      Species.copy(known, to: &species)
    } else {
      (species.genderRate, species.captureRate, species.hatchCycles) = (4, 45, 20)
      (species.baseHappiness, species.growthRate, species.color) = (70, 1, 1)
    }
    species.generation = generation
    (species.evolvesFrom, species.dexNumbers, species.forms) = (nil, [], [])
    species.evolutionChain = family
    return species
  }

  private mutating func add(_ species: Species, _ names: Names) {
    var family = EvolutionChain(id: species.evolutionChain, slug: "")
    var member = ChainMember()
    member.species = species.id
    family.members = [member]
    put(family)
    know(species.slug, species.id)
    var names = names
    names.byLanguage[.english] = names[.english] ?? titled(species.slug)
    draft?.name(.species, species.id.rawValue, names)
  }
}

extension Form {
  /// The values of a new Pokémon that are not stated.
  fileprivate mutating func begin() {
    for stat in Stat.allCases { stats[stat] = 50 }
    (type1, height, weight) = (.normal, 10, 100)
  }

  /// Whether it is a Mega Evolution by its slug.
  static func isMega(_ slug: String) -> Bool { slug.hasSuffix("-mega") || slug.contains("-mega-") }
}

extension ChangeableRow {
  /// Copies all facts of a row to another.
  static func copy(_ row: Self, to copy: inout Self) {
    for field in fields { field.set(field.numbers(of: row), in: &copy) }
  }
}
