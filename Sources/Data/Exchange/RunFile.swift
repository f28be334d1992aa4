import FoundationEssentials
import PokedexDomain

/// Reads a run from a file of JSON, as `pokedex run export` writes it.
package enum RunFile {
  private static let largest = 8 << 20

  /// - Parameters:
  ///   - name: that of the file, for messages.
  ///   - catalog: that of the dex as it is, which knows the changed games.
  /// - Throws: ``PokedexError/file(path:reason:)``, which names the field.
  package static func read(
    _ bytes: [UInt8], named name: String, in catalog: Catalog
  ) throws(PokedexError) -> Run {
    guard bytes.count <= largest else {
      throw .file(path: name, reason: worded("it may have at most \(largest >> 20) MiB"))
    }
    do {
      let document = try JSONDecoder().decode(RunDocument.self, from: Data(bytes))
      return try RunDocumentReader(document, in: catalog).run()
    } catch let error as PokedexError {
      throw error
    } catch {
      let error = FieldError(error)
      throw .file(
        path: name, reason: error.field.isEmpty ? error.reason : "\(error.field) \(error.reason)")
    }
  }
}

/// Turns the words of a document into a run.
private struct RunDocumentReader {
  private let document: RunDocument
  private let game: Lens
  private let dex: any DexReference
  private let forms: Table<Form>

  init(_ document: RunDocument, in catalog: Catalog) throws(FieldError) {
    guard let game = catalog.lens(named: document.game), game.data.isGame else {
      throw FieldError(["game"], "“\(document.game)” is no game that is known")
    }
    self.document = document
    self.game = game
    let own = catalog.through(game)
    (dex, forms) = (own.dex, own.forms)
  }

  func run() throws(FieldError) -> Run {
    var run = Run(
      name: document.name, game: game.slug,
      rules: RunRules(document.rules), route: document.route)
    guard Run.isName(run.name) else { throw FieldError(["name"], "is no name of a run") }
    run.reached = try places(document.reached, "reached")
    run.missed = try places(document.missed, "missed")
    run.beaten = try beaten()
    run.means = RunMeans(try means())
    run.cap = document.cap
    run.isArchived = document.isArchived
    guard document.pokemon.count <= Run.mostPokemon else {
      throw FieldError(["pokemon"], "has more than \(Run.mostPokemon) entries")
    }
    for (index, one) in document.pokemon.enumerated() {
      run.own.append(try pokemon(one, "pokemon[\(index)]"))
    }
    return run
  }

  private func beaten() throws(FieldError) -> [String] {
    let isName = { (name: String) in
      !name.isEmpty && name.typable == name && name.utf8.count <= RouteBattle.longestName
    }
    guard document.beaten.count <= Run.mostBattles, document.beaten.allSatisfy(isName) else {
      throw FieldError(["beaten"], "has names of no battles, or more than \(Run.mostBattles)")
    }
    return document.beaten
  }

  private func means() throws(FieldError) -> [RunWord] {
    var words: [RunWord] = []
    for word in document.means {
      guard let known = RunWord(word) else { throw FieldError(["means"], "“\(word)” is none") }
      words.append(known)
    }
    return words
  }

  private func places(_ slugs: [String], _ key: String) throws(FieldError) -> [RunPlace] {
    guard slugs.count <= Run.mostPlaces else {
      throw FieldError([AnyKey(stringValue: key)], "has more than \(Run.mostPlaces) entries")
    }
    var places: [RunPlace] = []
    for slug in slugs { places.append(try place(slug, key)) }
    return places
  }

  private func place(_ text: String, _ key: String) throws(FieldError) -> RunPlace {
    let slugs = text.split(separator: "/", maxSplits: 1).map(String.init)
    let location = slugs.first.flatMap { dex.id(.location, of: $0) }
    let area = slugs.dropFirst().first.map { dex.id(.locationArea, of: $0) }
    guard let location, area != .some(nil) else {
      throw FieldError([AnyKey(stringValue: key)], "“\(text)” is no place")
    }
    return RunPlace(ID(location), area: (area ?? nil).map { ID($0) })
  }

  private func pokemon(
    _ written: RunMemberDocument, _ key: String
  ) throws(FieldError) -> RunPokemon {
    guard let row = forms.slugs.firstIndex(of: written.form) else {
      throw FieldError([AnyKey(stringValue: "\(key).form")], "“\(written.form)” is no Pokémon")
    }
    var member = TeamMember(forms.ids[row])
    written.fill(&member)
    for (field, slug) in written.names {
      guard case .name(let vocabulary, let path) = field.kind else { continue }
      member[keyPath: path] = try id(vocabulary.kind, slug, "\(key).\(field.key)")
    }
    for (index, move) in written.moves.enumerated() {
      let place = "\(key).moves[\(index)]"
      member.moves.append(
        TeamMove(
          ID(try id(.move, move.move, place)),
          type: try move.type.map { slug throws(FieldError) in ID(try id(.type, slug, place)) }))
    }
    var pokemon = RunPokemon(member)
    if let slug = written.place { pokemon.place = try place(slug, "\(key).place") }
    pokemon.isFallen = written.isFallen
    return pokemon
  }

  private func id(_ kind: Kind, _ slug: String, _ key: String) throws(FieldError) -> Int {
    guard let id = dex.id(kind, of: slug) else {
      throw FieldError([AnyKey(stringValue: key)], "“\(slug)” is unknown")
    }
    return id
  }
}

extension FieldError {
  fileprivate init(_ path: [AnyKey], _ reason: String) {
    self.init(path as [any CodingKey], reason)
  }
}
