extension OverlayReader {
  /// `place route-201-area walk starly 2-4 20 bidoof 2-3 20`: all slots of a method in an area.
  /// Further lines of the same area and method add to the first, which takes the place of the base's.
  /// `walk@time-night` states only the slots under conditions.
  mutating func readPlace(_ words: inout OverlayWords) {
    guard let area = readArea(&words), let method = readMethod(&words) else { return }
    let place = DexPatch.Place(area, method.id)
    var slots: [Resident] = []
    if !words.takes("-") {
      repeat {
        readSlot(place, method.conditions, &words).map { slots.append($0) }
      } while !words.isAtEnd
    }
    guard words.finish() else { return }
    put(slots, place, method.conditions)
    change(
      .locationArea, area.rawValue, method.slug, to: Self.entries(slots.count))
  }

  /// `starly 2-4 20`
  private mutating func readSlot(
    _ place: DexPatch.Place, _ conditions: [ID<EncounterConditionValue>],
    _ words: inout OverlayWords
  ) -> Resident? {
    guard let version = draft?.version, let form = id("POKEMON", Form.self, &words),
      let levels = words.levels(), let chance = words.number("PERCENT", 1...100)
    else { return nil }
    return Resident(
      form: form,
      encounter: Encounter(
        area: place.area, version: version, method: place.method, minLevel: levels.lowerBound,
        maxLevel: levels.upperBound, chance: chance, conditions: conditions))
  }

  /// An area by its slug, or the only area of a location by that of the location; the region of the base
  /// may be left out, as in `route-201`.
  private mutating func readArea(_ words: inout OverlayWords) -> ID<LocationArea>? {
    guard let word = words.word("AREA") else { return nil }
    if let known = areas[word.text] { return known }
    let places = places ?? PlaceWords(dex, (draft?.group).map { [$0] } ?? [])
    self.places = places
    switch places[word.text] {
    case .area(let area): areas[word.text] = area
    case .location(let location):
      let own = places.areas(of: location)
      guard let only = own.first, own.count == 1 else {
        let names = own.prefix(8).compactMap(places.slug).joined(separator: ", ")
        return words.refuse(word.column, "'\(word.text)' has several areas: \(names)")
      }
      areas[word.text] = only
    case nil: return id(word, LocationArea.self, &words)
    }
    return areas[word.text]
  }

  /// `walk` or `walk@time-night@swarm-yes`
  private mutating func readMethod(
    _ words: inout OverlayWords
  ) -> (id: ID<EncounterMethod>, slug: String, conditions: [ID<EncounterConditionValue>])? {
    guard let word = words.word("METHOD") else { return nil }
    guard word.text.utf8.contains(UInt8(ascii: "@")) else {
      return id(word, EncounterMethod.self, &words).map { ($0, word.text, []) }
    }
    var parts = word.text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    let name = parts.removeFirst()
    let method = id(
      OverlayWord(text: name, column: word.column), EncounterMethod.self, &words)
    var conditions: [ID<EncounterConditionValue>] = []
    var column = word.column + name.count + 1
    for part in parts {
      let value = OverlayWord(text: part, column: column)
      id(value, EncounterConditionValue.self, &words).map { conditions.append($0) }
      column += part.count + 1
    }
    return method.map { ($0, name, conditions.unique.sorted()) }
  }

  private mutating func put(
    _ slots: [Resident], _ place: DexPatch.Place, _ conditions: [ID<EncounterConditionValue>]
  ) {
    if conditions.isEmpty, begun.insert(.place(place)).inserted {
      draft?.places[place] = slots
      return
    }
    if draft?.places[place] == nil {
      let base = residents(of: place)
      draft?.places[place] = base
    }
    if !conditions.isEmpty, begun.insert(.slots(place, conditions)).inserted {
      draft?.places[place]?.removeAll { $0.encounter.conditions == conditions }
    }
    draft?.places[place]? += slots
  }

  /// The slots of a place in the base.
  private func residents(of place: DexPatch.Place) -> [Resident] {
    dex.residents(of: place.area).filter {
      $0.encounter.version == draft?.version && $0.encounter.method == place.method
    }
  }

  /// `chart fairy dragon 2`: how strong a type is against another, 0, 0.5, 1 or 2.
  mutating func readChart(_ words: inout OverlayWords) {
    guard let attack = id("TYPE", PokemonType.self, &words),
      let defence = id("TYPE", PokemonType.self, &words), let factor = words.word("0|0.5|1|2"),
      words.finish()
    else { return }
    let percents = ["0": 0, "0.5": 50, "½": 50, "1": 100, "2": 200]
    guard let percent = percents[factor.text] else {
      return words.refuse(factor.column, "'\(factor.text)' should be \("0|0.5|1|2")")
    }
    guard var type = current(attack), let other = current(defence) else { return }
    let before = type.percent(on: defence) ?? 100
    type.set(percent, on: defence)
    put(type)
    // Read again, as a type may be strong against itself.
    if attack != defence, var other = current(defence) {
      other.setPast(percent, isAttack: false, attack)
      put(other)
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
