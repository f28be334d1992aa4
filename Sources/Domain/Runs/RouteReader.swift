/// Reads a route, line by line, in the manner of the files of changed games.
///
/// docs/routes.md has the grammar.
package struct RouteReader: StatementReader {
  /// The version of the grammar.
  package static let version = 1
  private static let mostStops = 5_000
  private static let mostTeams = 10

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

  mutating func read(
    _ statement: RouteStatement, _ first: OverlayWord, _ words: inout OverlayWords
  ) {
    switch statement {
    case .route: readVersion(&words)
    case .game: readGame(&words)
    case .place: readPlaces(&words, first)
    case .battle: readBattle(&words, first)
    }
  }

  private func readVersion(_ words: inout OverlayWords) {
    let column = words.column
    guard let version = words.number("VERSION", 1...99), words.finish() else { return }
    if version > Self.version {
      words.refuse(
        column, "this program reads version \(Self.version) of the grammar, and no later one")
    }
  }

  /// `game GAME`: as it was published, or as people changed it.
  private mutating func readGame(_ words: inout OverlayWords) {
    guard let word = words.word("GAME"), words.finish() else { return }
    guard route == nil else { return words.refuse(word.column, "a file has one game") }
    guard let game = catalog.lens(named: word.text), game.data.isGame else {
      let known = catalog.lenses.all.map(\.slug) + catalog.changedGames.map(\.slug)
      let hint = NearestWord.hint(word.text, among: known)
      return words.refuse(word.column, "no \("game") '\(word.text)'\(hint)")
    }
    route = GameRoute(name: name, game: game)
    places = PlaceWords(catalog.dex, game.data.groups)
  }

  // MARK: Stops

  /// `place PLACE …`, in the order in which they are reached.
  private mutating func readPlaces(_ words: inout OverlayWords, _ first: OverlayWord) {
    var read: [(column: Int, place: PlaceWords.Place)] = []
    repeat {
      let column = words.column
      if let place = readPlace(&words, first) { read.append((column, place)) }
    } while !words.isAtEnd
    checkRoom(for: read.count, first, &words)
    guard words.finish() else { return }
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
  ) -> PlaceWords.Place? {
    guard let places else { return words.refuse(first.column, "the line 'game' comes first") }
    guard let word = words.word("PLACE") else { return nil }
    guard let place = places[word.text], !word.isQuoted else {
      return words.refuse(
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

  private func checkRoom(for stops: Int, _ first: OverlayWord, _ words: inout OverlayWords) {
    if (route?.stops.count ?? 0) + stops > Self.mostStops {
      words.refuse(first.column, "a route has at most \(Self.mostStops) places and battles")
    }
  }

  /// `battle "NAME" [kind KIND] [at PLACE] [cap LEVEL] [@sets/NAME …]`
  private mutating func readBattle(_ words: inout OverlayWords, _ first: OverlayWord) {
    guard route != nil else { return words.refuse(first.column, "the line 'game' comes first") }
    checkRoom(for: 1, first, &words)
    let column = words.column
    let name = words.name()
    var (kind, place, cap) = (BattleKind.trainer, lastPlace, Int?.none)
    while let word = words.next, !word.text.hasPrefix("@") {
      if words.takes("kind") {
        kind = readKind(&words) ?? kind
      } else if words.takes("at") {
        place = readPlace(&words, first).map(runPlace)
      } else if words.takes("cap") {
        cap = words.number("LEVEL", TeamMember.levels)
      } else {
        words.refuse(word.column, "'\(word.text)' should be \("kind|at|cap|@sets/NAME")")
      }
    }
    let teams = readTeams(&words)
    if cap == nil, teams.isEmpty {
      words.refuse(words.column, "here should be \("cap LEVEL|@sets/NAME")")
    }
    guard let name, words.finish() else { return }
    if let line = battleLines[Spelling.folded(name)] {
      return words.refuse(column, "the battle of line \(line) has this name")
    }
    let battle = RouteBattle(
      line: line, name: name, kind: kind, place: place, statedCap: cap, teams: teams)
    route?.stops.append(.battle(battle))
    battleLines[Spelling.folded(name)] = line
  }

  private func readKind(_ words: inout OverlayWords) -> BattleKind? {
    guard let word = words.word("KIND") else { return nil }
    guard let kind = BattleKind(rawValue: word.text) else {
      let known = BattleKind.allCases.map(\.rawValue)
      return words.refuse(
        word.column, "'\(word.text)' should be \(known.joined(separator: "|"))")
    }
    return kind
  }

  private func readTeams(_ words: inout OverlayWords) -> [String] {
    var teams: [String] = []
    while !words.isAtEnd, let word = words.word("@sets/NAME") {
      let name = String(word.text.dropFirst())
      guard word.text.hasPrefix("@"), SetLibrary.has(name), name.count > SetLibrary.prefix.count,
        teams.count < Self.mostTeams
      else {
        words.refuse(word.column, "'\(word.text)' should be \("@sets/NAME")")
        break
      }
      teams.append(name)
    }
    return teams
  }
}

/// The first words of lines.
enum RouteStatement: String, CaseIterable {
  case route, game, place, battle
}

/// The contents of a route's file: the route, if it names its game, and what is wrong in it.
package struct RouteReading: LineReading, Hashable {
  /// `nil` if the file does not say which game it is of.
  package let route: GameRoute?
  package let problems: [OverlayReading.Problem]
}
