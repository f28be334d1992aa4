/// Finds the slot that facts about a Pokémon tell: its form, look, gender and colours.
package struct SlotFinder: Sendable {
  private let catalog: Catalog
  private let looks: Table<Look>
  private let facts: SlotFacts

  package init(_ catalog: Catalog) {
    self.catalog = catalog
    looks = catalog.dex.table(Look.self)
    facts = SlotFacts(catalog.dex.slotFacts)
  }

  /// Of what cannot be told apart, nothing is told.
  ///
  /// - Parameter look: `nil` if it is not told.
  package func callAsFunction(
    _ form: ID<Form>, _ look: ID<Look>?, _ gender: Gender?, isShiny: Bool
  ) -> MarkedSlot {
    let own = catalog.slots[form].filter { !$0.slot.isShiny }
    let ofLook = look.map { look in own.filter { $0.slot.look == look } } ?? []
    let known = ofLook.isEmpty ? own : ofLook
    let hasGenders = known.contains { $0.slot.gender != nil && $0.slot.gender == gender }
    let key = SlotKey(
      look: ofLook.first?.key.look ?? 0, gender: hasGenders ? gender : nil)
    return MarkedSlot(form: form, key: key).inColors(isShiny: isShiny, catalog)
  }

  // MARK: Numbers of the games

  /// The slot of a form of a species by the number that the games have for it, from 0.
  ///
  /// PokeAPI has the forms of a species in the same order, except that of Gigantamax forms, which are no
  /// forms of the games. Source: PKHeX, `FormConverter.cs`, compared in August 2026.
  ///
  /// - Returns: `nil` if the number does not tell which form it is.
  package func callAsFunction(
    _ species: ID<Species>, form number: Int, _ gender: Gender?, isShiny: Bool
  ) -> MarkedSlot? {
    let forms = catalog.species[species]?.forms ?? []
    guard let usual = forms.first, let slug = catalog.forms[usual]?.slug else { return nil }
    let fact = facts.fact(.numbers, of: slug, slug)?.value
    if number > 0, let fact {
      return fact == SlotFact.partly ? self(usual, nil, gender, isShiny: isShiny) : nil
    }
    let looks = forms.compactMap { catalog.forms[$0]?.looks }.joined().compactMap { self.looks[$0] }
    let meant = looks.filter { $0.formOrder == number + 1 && !$0.isGigantamax }
    let look = Self.look(of: gender, among: looks) ?? (meant.count == 1 ? meant[0] : nil)
    guard let look else { return nil }
    return self(look.form, look.id, gender, isShiny: isShiny)
  }

  /// Of species with a form or a look for each gender, such as Frillish, the gender tells it.
  private static func look(of gender: Gender?, among looks: [Look]) -> Look? {
    let usual = looks.filter { !$0.isMega && !$0.isBattleOnly }
    guard usual.count == 2, usual.contains(where: { $0.isOf(.male) }),
      usual.contains(where: { $0.isOf(.female) })
    else { return nil }
    return usual.first { look in gender.map { look.isOf($0) } ?? false }
  }
}

extension Look {
  fileprivate func isOf(_ gender: Gender) -> Bool {
    gender.slug.map { slug.hasSuffix("-\($0)") } ?? false
  }

  /// Gigantamax forms have the number of the form that gigantamaxes.
  fileprivate var isGigantamax: Bool { isBattleOnly && slug.hasSuffix("-gmax") }
}

extension MarkedSlot {
  /// The slot in usual or shiny colours. Of looks that are alike in their shiny colours, one is meant.
  func inColors(isShiny: Bool, _ catalog: Catalog) -> MarkedSlot {
    guard isShiny else { return self }
    let key = key.inShinyColors
    let entry = catalog.slots.entry(of: form, key)
    return entry.map { MarkedSlot(form: $0.slot.form, key: $0.key) }
      ?? MarkedSlot(form: form, key: key)
  }
}
