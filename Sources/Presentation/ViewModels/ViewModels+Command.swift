import PokedexDomain

extension ViewModels {
  /// The command that prints what the top screen shows; `nil` if there is none.
  package func command(in router: Router) -> String? {
    guard let catalog = dex.seen, let words = words(for: router.top, in: catalog)
    else { return nil }
    return (["pokedex"] + words.map(Self.quoted)).joined(separator: " ")
  }

  private func words(for route: Route, in catalog: Catalog) -> [String]? {
    switch route {
    case .pokedex:
      dex.isPageOpen
        ? dex.selected.flatMap { words(for: .pokemon($0, pokemon.tab), in: catalog) }
        : ["list"] + query(dex.list.query) + games()
    case .page(let destination): words(for: destination, in: catalog)
    case .table(let kind):
      Kinds[kind].map { [$0.listWord] + query(filter(of: $0)) + games() }
    case .chart: ["chart"] + games()
    case .progress: ["progress"]
    case .stillMissing(let game, let version):
      (version.flatMap { catalog.dex.table(Version.self).slug(of: $0) }
        ?? catalog.dex.table(VersionGroup.self).slug(of: game)).map { ["progress", $0] }
    case .teams: ["team", "list"]
    case .run: ["run", "show"]
    case .team(let name), .member(let name, _): ["team", "show", name]
    case .teamText(let name): ["team", "export", name]
    case .candidates(let name): ["complete", name]
    case .speedTiers(let team):
      ["speed"] + query(dex.list.query) + (team.map { ["--team", $0] } ?? []) + games()
    case .comparison:
      ["compare"] + comparison.subjects.compactMap { catalog.forms[$0.form]?.slug } + games()
    case .counters, .damage, .meeting, .quiz: nil
    }
  }

  private func words(for destination: Destination, in catalog: Catalog) -> [String]? {
    switch destination {
    case .pokemon(let form, let tab, let game):
      catalog.forms[form].map { form in
        ["show", tab == .overview ? form.slug : "\(form.slug):\(tab.word)"] + games(game)
      }
    case .thing(let kind, let id):
      address(of: kind, id, in: catalog).map { ["show", $0] + games() }
    case .place(let place, let game, _):
      address(of: .location, place.rawValue, in: catalog).map { ["where", $0] + games(game) }
    case .query(let text): ["list"] + query(text) + games()
    case .question(let asked):
      asked.question.text(in: catalog).map { text in
        text.split(separator: " ").map(String.init)
          + (asked.question.lens == nil ? games() : [])
      }
    }
  }

  /// `move:earthquake`
  private func address(of kind: Kind, _ id: Int, in catalog: Catalog) -> String? {
    guard let source = Kinds.source(kind) else { return nil }
    let keys = source.keys(catalog.dex)
    return keys.ids.firstIndex(of: id).map { "\(source.words[0]):\(keys.slugs[$0])" }
  }

  private func filter<Entity: Browsable>(of kind: Entity.Type) -> String {
    tables.table(of: kind).listing?.query ?? ""
  }

  private func query(_ text: String) -> [String] { text.isEmpty ? [] : [text] }

  private func games(_ own: String? = nil) -> [String] {
    (own ?? lens.lens?.slug).map { ["--game", $0] } ?? []
  }

  /// The word as shells read it: in single quotation marks unless they would change nothing.
  private static func quoted(_ word: String) -> String {
    let isPlain = word.unicodeScalars.allSatisfy {
      $0.properties.isAlphabetic || ("0"..."9").contains($0) || "-_./:@".unicodeScalars.contains($0)
    }
    return isPlain && !word.isEmpty ? word : "'" + word.replacing("'", with: "'\\''") + "'"
  }
}
