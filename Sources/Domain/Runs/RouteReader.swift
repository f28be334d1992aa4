/// Reads a route, line by line, in the manner of the files of changed games.
///
/// docs/routes.md has the grammar.
package struct RouteReader: LineReader {
  /// The version of the grammar.
  package static let version = 1
  private static let mostStops = 5_000
  private static let mostTeams = 10

  private enum Statement: String, CaseIterable {
    case route, game, place, battle
  }

  package var line = 0
  package var problems: [OverlayReading.Problem] = []

  private let catalog: Catalog
  private let name: String
  private var places: PlaceWords?
  private var route: GameRoute?
  private var lastPlace: RunPlace?
  /// The lines on which places and battles stand first.
  private var placeLines: [PlaceWords.Place: Int] = [:]
  private var battleLines: [[UInt8]: Int] = [:]

  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - name: that of the file, without its ending.
  package static func read(
    _ bytes: [UInt8], named name: String, on catalog: Catalog
  ) -> RouteReading {
    var reader = RouteReader(name, catalog)
    reader.readLines(bytes)
    if reader.route == nil, reader.problems.isEmpty {
      reader.note(1, worded("the line 'game' is missing"), isError: true)
    }
    return RouteReading(route: reader.route, problems: reader.problems)
  }

  private init(_ name: String, _ catalog: Catalog) {
    self.name = name
    self.catalog = catalog.published
  }

  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    var words = OverlayWords(try OverlayLine(bytes).words)
    guard !words.isAtEnd else { return }
    let first = try words.word("WORD")
    guard let statement = Statement(rawValue: first.text), !first.isQuoted else {
      let nearest = NearestWord.to(first.text, among: Statement.allCases.map(\.rawValue))
      throw OverlayFault(
        first.column, "no line begins with '\(first.text)'\(NearestWord.hint(nearest))")
    }
    switch statement {
    case .route: try readVersion(&words)
    case .game: try readGame(&words)
    case .place: try readPlaces(&words, first)
    case .battle: try readBattle(&words, first)
    }
  }

  private func readVersion(_ words: inout OverlayWords) throws(OverlayFault) {
    let column = words.column
    guard try words.number("VERSION", 1...99) <= Self.version else {
      throw OverlayFault(
        column, "this program reads version \(Self.version) of the grammar, and no later one")
    }
    try words.finish()
  }

  /// `game GAME`: as it was published, or as people changed it.
  private mutating func readGame(_ words: inout OverlayWords) throws(OverlayFault) {
    let word = try words.word("GAME")
    try words.finish()
    guard route == nil else { throw OverlayFault(word.column, "a file has one game") }
    guard let game = catalog.lens(named: word.text), game.data.isGame else {
      let hint = NearestWord.hint(
        NearestWord.to(
          word.text, among: catalog.lenses.all.map(\.slug) + catalog.changedGames.map(\.slug)))
      throw OverlayFault(word.column, "no \("game") '\(word.text)'\(hint)")
    }
    route = GameRoute(name: name, game: game)
    places = PlaceWords(catalog.dex, game.data.groups)
  }

  // MARK: Stops

  /// `place PLACE …`, in the order in which they are reached.
  private mutating func readPlaces(
    _ words: inout OverlayWords, _ first: OverlayWord
  ) throws(OverlayFault) {
    var read: [(column: Int, place: PlaceWords.Place)] = []
    repeat {
      let column = words.column
      read.append((column, try readPlace(&words, first)))
    } while !words.isAtEnd
    try checkRoom(for: read.count, first)
    for (column, place) in read {
      if let line = placeLines[place] {
        note(column, worded("the same as in line \(line): that one counts"), isError: false)
      } else {
        placeLines[place] = line
        let place = runPlace(place)
        lastPlace = place
        route?.stops.append(.place(place))
      }
    }
  }

  private func readPlace(
    _ words: inout OverlayWords, _ first: OverlayWord
  ) throws(OverlayFault) -> PlaceWords.Place {
    guard let places else { throw OverlayFault(first.column, "the line 'game' comes first") }
    let word = try words.word("PLACE")
    guard let place = places[word.text], !word.isQuoted else {
      throw OverlayFault(
        word.column, "no \("place") '\(word.text)'\(places.hint(for: word.text))")
    }
    return place
  }

  private func runPlace(_ place: PlaceWords.Place) -> RunPlace {
    switch place {
    case .location(let location): RunPlace(location)
    case .area(let area):
      RunPlace(catalog.dex.table(LocationArea.self)[area]?.location ?? ID(0), area: area)
    }
  }

  private func checkRoom(for stops: Int, _ first: OverlayWord) throws(OverlayFault) {
    guard (route?.stops.count ?? 0) + stops <= Self.mostStops else {
      throw OverlayFault(first.column, "a route has at most \(Self.mostStops) places and battles")
    }
  }

  /// `battle "NAME" [kind KIND] [at PLACE] [cap LEVEL] [@sets/NAME …]`
  private mutating func readBattle(
    _ words: inout OverlayWords, _ first: OverlayWord
  ) throws(OverlayFault) {
    guard route != nil else { throw OverlayFault(first.column, "the line 'game' comes first") }
    try checkRoom(for: 1, first)
    let column = words.column
    let name = try words.name()
    var (kind, place, cap) = (BattleKind.trainer, lastPlace, Int?.none)
    while let word = words.next, !word.text.hasPrefix("@") {
      if words.takes("kind") {
        kind = try readKind(&words)
      } else if words.takes("at") {
        place = runPlace(try readPlace(&words, first))
      } else if words.takes("cap") {
        cap = try words.number("LEVEL", TeamMember.levels)
      } else {
        throw OverlayFault(word.column, "'\(word.text)' should be \("kind|at|cap|@sets/NAME")")
      }
    }
    let teams = try readTeams(&words)
    guard cap != nil || !teams.isEmpty else {
      throw OverlayFault(words.column, "here should be \("cap LEVEL|@sets/NAME")")
    }
    if let line = battleLines[Spelling.folded(name)] {
      throw OverlayFault(column, "the battle of line \(line) has this name")
    }
    let battle = RouteBattle(
      line: line, name: name, kind: kind, place: place, statedCap: cap, teams: teams)
    route?.stops.append(.battle(battle))
    battleLines[Spelling.folded(name)] = line
  }

  private func readKind(_ words: inout OverlayWords) throws(OverlayFault) -> BattleKind {
    let word = try words.word("KIND")
    guard let kind = BattleKind(rawValue: word.text) else {
      let known = BattleKind.allCases.map(\.rawValue)
      throw OverlayFault(
        word.column,
        "'\(word.text)' should be \(known.joined(separator: "|"))")
    }
    return kind
  }

  private func readTeams(_ words: inout OverlayWords) throws(OverlayFault) -> [String] {
    var teams: [String] = []
    while !words.isAtEnd {
      let word = try words.word("@sets/NAME")
      let name = String(word.text.dropFirst())
      guard word.text.hasPrefix("@"), SetLibrary.has(name), name.count > SetLibrary.prefix.count,
        teams.count < Self.mostTeams
      else { throw OverlayFault(word.column, "'\(word.text)' should be \("@sets/NAME")") }
      teams.append(name)
    }
    return teams
  }
}

/// The contents of a route's file: the route, if it names its game, and what is wrong in it.
package struct RouteReading: Hashable, Sendable {
  /// `nil` if the file does not say which game it is of.
  package let route: GameRoute?
  package let problems: [OverlayReading.Problem]

  package var errors: [OverlayReading.Problem] { problems.filter(\.isError) }
}
