import PokedexDomain
import PokedexTesting
import Testing

@testable import PokedexData

/// Names of slots in the spellings of people.
@Suite struct SlotNameTests {
  @Test(arguments: [
    ("unown-b", "unown-b"), ("Unown B", "unown-b"), ("B Unown", "unown-b"), ("Zarbi B", "unown-b"),
    ("Unown (!)", "unown-exclamation"), ("icognito ?", "unown-question"), ("unown a", "unown-a"),
    ("hippopotas female", "hippopotas-female"), ("Hippopotas ♀", "hippopotas-female"),
    ("Hippopotas♂", "hippopotas-male"), ("Hippopotas (F)", "hippopotas-female"),
    ("female hippopotas", "hippopotas-female"), ("Hippopotas ♀, shiny", "hippopotas-female-shiny"),
    ("Tauros (Paldean Form, Combat Breed)", "tauros-paldea-combat-breed"),
    ("vivillon-icy-snow", "vivillon-icy-snow"), ("Icy Snow Vivillon", "vivillon-icy-snow"),
    ("shiny mew", "mew-shiny"), ("Mew (shiny)", "mew-shiny"), ("★ Mew", "mew-shiny"),
    ("shiny Hippopotas ♀", "hippopotas-female-shiny"), ("Frillish ♀", "frillish-female"),
    ("Meowstic (Female)", "meowstic-female"), ("Nidoran ♀", "nidoran-f"),
    ("alcremie-ruby-cream-berry-sweet-shiny", "alcremie-vanilla-cream-berry-sweet-shiny"),
    ("shiny ruby cream berry sweet alcremie", "alcremie-vanilla-cream-berry-sweet-shiny"),
    ("Sneasel-Hisui ♂", "sneasel-hisui-male"), ("Burmy (Sandy Cloak)", "burmy-sandy"),
    ("Mew", "mew"), ("#151", "mew"), ("Abra ♀", "abra"), ("Zubat ♂", "zubat-male"),
    ("Gastrodon West ♂", "gastrodon-west"), ("Vivillon (Motivo Polar)", "vivillon-icy-snow"),
    ("Flabébé Flor Roja", "flabebe-red"), ("アンノーン (Ｂ)", "unown-b"),
    ("Sesokitz Sommerform", "deerling-summer"),
  ])
  func aNameMeansItsSlot(_ text: String, _ name: String) async throws {
    let catalog = try await Bundled.catalog()
    let slot = try #require(SlotReader(catalog)(text), "\(text)")
    let entry = try #require(catalog.slots[name])
    #expect(slot == MarkedSlot(form: entry.slot.form, key: entry.key), "\(text)")
  }

  @Test(arguments: ["Unown", "#201", "Hippopotas", "Vivillon", "Pikachu", "アンノーン"])
  func whatIsNotToldIsNotGuessed(_ text: String) async throws {
    let slot = try #require(SlotReader(try await Bundled.catalog())(text))
    #expect(!slot.isTold)
  }

  @Test(arguments: ["Mew ♀", "Magnemite female", "Tauros ♀", "Chansey ♂", "unown zz", "", "shiny"])
  func aSlotThatNoneHasIsNotRead(_ text: String) async throws {
    #expect(SlotReader(try await Bundled.catalog())(text) == nil, "\(text)")
  }
}
