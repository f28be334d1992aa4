import PokedexDomain

/// The user's last place: the list's filter, lens and row, the tab of the row's page, and the address
/// of the route on top of the list.
package struct LastPlace: Hashable, Sendable {
  package var query = ""
  package var form: ID<Form>?
  /// Whether the page of ``form`` was open.
  package var isPageOpen = false
  /// The address of the route on top of the list; empty for the list itself.
  package var address = ""
  package var tab = PokemonTab.overview
  /// The slug of the lens; empty without one.
  package var lens = ""
  /// The first visible row of the list.
  package var top = 0
  /// The first visible line of the page.
  package var pageTop = 0

  package init() {}

  /// Whether a start without a place leads here, too.
  package var isStart: Bool { self == LastPlace() }

  /// The stored form: fields separated by tabs. Older versions wrote the first four or seven.
  package var text: String {
    let fields = [
      form.map { "\($0)" } ?? "", isPageOpen ? "page" : "", address, query,
      tab.word, lens, "\(top)", "\(pageTop)",
    ]
    return fields.map { $0.replacing("\t", with: " ") }.joined(separator: "\t")
  }

  /// Returns `nil` for a string that is not in the stored form.
  package init?(_ text: String) {
    let fields = text.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard [4, 7, 8].contains(fields.count) else { return nil }
    form = Int(fields[0]).map { ID($0) }
    isPageOpen = fields[1] == "page"
    address = fields[2]
    query = fields[3]
    guard fields.count > 4 else { return }
    tab = PokemonTab.allCases.first { $0.word == fields[4] } ?? .overview
    lens = fields[5]
    top = max(0, Int(fields[6]) ?? 0)
    pageTop = fields.count > 7 ? max(0, Int(fields[7]) ?? 0) : 0
  }
}

extension Route {
  /// The stored form of the route; `nil` for the list, and for routes that are not stored because
  /// they belong to the route below, exist only while the program runs, or are of another dex.
  func address(in catalog: Catalog?) -> String? {
    switch self {
    case .page(let destination): destination.address(in: catalog)
    case .table(let kind): "list \(Kinds[kind]?.listWord ?? Self.pokemon)"
    case .chart: "chart"
    case .progress: "progress"
    case .stillMissing(let game, let version):
      "missing \(game)" + (version.map { " \($0)" } ?? "")
    case .teams: "teams"
    case .run: "run"
    case .team(let name): "team \(name)"
    case .member(let team, let index): "member \(index) \(team)"
    case .candidates(let name): "complete \(name)"
    case .speedTiers(let team): "speed-tiers" + (team.map { " \($0)" } ?? "")
    case .pokedex, .teamText, .counters, .comparison, .damage, .meeting, .quiz: nil
    }
  }

  init?(address: String, in catalog: Catalog?) {
    let words = address.split(separator: " ", maxSplits: 1).map(String.init)
    guard let word = words.first else { return nil }
    let rest = words.count > 1 ? words[1] : ""
    let route = Self.ofUser(word, rest) ?? Self.ofDex(word, rest)
    guard let route = route ?? catalog.flatMap({ Self.asking(address, in: $0) }) else { return nil }
    self = route
  }

  private static func ofDex(_ word: String, _ rest: String) -> Route? {
    switch word {
    case "chart": .chart
    case "list": listed(rest).map { .table($0) }
    default: Destination(word, rest).map { .page($0) }
    }
  }

  private static func asking(_ address: String, in catalog: Catalog) -> Route? {
    Questions.read(address, in: catalog)?.value.map { .page(.asking($0.question)) }
  }

  private static func ofUser(_ word: String, _ rest: String) -> Route? {
    switch word {
    case "progress": .progress
    case "missing": missing(rest)
    case "teams": .teams
    case "run": .run
    case "team": .team(rest)
    case "member": member(rest)
    case "complete": .candidates(rest)
    case "speed-tiers": .speedTiers(rest.isEmpty ? nil : rest)
    default: nil
    }
  }

  private static func missing(_ rest: String) -> Route? {
    let numbers = rest.split(separator: " ").compactMap { Int($0) }
    guard let game = numbers.first else { return nil }
    return .stillMissing(ID(game), numbers.count > 1 ? ID(numbers[1]) : nil)
  }

  private static func member(_ rest: String) -> Route? {
    let words = rest.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let index = Int(words[0]),
      (0..<ShowdownReader.maxMembersOfTeam).contains(index)
    else { return nil }
    return .member(String(words[1]), index)
  }
}

extension Route {
  private static let pokemon = "pokemon"
  /// Earlier names of lists in stored routes.
  private static let formerWords = ["eggGroups": "egg-groups", "locations": "places"]

  private static func listed(_ word: String) -> Kind? {
    word == pokemon ? .form : Kinds.listed(as: formerWords[word] ?? word)?.kind
  }
}

extension Destination {
  fileprivate func address(in catalog: Catalog?) -> String? {
    switch self {
    case .pokemon(let id, let tab, let game):
      "pokemon \(id) \(tab.word)" + (game.map { " \($0)" } ?? "")
    case .thing(let kind, let id): "\(Kinds[kind]?.words[0] ?? kind.rawValue) \(id)"
    case .place(let id, let game, let query): "residents \(id) \(game) \(query)"
    case .query(let query): "query \(query)"
    case .question(let asked): catalog.flatMap { asked.question.text(in: $0) }
    }
  }

  fileprivate init?(_ word: String, _ rest: String) {
    if word == "query" {
      self = .query(rest)
      return
    }
    if let question = FormerAddress.question(word, rest) {
      self = .asking(question)
      return
    }
    let words = rest.split(separator: " ", maxSplits: 2)
    guard let number = words.first.flatMap({ Int($0) }) else { return nil }
    if word == "residents" {
      self = Self.residents(of: ID(number), words.dropFirst().map(String.init))
      return
    }
    if word == "pokemon" {
      let tab = words.count > 1 ? PokemonTab.named(String(words[1])) : nil
      self = .pokemon(
        ID(number), tab ?? .overview, game: words.count > 2 ? String(words[2]) : nil)
      return
    }
    guard let kind = Kinds.named(word)?.kind else { return nil }
    self = .thing(kind, number)
  }

  /// - Parameter words: The game and the filter; empty in addresses of earlier versions.
  private static func residents(of place: ID<Location>, _ words: [String]) -> Destination {
    guard let game = words.first else { return .to(place) }
    return .place(place, game: game, matching: words.count > 1 ? words[1] : "")
  }
}
