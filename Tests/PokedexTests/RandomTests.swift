import PokedexTesting
import Testing

/// `pokedex random`.
@Suite(.timeLimit(minutes: 5)) struct RandomTests {
  @Test func oneOfTheMatchesIsPrintedAsInTheList() throws {
    let home = try Home()
    let list = home.run(["list", "type:dragon"]).rows
    let rows = (1...5).flatMap { _ in home.run(["random", "type:dragon"]).rows }
    #expect(rows.count == 5)
    let known = Set(list.map(words))
    #expect(rows.allSatisfy { known.contains(words($0)) })
  }

  @Test func severalAreAllDifferentAndNoMoreThanThereAre() throws {
    let home = try Home()
    let few = home.run(["random", "gen:1 type:dragon", "--count", "9", "--columns", "name"]).rows
    #expect(Set(few) == ["Dratini", "Dragonair", "Dragonite"])
    #expect(few.count == 3)
    let many = home.run(["random", "--count", "300", "--columns", "id"]).rows
    #expect(Set(many).count == 300)
  }

  @Test func aSeedRepeatsTheChoice() throws {
    let home = try Home()
    let slugs = ["random", "is:default", "--count", "6", "--columns", "slug", "--seed"]
    let first = home.run(slugs + ["7"])
    #expect(first == home.run(slugs + ["7"]))
    #expect(first != home.run(slugs + ["8"]))
  }

  @Test func theJSONIsThatOfTheList() throws {
    let home = try Home()
    #expect(
      home.run(["random", "#445 is:default", "--json"])
        == home.run(["list", "#445 is:default", "--json"]))
  }

  @Test func withoutAMatchTheStatusIs1() throws {
    let run = try Home().run(["random", "type:bug", "type:dragon"])
    #expect(run.ending == .exited(1))
    #expect(run.errors.contains("nothing matches"))
    #expect(try Home().run(["random", "--count", "0"]).ending == .exited(64))
  }

  /// The words of a row, as the width of a column depends on the other rows.
  private func words(_ row: Substring) -> [Substring] { row.split(separator: " ") }
}
