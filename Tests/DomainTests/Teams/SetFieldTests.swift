import Testing

@testable import PokedexDomain

/// The table of a set's values.
@Suite struct SetFieldTests {
  @Test func everyPropertyOfAMemberIsInTheTable() {
    let columns = Set(SetField.all.map(\.column))
    let others = ["form", "moves", "unread"]
    #expect(Mirror(reflecting: TeamMember(1)).children.count == columns.count + others.count)
  }

  @Test func keysAndLinesAreUnique() {
    #expect(Set(SetField.all.map(\.key)).count == SetField.all.count)
    let labels = SetField.all.compactMap(\.line).flatMap(\.labels)
    #expect(Set(labels).count == labels.count)
  }

  @Test(arguments: [
    (GameRules(in: 1), "nickname level ball look effort individual"),
    (
      GameRules(in: 4),
      "nickname ability item nature level gender happiness shiny ball hiddenPower look effort "
        + "individual"
    ),
    (
      GameRules(in: 9),
      "nickname ability item nature level teraType gender happiness shiny ball look effort "
        + "individual"
    ),
    (GameRulesTable.champions, "nickname ability item nature gender shiny ball look statPoints"),
  ])
  func aGameHasItsValues(_ rules: GameRules, _ keys: String) {
    let own = SetField.all.filter { $0.exists(in: rules) }.map(\.key)
    #expect(own.joined(separator: " ") == keys)
  }

  @Test func aClearedValueIsNotSet() {
    var member = TeamMember(445)
    member.teraType = .steel
    member.effort[.speed] = 0
    #expect(SetField.all.filter { $0.isSet(in: member) }.map(\.key).contains("teraType"))
    for field in SetField.all { field.clear(in: &member) }
    #expect(member == TeamMember(445))
  }
}
