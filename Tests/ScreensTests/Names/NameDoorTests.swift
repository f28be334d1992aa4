import PokedexDomain
import PokedexTesting
import Testing

/// Every door reads the name of a Pokémon in every spelling.
@MainActor @Suite(.timeLimit(minutes: 5)) struct NameDoorTests {
  @Test func everyKindOfSpellingHasAnExample() {
    #expect(Set(SpelledName.all.map(\.kind)) == Set(SpelledName.Kind.allCases))
  }

  @Test(arguments: NameDoor.all.indices)
  func aNameIsReadInEverySpelling(_ index: Int) async throws {
    let (door, dex) = (NameDoor.all[index], try await NameDoor.Dex())
    let unread = SpelledName.all.filter { name in
      (try? door.reads(name.text, name.slug, dex)) != true
    }
    #expect(Set(unread.map(\.kind)) == Set(door.misses.keys), "\(door.name): \(unread.map(\.text))")
  }
}
