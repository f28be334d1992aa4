/// Reads the places of a game as users write them: `route 204`, `route-204/south`, an area's slug, all
/// with or without `place:` before them.
package struct RunPlaceWords: Sendable {
  private let places: RunPlaces
  private let dex: any DexReference
  private let words: EncounterNames

  package init(_ places: RunPlaces, in dex: any DexReference) {
    self.places = places
    self.dex = dex
    words = EncounterNames(dex)
  }

  /// - Throws: ``RunProblem`` with the nearest name, or with the places that the word may be.
  package func place(_ word: String) throws(RunProblem) -> RunPlace {
    guard places.isKnown else { throw .noPlaces(game: places.game.name) }
    let mark = "place:"
    let text = word.lowercased().hasPrefix(mark) ? String(word.dropFirst(mark.count)) : word
    if let area = area(text) { return area }
    let parts = text.split(separator: "/", maxSplits: 1).map(String.init)
    let locations = locations(parts.first ?? "")
    guard let location = locations.first else { throw noPlace(text) }
    guard locations.count == 1 else {
      throw .unclearPlace(text, locations.map(slug))
    }
    guard parts.count > 1 else { return RunPlace(location) }
    return try part(parts[1], of: location, text)
  }

  /// The place that a word means; `nil` if it means none, or may mean several.
  package func known(_ word: String) -> RunPlace? {
    do throws(RunProblem) { return try place(word) } catch { return nil }
  }

  /// `route-204/sinnoh-route-204-area`: a place as files have it.
  package func slug(of place: RunPlace) -> String {
    let area = place.area.flatMap { dex.table(LocationArea.self).slug(of: $0) }
    return ([slug(place.location)] + [area].compactMap(\.self)).joined(separator: "/")
  }

  /// The name of a place, with its part.
  package func name(of place: RunPlace) -> String {
    guard place.area != nil, let stop = places.stop(of: place) else { return words.name(of: place) }
    return stop.title
  }

  private func slug(_ location: ID<Location>) -> String {
    dex.table(Location.self).slug(of: location) ?? "\(location)"
  }

  /// An area by its slug.
  private func area(_ text: String) -> RunPlace? {
    let areas = dex.table(LocationArea.self)
    guard let row = areas.slugs.firstIndex(of: text.lowercased()) else { return nil }
    return whole(areas.ids[row], words.place(of: areas.ids[row]).id)
  }

  /// The whole location, unless it has several stops.
  private func whole(_ area: ID<LocationArea>, _ location: ID<Location>) -> RunPlace? {
    let stop = places.stops.first { $0.areas.contains(area) }
    return stop.map { RunPlace(location, area: $0.place.area) }
  }

  /// The locations of the game with a name, or else those that begin with it.
  private func locations(_ text: String) -> [ID<Location>] {
    let known = Set(places.stops.map(\.place.location))
    let table = dex.table(Location.self)
    let index = dex.nameIndex(of: table)
    let letters = Spelling.folded(text)
    guard !letters.isEmpty else { return [] }
    for rows in [index.rows(named: letters), index.rows(beginningWith: letters)] {
      let found = rows.map { table.ids[$0] }.filter(known.contains)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The stop of a location whose first area begins so, or has this slug.
  private func part(
    _ text: String, of location: ID<Location>, _ whole: String
  ) throws(RunProblem) -> RunPlace {
    let stops = places.stops.filter { $0.place.location == location }
    let letters = Spelling.folded(text)
    let areas = dex.table(LocationArea.self)
    let found = stops.filter { stop in
      stop.areas.contains { area in
        areas.slug(of: area) == text.lowercased()
          || Spelling.folded(words.part(of: area)).starts(with: letters)
      }
    }
    guard found.count == 1 else {
      let names = stops.flatMap { $0.areas.map(words.part) }
      guard found.isEmpty else { throw .unclearPlace(whole, found.map(\.title)) }
      throw .noPlace(whole, nearest: NearestWord.to(text, among: names))
    }
    return found[0].place
  }

  private func noPlace(_ word: String) -> RunProblem {
    .noPlace(word, nearest: NearestWord.to(word, among: places.stops.map(\.name)))
  }
}
