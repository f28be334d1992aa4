/// Turns the leagues of trackers into teams. Such a file has a block for each battle, in which fields
/// at the end of a line may be missing:
///
///     --1|Roark|rock|gym-leader
///     geodude|12|stealth-rock,rock-throw|rock-head|oran-berry
///
/// After the item, a line may have the first Pokémon of the player, to whom alone it applies, and a
/// Tera type; `@` and EVs after the level. Lines with `==` are passed over.
package struct TrackerLeague: LineReader {
  /// A battle with its number, by which routes name it.
  struct Block {
    let id: String
    var team: Team
    let line: Int
  }

  private(set) var blocks: [Block] = []
  package var line = 0
  package var problems: [OverlayReading.Problem] = []

  private let catalog: Catalog
  private let names: ShowdownNames
  private let reader: FormReader
  /// The first Pokémon of the player; `nil` if it is not told.
  private let starter: ID<Form>?
  private var block: Block?

  /// - Parameters:
  ///   - catalog: that of the game.
  ///   - starter: the first Pokémon of the player.
  package init(_ bytes: [UInt8], on catalog: Catalog, starter: ID<Form>? = nil) {
    self.catalog = catalog
    self.starter = starter
    names = ShowdownNames(catalog)
    reader = FormReader(catalog)
    readLines(bytes)
    endBlock()
  }

  package mutating func read(line bytes: ArraySlice<UInt8>) throws(OverlayFault) {
    let line = try TrackerLine(bytes)
    guard !line.text.isEmpty, !line.text.hasPrefix("==") else { return }
    guard line.hasBar else { throw OverlayFault(1, "the line has no bar") }
    guard !line.text.hasPrefix("--") else { return try begin(line) }
    guard block != nil else {
      throw OverlayFault(1, "'\(line.parts[0].told)' should be \("--ID|NAME")")
    }
    if let member = try member(line) { block?.team.members.append(member) }
  }

  private mutating func begin(_ line: TrackerLine) throws(OverlayFault) {
    endBlock()
    let id = String(line.parts[0].text.dropFirst(2)).trimmed
    let name = Self.name(line[1].text)
    guard !id.isEmpty, !name.isEmpty else {
      throw OverlayFault(1, "'\(String(line.text.prefix(40)))' should be \("--ID|NAME")")
    }
    if let first = blocks.firstIndex(where: { $0.id == id }) {
      note(
        1, worded("the same as in line \(blocks[first].line): this one counts"), isError: false)
      blocks.remove(at: first)
    }
    block = Block(id: id, team: Team(name: name), line: self.line)
  }

  private mutating func endBlock() {
    if let block, !block.team.members.isEmpty { blocks.append(block) }
    block = nil
  }

  /// A number may follow, which tells equal names apart.
  private static let longestName = OverlayWords.longestName - " 999".count

  /// A name without the signs that mean something in a paste, in a name of the library or in a route.
  static func name(_ text: String) -> String {
    let signs = "=[]/\"".unicodeScalars
    let kept = text.typable.unicodeScalars.filter { !signs.contains($0) }
    return String(String.UnicodeScalarView(kept.prefix(longestName))).trimmed
  }
}

// MARK: Members

extension TrackerLeague {
  /// A line as a member; `nil` if it does not apply to the player.
  private func member(_ line: TrackerLine) throws(OverlayFault) -> TeamMember? {
    var member = TeamMember(try form(line[0]))
    try readLevel(line[1], into: &member)
    for move in line[2].words {
      member.moves.append(TeamMove(try id(move, names.moves, "move")))
    }
    guard member.moves.count <= TeamMember.maxMoves else {
      throw OverlayFault(line[2].column, "a Pokémon has at most \(TeamMember.maxMoves) moves")
    }
    member.ability = try optional(line[3], names.abilities, "ability")
    member.item = try optional(line[4], names.items, "item")
    member.teraType = try optional(line[6], names.types, "type")
    return try applies(line[5]) ? member : nil
  }

  private func form(_ part: TrackerLine.Part) throws(OverlayFault) -> ID<Form> {
    // The name of a picture may follow.
    let text = part.pieces(">")[0].text
    guard case .form(let row) = reader(text) else {
      let hint = NearestWord.hint(text, among: catalog.forms.slugs)
      throw OverlayFault(part.column, "no \("pokemon") '\(part.told)'\(hint)")
    }
    return catalog.forms.ids[row]
  }

  /// Reads `12`, or `12@0,252,0,0,4,252`.
  private func readLevel(
    _ part: TrackerLine.Part, into member: inout TeamMember
  ) throws(OverlayFault) {
    let pieces = part.pieces("@")
    guard let level = Int(pieces[0].text), TeamMember.levels.contains(level) else {
      let range = TeamMember.levels
      throw OverlayFault(
        part.column,
        "'\(part.told)' should be \("LEVEL"), \(range.lowerBound) to \(range.upperBound)")
    }
    member.level = level
    guard pieces.count > 1 else { return }
    let efforts = pieces[1].pieces(",").map { Int($0.text) }
    guard efforts.count == Stat.allCases.count else {
      throw OverlayFault(pieces[1].column, "there are six stats, not \(efforts.count)")
    }
    for (stat, effort) in zip(Stat.allCases, efforts) {
      guard let effort, TeamMember.efforts.contains(effort) else {
        let range = TeamMember.efforts
        throw OverlayFault(
          pieces[1].column,
          "'\(pieces[1].told)' should be \("EVS"), \(range.lowerBound) to \(range.upperBound)")
      }
      if effort > 0 { member.effort[stat] = effort }
    }
  }

  private func optional<Row: Tabular>(
    _ part: TrackerLine.Part, _ words: ShowdownVocabulary<Row>, _ what: String
  ) throws(OverlayFault) -> ID<Row>? {
    part.text.isEmpty ? nil : try id(part, words, what)
  }

  private func id<Row: Tabular>(
    _ part: TrackerLine.Part, _ words: ShowdownVocabulary<Row>, _ what: String
  ) throws(OverlayFault) -> ID<Row> {
    guard let id = words.id(part.text) else {
      let hint = NearestWord.hint(words.nearest(to: part.text))
      throw OverlayFault(part.column, "no \(what) '\(part.told)'\(hint)")
    }
    return id
  }

  /// Whether a line applies to the player, who began with one of several Pokémon.
  private func applies(_ part: TrackerLine.Part) throws(OverlayFault) -> Bool {
    guard !part.text.isEmpty else { return true }
    let form = try form(part)
    guard let starter else {
      throw OverlayFault(
        part.column, "the line is for those who began with '\(part.told)': '--starter' says who did"
      )
    }
    return form == starter
  }
}
