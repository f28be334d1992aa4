/// The words for the marks of slots in files and for programs. They never change: names of slots, and
/// PokeAPI's slugs of balls and games.
package struct SlotMarkWords: Sendable {
  private let slots: SlotTable?
  private let balls: Table<Item>?
  private let games: Table<VersionGroup>?

  private static let untold = "untold"
  private static let look = "look-"
  private static let numbered = "#"

  /// - Parameter catalog: `nil` for numbers in place of names.
  package init(_ catalog: Catalog?) {
    slots = catalog?.slots
    balls = catalog?.dex.table(Item.self)
    games = catalog?.dex.table(VersionGroup.self)
  }

  // MARK: Slots

  /// The stable name; `untold` if neither look nor gender is told, `look-10001` for a look that the
  /// dex lacks.
  package func slot(_ key: SlotKey, of form: ID<Form>) -> String {
    if let entry = slots?[form].first(where: { $0.key == key }), !key.isUntold { return entry.name }
    let gender = key.gender?.slug.map { "-\($0)" } ?? ""
    let look = key.isUntold ? Self.untold : Self.look + String(key.look) + gender
    return look + (key.isShiny ? SlotEntry.shinyEnd : "")
  }

  /// The stable name also of the only slot of a form, of which nothing needs to be told.
  package func shownSlot(_ key: SlotKey, of form: ID<Form>) -> String {
    slots?.entry(of: form, key)?.name ?? slot(key, of: form)
  }

  /// `nil` if the form has no such slot.
  package func key(named name: String, of form: ID<Form>) -> SlotKey? {
    if let entry = slots?[form].first(where: { $0.name == name }) { return entry.key }
    let isShiny = name.hasSuffix(SlotEntry.shinyEnd)
    var rest = isShiny ? name.dropLast(SlotEntry.shinyEnd.count) : name[...]
    if rest == Self.untold { return SlotKey(isShiny: isShiny) }
    guard rest.hasPrefix(Self.look) else { return nil }
    rest = rest.dropFirst(Self.look.count)
    let parts = rest.split(separator: "-", omittingEmptySubsequences: false)
    guard let look = parts.first.flatMap({ Int32($0) }), look >= 0, parts.count <= 2 else {
      return nil
    }
    let gender = [Gender.female, .male].first { $0.slug == parts.last.map(String.init) }
    guard parts.count == 1 || gender != nil else { return nil }
    return SlotKey(look: Int(look), gender: gender, isShiny: isShiny)
  }

  // MARK: Balls and games

  /// `nil` if the ball is not told.
  package func ball(of mark: SlotMark) -> String? { mark.ball.map { Self.word($0, balls) } }
  /// `nil` if the games are not told.
  package func game(of mark: SlotMark) -> String? { mark.game.map { Self.word($0, games) } }

  package func ball(_ word: some StringProtocol) -> ID<Item>? { Self.id(word, balls) }
  package func game(_ word: some StringProtocol) -> ID<VersionGroup>? { Self.id(word, games) }

  private static func word<Row: Tabular>(_ id: ID<Row>, _ table: Table<Row>?) -> String {
    table?.slug(of: id) ?? numbered + String(id.rawValue)
  }

  private static func id<Row: Tabular>(
    _ word: some StringProtocol, _ table: Table<Row>?
  ) -> ID<Row>? {
    if let table, let row = table.slugs.firstIndex(of: String(word)) { return table.ids[row] }
    guard word.hasPrefix(numbered) else { return nil }
    return Int32(word.dropFirst()).flatMap { $0 > 0 ? ID(Int($0)) : nil }
  }
}
