import PokedexDomain
import PokedexPresentation
import PokedexTesting
import Testing

/// The list and the page of every ``Kind`` that has them.
@MainActor @Suite struct KindScreenTests {
  @Test(arguments: Kinds.withPages) func itsListIsShownAndItsRowsLeadToPages(_ kind: Kind)
    async throws
  {
    let type = try #require(Kinds[kind])
    let stage = try await stage()
    stage.router.show(.table(kind))
    await stage.type("g")
    let row = try #require(stage.selectedRow)
    await stage.type("<enter>")
    guard case .page(.thing(kind, _)) = stage.router.top else {
      Issue.record("\(kind): \(stage.text)")
      return
    }
    let name = try #require(Self.head(of: stage))
    // The names of types are badges in capitals.
    #expect(row.lowercased().contains(name.prefix(12).lowercased()), "\(name) in \(row)")
    await stage.type("<esc>")
    #expect(Self.head(of: stage) == type.title)
  }

  /// The first words of the top line.
  private static func head(of stage: Stage) -> String? {
    stage.frame.rowText(0).split(separator: "━").map(\.trimmed).first
  }

  @Test(arguments: Kinds.withPages) func itsListIsChosenAndSorted(_ kind: Kind) async throws {
    let type = try #require(Kinds[kind])
    let stage = try await stage()
    await stage.type("B\(type.title)<enter>")
    #expect(stage.router.top == .table(kind))
    await stage.type("s")
    #expect(stage.dialog == "Sort by")
    for field in Self.numbers(of: type).prefix(3) { #expect(stage.text.contains(field)) }
    await stage.type("<esc>")
    #expect(stage.dialog == nil)
  }

  private static func numbers<Entity: Browsable>(of kind: Entity.Type) -> [String] {
    Entity.Rows.fields.filter { $0.measure != nil }.map(\.name)
  }
}
