/// The battles of a tracker's leagues, with their teams in one file of the library of sets.
package struct TrackerBattles {
  /// The name of the file.
  private let library: String
  /// Each with a name of its own, in the order of the leagues.
  package let teams: [Team]
  private var places: [String: Int] = [:]

  /// - Parameter library: the name of the file of the library, without its ending.
  package init(_ leagues: [TrackerLeague], library: String) {
    self.library = library
    var names = TeamNames(besides: [])
    let blocks = leagues.flatMap(\.blocks)
    teams = blocks.map { block in
      var team = block.team
      team.name = names.take(team.name)
      return team
    }
    for (place, block) in blocks.enumerated() { places[block.id] = place }
  }

  /// The team of a battle's number, by which routes name it.
  func team(_ id: String) -> Team? { places[id].map { teams[$0] } }

  /// The word that names a team in a route.
  func word(for team: Team) -> String {
    let name = "@\(SetLibrary.prefix)\(library)\(teams.count == 1 ? "" : "/\(team.name)")"
    return name.utf8.contains(UInt8(ascii: " ")) ? "\"\(name)\"" : name
  }
}

/// Turns the routes of trackers into the lines of a route. Such a file has the places in order, whose
/// wild Pokémon are passed over, and the battles between them:
///
///     Route 203|starly,bidoof
///     --Roark|1|gym-leader
package struct TrackerRoute: LineReader {
  package private(set) var lines: [String] = []
  package var line = 0
  package var problems: [OverlayReading.Problem] = []

  private let catalog: Catalog
  private let words: PlaceWords
  private let regions: Set<ID<Region>>
  private let battles: TrackerBattles
  private var names = TeamNames(besides: [])
  /// The lines on which places stand first.
  private var placeLines: [String: Int] = [:]

  /// - Parameter bytes: the file; `nil` for the battles alone.
  package init(
    _ bytes: [UInt8]?, of game: Lens, on catalog: Catalog, with battles: TrackerBattles
  ) {
    self.catalog = catalog
    self.battles = battles
    words = PlaceWords(catalog.dex, game.data.groups)
    let groups = catalog.dex.table(VersionGroup.self)
    regions = Set(game.data.groups.flatMap { groups[$0]?.regions ?? [] })
    lines = ["route \(RouteReader.version)", "game \(game.slug)", ""]
    if let bytes {
      readLines(bytes)
    } else {
      for team in battles.teams { add(team, as: team.name, .trainer) }
    }
  }

  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    let line = try TrackerLine(bytes)
    guard !line.text.isEmpty else { return }
    if line.text.hasPrefix("--") { try readBattle(line) } else { try readPlace(line.parts[0]) }
  }

  // MARK: Places

  private mutating func readPlace(_ part: TrackerLine.Part) throws(OverlayFault) {
    guard let slug = slug(of: part.text) else {
      throw OverlayFault(
        part.column, "no \("place") '\(part.told)'\(words.hint(for: part.text.slugged))")
    }
    if let first = placeLines[slug] {
      return note(
        part.column, worded("the same as in line \(first): that one counts"), isError: false)
    }
    placeLines[slug] = line
    lines.append("place \(slug)")
  }

  /// The slug of a place by its own or by its name, which other regions may have, too.
  private func slug(of name: String) -> String? {
    let locations = catalog.dex.table(Location.self)
    switch words[name.slugged] {
    case .area(let area): return words.slug(of: area)
    case .location(let location): return locations.slug(of: location)
    case nil: break
    }
    let rows = catalog.dex.nameIndex(of: locations).rows(spelled: name).filter { row in
      locations[row].region.map(regions.contains) ?? false
    }
    return rows.count == 1 ? locations.slugs[rows[0]] : nil
  }

  // MARK: Battles

  private mutating func readBattle(_ line: TrackerLine) throws(OverlayFault) {
    guard line.hasBar else { throw OverlayFault(1, "the line has no bar") }
    let name = TrackerLeague.name(String(line.parts[0].text.dropFirst(2)))
    let kind = try kind(line[2])
    guard let team = battles.team(line[1].text) else {
      throw OverlayFault(line[1].column, "no battle '\(line[1].told)' in the leagues")
    }
    add(team, as: name.isEmpty ? team.name : name, kind)
  }

  private func kind(_ part: TrackerLine.Part) throws(OverlayFault) -> BattleKind {
    let others = ["": BattleKind.trainer, "gym-leader": .gym, "evil-team": .villain]
    guard let kind = BattleKind(rawValue: part.text) ?? others[part.text] else {
      let known = BattleKind.allCases.map(\.rawValue) + others.keys.sorted().dropFirst()
      throw OverlayFault(
        part.column, "'\(part.told)' should be \(known.joined(separator: "|"))")
    }
    return kind
  }

  private mutating func add(_ team: Team, as name: String, _ kind: BattleKind) {
    let own = kind == .trainer ? "" : " kind \(kind.rawValue)"
    lines.append("battle \"\(names.take(name))\"\(own) \(battles.word(for: team))")
  }
}
