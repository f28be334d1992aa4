/// Turns the patches of trackers into lines of a changed game. Such a file has sections (`--pokemon`,
/// `--move`, `--fakemon`) of lines with bars, in which an empty field changes nothing:
///
///     73,95,62,85,65,85|stantler|normal
///     cut|grass|60|a text
package struct TrackerPatch: LineReader {
  private enum Section: String {
    case pokemon = "--pokemon"
    case move = "--move"
    case fakemon = "--fakemon"
  }

  private typealias Part = TrackerLine.Part

  package private(set) var lines: [String] = []
  package var problems: [OverlayReading.Problem] = []

  private let catalog: Catalog
  private let reader: FormReader
  /// `nil` in a section that is not known, whose lines are not read.
  private var section: Section? = .pokemon
  private var toldMore = false
  package var line = 0
  /// The lines on which things were patched first.
  private var seen: [String: Int] = [:]

  package init(_ bytes: [UInt8], on catalog: Catalog) {
    self.catalog = catalog.published
    reader = FormReader(self.catalog)
    readLines(bytes)
  }

  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    let line = try TrackerLine(bytes)
    guard !line.text.isEmpty else { return }
    guard !line.text.hasPrefix("--") else { return try begin(line.text) }
    guard let section else { return }
    guard line.hasBar else { throw OverlayFault(1, "the line has no bar") }
    switch section {
    case .pokemon: try readPokemon(line.parts)
    case .move: try readMove(line.parts)
    case .fakemon: try readNew(line.parts)
    }
  }

  private mutating func begin(_ text: String) throws(OverlayFault) {
    section = Section(rawValue: text.lowercased())
    guard section != nil else {
      throw OverlayFault(1, "no \("section") '\(String(text.prefix(40)))'\("")")
    }
  }
}

// MARK: Pokémon

extension TrackerPatch {
  private mutating func readPokemon(_ parts: [Part]) throws(OverlayFault) {
    guard case .form(let row) = reader(parts[1].text) else {
      let hint = NearestWord.hint(parts[1].text, among: catalog.forms.slugs)
      throw OverlayFault(
        parts[1].column, "no \("pokemon") '\(parts[1].told)'\(hint)")
    }
    let slug = catalog.forms.slugs[row]
    let stats = try stats(parts[0])
    let types = try types(parts.count > 2 ? parts[2] : nil)
    let facts = zip(Stat.allCases, stats).compactMap { stat, value in
      value.map { "\(stat.field) \($0)" }
    }
    tellMore(parts)
    add("pokemon \(slug)", facts + types, parts[1])
  }

  /// Trackers have more parts than a changed game takes from them. Told once, as they stand in each line.
  private mutating func tellMore(_ parts: [Part]) {
    guard !toldMore, let more = parts.dropFirst(3).first(where: { !$0.text.isEmpty }) else {
      return
    }
    toldMore = true
    note(
      more.column, worded("what stands behind the types is not read, here and in other lines"),
      isError: false)
  }

  private mutating func readNew(_ parts: [Part]) throws(OverlayFault) {
    // One that is there already is changed.
    if case .form = reader(parts[1].text) { return try readPokemon(parts) }
    let slug = parts[1].text.slugged
    guard !slug.isEmpty else { throw OverlayFault(parts[1].column, "the Pokémon has no name") }
    let stats = try stats(parts[0]).compactMap(\.self)
    let types = try types(parts.count > 2 ? parts[2] : nil)
    guard stats.count == Stat.allCases.count, !types.isEmpty else {
      throw OverlayFault(1, "a new Pokémon needs six stats and a type")
    }
    let name = parts[1].text.filter { $0 != "\"" }
    var words = OverlayWords(Array("\(slug) \"\(name)\"".utf8)[...])
    guard words.slug() != nil, words.name() != nil else {
      throw OverlayFault(parts[1].column, "'\(parts[1].told)' should be \("NAME")")
    }
    tellMore(parts)
    let numbers = stats.map(String.init).joined(separator: " ")
    add(
      "new pokemon \(slug)",
      ["name \"\(name == slug ? titled(slug) : name)\"", "stats \(numbers)"] + types, parts[1])
  }

  /// Six numbers, of which any may be missing; none for an empty part.
  private func stats(_ part: Part) throws(OverlayFault) -> [Int?] {
    guard !part.text.isEmpty else { return [] }
    let numbers = part.text.split(separator: ",", omittingEmptySubsequences: false)
    guard numbers.count == Stat.allCases.count else {
      throw OverlayFault(part.column, "there are six stats, not \(numbers.count)")
    }
    var stats: [Int?] = []
    for number in numbers.map({ String($0).trimmed }) {
      let value = Int(number)
      guard number.isEmpty || value.map((1...Stat.highest).contains) ?? false else {
        throw OverlayFault(part.column, "'\(String(number.prefix(40)))' should be \("1-255")")
      }
      stats.append(value)
    }
    return stats
  }

  /// The fact of one or two types; none for an empty part.
  private func types(_ part: Part?) throws(OverlayFault) -> [String] {
    guard let part, !part.text.isEmpty else { return [] }
    var slugs: [String] = []
    for word in part.text.split(whereSeparator: { ",/ ".contains($0) }) {
      slugs.append(try type(String(word), part.column))
    }
    guard (1...2).contains(slugs.count) else {
      throw OverlayFault(part.column, "a Pokémon has one or two types")
    }
    return ["types \(slugs.joined(separator: " "))"]
  }

  /// The slug of a type.
  private func type(_ word: String, _ column: Int) throws(OverlayFault) -> String {
    if let type = ID<PokemonType>(named: word) { return type.slug }
    let known = catalog.dex.table(PokemonType.self).slugs
    let hint = NearestWord.hint(NearestWord.to(word, among: known))
    throw OverlayFault(column, "no \("type") '\(String(word.prefix(40)))'\(hint)")
  }
}

// MARK: Moves

extension TrackerPatch {
  private mutating func readMove(_ parts: [Part]) throws(OverlayFault) {
    let moves = catalog.dex.table(Move.self)
    let rows = catalog.dex.nameIndex(of: moves).rows(spelled: parts[0].text)
    guard rows.count == 1, let row = rows.first else {
      let hint = NearestWord.hint(parts[0].text, among: moves.slugs)
      throw OverlayFault(
        parts[0].column, "no \("move") '\(parts[0].told)'\(hint)")
    }
    var facts: [String] = []
    if !parts[1].text.isEmpty {
      facts.append("type \(try type(parts[1].text, parts[1].column))")
    }
    if parts.count > 2, !parts[2].text.isEmpty {
      guard let power = Int(parts[2].text), (0...999).contains(power) else {
        throw OverlayFault(
          parts[2].column, "'\(parts[2].told)' should be \("0-999")")
      }
      facts.append(power == 0 ? "power -" : "power \(power)")
    }
    add("move \(moves.slugs[row])", facts, parts[0])
  }

  // MARK: Lines

  private mutating func add(_ start: String, _ facts: [String], _ part: Part) {
    if let first = seen[start] {
      note(part.column, worded("the same as in line \(first): this one counts"), isError: false)
      lines.removeAll { $0.hasPrefix("\(start) ") }
    }
    seen[start] = line
    if !facts.isEmpty { lines.append("\(start) \(facts.joined(separator: " "))") }
  }
}
