/// Derives the slots of forms from looks, genders and the facts that no rule tells.
struct SlotAssembly {
  private let catalog: Catalog
  private let facts: SlotFacts
  private let looks: Table<Look>
  private let groups: Table<VersionGroup>

  init(_ catalog: Catalog) {
    self.catalog = catalog
    facts = SlotFacts(catalog.dex.slotFacts)
    looks = catalog.dex.table(Look.self)
    groups = catalog.dex.table(VersionGroup.self)
  }

  /// Returns the slots of a form.
  func entries(of row: Int) -> [SlotEntry] {
    let form = catalog.forms.slugs[row]
    let all = catalog.forms.lists(\.looks)[row].compactMap { $0.flatMap { looks.row(of: ID($0)) } }
    let seen = seenLooks(all, of: form)
    return seen.flatMap { look in
      let parts = Parts(
        form: catalog.forms.ids[row], formSlug: form, look: looks[look],
        isOfSeveralLooks: seen.count > 1)
      return genders(of: row, parts).flatMap { entries(of: parts, $0) }
    }
  }

  private struct Parts {
    let form: ID<Form>
    let formSlug: String
    let look: Look
    let isOfSeveralLooks: Bool

    var slug: String { isOfSeveralLooks ? look.slug : formSlug }
  }

  private func seenLooks(_ all: [Int], of form: String) -> [Int] {
    guard all.count > 1, facts.fact(.looks, of: form, form)?.value == "unseen" else { return all }
    let usual = looks.column(\.isDefault)
    return Array(all.filter { usual[$0] == 1 }.prefix(1))
  }

  // MARK: Genders

  private func genders(of row: Int, _ parts: Parts) -> [Gender?] {
    let isTold = facts.fact(.genders, of: parts.look.slug, parts.formSlug)?.value == "both"
    return isTold || hasVisibleGenders(row) ? [.male, .female] : [nil]
  }

  /// PokeAPI's flag is that of the species: the regional forms do not share it, and some species have
  /// a form or a look for each gender.
  private func hasVisibleGenders(_ row: Int) -> Bool {
    let species = Int(catalog.speciesRows[row])
    guard species >= 0, catalog.forms.column(\.isDefault)[row] == 1,
      catalog.species.column(\.hasGenderDifferences)[species] == 1
    else { return false }
    let forms = catalog.species.lists(\.forms)[species].compactMap {
      $0.flatMap { catalog.forms.row(of: ID($0)) }
    }
    return !forms.contains { isFemale($0) }
  }

  private func isFemale(_ row: Int) -> Bool {
    let own = catalog.forms.lists(\.looks)[row].compactMap { $0.flatMap { looks.row(of: ID($0)) } }
    return ([catalog.forms.slugs[row]] + own.map { looks.slugs[$0] })
      .contains { $0.hasSuffix("-female") }
  }

  // MARK: Colours

  private func entries(of parts: Parts, _ gender: Gender?) -> [SlotEntry] {
    let name = parts.slug + (gender?.slug.map { "-\($0)" } ?? "")
    let keeping = facts.fact(.keeping, of: parts.look.slug, parts.formSlug)
    let usual = entry(parts, gender, isShiny: false, name, keeping)
    let shiny = facts.fact(.shiny, of: parts.look.slug, parts.formSlug)
    // Another look has the same shiny colours.
    if shinyTwin(of: usual.slot) != nil { return [usual] }
    let isNever = shiny?.value == Keeping.never.rawValue && usual.keeping != .battle
    let limit = isNever ? shiny : keeping
    return [usual, entry(parts, gender, isShiny: true, name + SlotEntry.shinyEnd, limit)]
  }

  /// The name of the slot that a slot in usual colours shares with others when it is shiny; `nil` if it
  /// has one of its own, or none.
  func shinyTwin(of slot: Slot) -> String? {
    guard !slot.isShiny, let look = looks[slot.look], let form = catalog.forms.row(of: slot.form)
    else { return nil }
    let fact = facts.fact(.shiny, of: look.slug, catalog.forms.slugs[form])
    guard let fact, fact.value != Keeping.never.rawValue, fact.value != look.slug else {
      return nil
    }
    return fact.value + SlotEntry.shinyEnd
  }

  private func entry(
    _ parts: Parts, _ gender: Gender?, isShiny: Bool, _ name: String, _ fact: SlotFact?
  ) -> SlotEntry {
    let isOfBattle = parts.look.isBattleOnly || parts.look.isMega
    return SlotEntry(
      slot: Slot(form: parts.form, look: parts.look.id, gender: gender, isShiny: isShiny),
      name: name,
      keeping: fact.flatMap { Keeping(rawValue: $0.value) } ?? (isOfBattle ? .battle : .anywhere),
      limit: fact.flatMap { KeepingLimit(rawValue: $0.reason) },
      games: fact.map { games(named: $0.reason) } ?? [],
      source: fact.map { "\($0.source), \($0.month)" } ?? "",
      isOfSeveralLooks: parts.isOfSeveralLooks)
  }

  private func games(named slugs: String) -> [ID<VersionGroup>] {
    slugs.split(separator: " ").compactMap { slug in
      groups.slugs.firstIndex(of: String(slug)).map { groups.ids[$0] }
    }
  }
}
