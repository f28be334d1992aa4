extension OverlayReader {
  /// `place route-201-area walk starly 2-4 20 bidoof 2-3 20`: all slots of a method in an area.
  /// Further lines of the same area and method add to the first, which takes the place of the base's.
  /// `walk@time-night` states only the slots under conditions.
  mutating func readPlace(_ words: inout OverlayWords) throws(OverlayFault) {
    let area = try readArea(try words.word("AREA"))
    let (method, conditions) = try readMethod(try words.word("METHOD"))
    guard let version = draft?.version else { return }
    var slots: [Resident] = []
    if !words.takes("-") {
      repeat {
        let form = try id(try words.word("POKEMON"), Form.self)
        let levels = try words.levels()
        let chance = try words.number("PERCENT", 1...100)
        slots.append(
          Resident(
            form: form,
            encounter: Encounter(
              area: area, version: version, method: method, minLevel: levels.lowerBound,
              maxLevel: levels.upperBound, chance: chance, conditions: conditions)))
      } while !words.isAtEnd
    }
    try words.finish()
    put(slots, DexPatch.Place(area, method), conditions)
  }

  /// An area by its slug, or the only area of a location by that of the location; the region of the base
  /// may be left out, as in `route-201`.
  private mutating func readArea(
    _ word: OverlayWord
  ) throws(OverlayFault) -> ID<LocationArea> {
    let places = places ?? PlaceWords(dex, (draft?.group).map { [$0] } ?? [])
    self.places = places
    switch places[word.text] {
    case .area(let area): return area
    case .location(let location):
      let own = places.areas(of: location)
      if let only = own.first, own.count == 1 { return only }
      let names = own.prefix(8).compactMap(places.slug).joined(separator: ", ")
      throw OverlayFault(word.column, "'\(word.text)' has several areas: \(names)")
    case nil: return try id(word, LocationArea.self)
    }
  }

  private mutating func readMethod(
    _ word: OverlayWord
  ) throws(OverlayFault) -> (ID<EncounterMethod>, [ID<EncounterConditionValue>]) {
    let parts = word.text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let method = try id(
      OverlayWord(text: parts[0], column: word.column), EncounterMethod.self)
    var conditions: [ID<EncounterConditionValue>] = []
    var column = word.column + parts[0].count + 1
    for name in parts.dropFirst() {
      conditions.append(
        try id(OverlayWord(text: name, column: column), EncounterConditionValue.self))
      column += name.count + 1
    }
    return (method, conditions.unique.sorted())
  }

  private mutating func put(
    _ slots: [Resident], _ place: DexPatch.Place, _ conditions: [ID<EncounterConditionValue>]
  ) {
    let isFirst = conditions.isEmpty && begun.insert(.place(place)).inserted
    var after = isFirst ? [] : residents(of: place)
    if !conditions.isEmpty, begun.insert(.slots(place, conditions)).inserted {
      after.removeAll { $0.encounter.conditions == conditions }
    }
    after += slots
    draft?.places[place] = after
    change(
      .locationArea, place.area.rawValue, slug(of: place.method.rawValue, .encounterMethod),
      to: worded("\(slots.count) entries"))
  }

  /// The slots of a place in the game, as the lines so far have changed them.
  private func residents(of place: DexPatch.Place) -> [Resident] {
    if let known = draft?.places[place] { return known }
    return dex.residents(of: place.area).filter {
      $0.encounter.version == draft?.version && $0.encounter.method == place.method
    }
  }

  /// `chart fairy dragon 2`: how strong a type is against another, 0, 0.5, 1 or 2.
  mutating func readChart(_ words: inout OverlayWords) throws(OverlayFault) {
    let attack = try id(try words.word("TYPE"), PokemonType.self)
    let defence = try id(try words.word("TYPE"), PokemonType.self)
    let factor = try words.word("0|0.5|1|2")
    try words.finish()
    let percents = ["0": 0, "0.5": 50, "½": 50, "1": 100, "2": 200]
    guard let percent = percents[factor.text] else {
      throw OverlayFault(factor.column, "'\(factor.text)' should be \("0|0.5|1|2")")
    }
    guard var type = current(attack), let other = current(defence) else { return }
    let before = type.percent(on: defence) ?? 100
    type.set(percent, on: defence)
    draft?.put(type)
    // Read again, as a type may be strong against itself.
    if attack != defence, var other = draft?.row(defence) ?? Optional(other) {
      other.setPast(percent, isAttack: false, attack)
      draft?.put(other)
    }
    change(
      .type, attack.rawValue, other.slug, from: "\(before)%", to: "\(percent)%")
  }
}

extension PokemonType {
  /// Sets the damage today and in all past generations with an entry.
  fileprivate mutating func set(_ percent: Int, on other: ID<PokemonType>) {
    doubleDamageTo.removeAll { $0 == other }
    halfDamageTo.removeAll { $0 == other }
    noDamageTo.removeAll { $0 == other }
    switch percent {
    case 0: noDamageTo.append(other)
    case 50: halfDamageTo.append(other)
    case 200: doubleDamageTo.append(other)
    default: break
    }
    setPast(percent, isAttack: true, other)
  }

  /// A generation without any row on this side has none added: it is as today.
  fileprivate mutating func setPast(
    _ percent: Int, isAttack: Bool, _ other: ID<PokemonType>
  ) {
    pastDamage.removeAll { $0.isAttack == isAttack && $0.other == other }
    guard percent != 100 else { return }
    for generation in Set(pastDamage.map(\.generation)).sorted() {
      pastDamage.append(
        PastDamage(generation, isAttack: isAttack, other, percent: percent))
    }
  }
}
