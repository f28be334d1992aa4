import PokedexData
import Testing

@testable import PokedexDomain

/// Names of Pokémon as people type, paste and import them.
@Suite struct AnySpellingTests {
  @Test(arguments: [
    ("Raticate-Alola-Totem", "raticate-totem-alola"), ("Pikachu-Original", "pikachu-original-cap"),
    ("Tauros-Paldea-Blaze", "tauros-paldea-blaze-breed"), ("Pichu-Spiky-eared", "pichu"),
    ("Cherrim-Sunshine", "cherrim"), ("Arceus-Bug", "arceus"), ("Genesect-Douse", "genesect"),
    ("Greninja-Bond", "greninja-battle-bond"), ("Vivillon-Pokeball", "vivillon"),
    ("Meowstic-F", "meowstic-female"), ("Meowstic-M-Mega", "meowstic-male-mega"),
    ("Necrozma-Dusk-Mane", "necrozma-dusk"), ("Indeedee-F", "indeedee-female"),
    ("Urshifu-Gmax", "urshifu-single-strike-gmax"), ("Zygarde-10%", "zygarde-10"),
    ("Ogerpon-Hearthflame", "ogerpon-hearthflame-mask"), ("Ogerpon-Teal-Tera", "ogerpon"),
    ("Kyurem-W", "kyurem-white"), ("Rotom-W", "rotom-wash"), ("Landorus-T", "landorus-therian"),
    ("Hoopa-U", "hoopa-unbound"), ("Charizard-MX", "charizard-mega-x"),
    ("Charizard X", "charizard-mega-x"), ("Urshifu-R", "urshifu-rapid-strike"),
    ("Ninetales (Alolan Form)", "ninetales-alola"), ("Alola Ninetales", "ninetales-alola"),
    ("Ninetales (Alolan)", "ninetales-alola"), ("Mr. Mime (Galarian)", "mr-mime-galar"),
    ("Tornadus (Therian Forme)", "tornadus-therian"),
    ("Aegislash (Blade Forme)", "aegislash-blade"),
    ("Pumpkaboo (Super Size)", "pumpkaboo-super"), ("Deoxys Attack Forme", "deoxys-attack"),
    ("Galarian Zen Darmanitan", "darmanitan-galar-zen"),
    ("Tauros (Paldean Form, Combat Breed)", "tauros-paldea-combat-breed"),
    ("Darmanitan (Galarian Form, Zen Mode)", "darmanitan-galar-zen"),
    ("Farfetch'd (Galarian)", "farfetchd-galar"), ("Farfetch’d (Galar)", "farfetchd-galar"),
    ("Ice Rider Calyrex", "calyrex-ice"), ("Dusk Mane Necrozma", "necrozma-dusk"),
    ("Female Nidoran", "nidoran-f"), ("Nidoran (Female)", "nidoran-f"),
    ("nidoran-female", "nidoran-f"), ("Male Indeedee", "indeedee-male"),
    ("Gigantamax Charizard", "charizard-gmax"), ("キョダイマックスリザードン", "charizard-gmax"),
    ("ポリゴンZ", "porygon-z"), ("ポリゴン2", "porygon2"), ("多邊獸II", "porygon2"),
    ("多邊獸Ⅱ", "porygon2"), ("多邊獸ⅱ", "porygon2"), ("ＰＩＫＡＣＨＵ", "pikachu"), ("ﾋﾟｶﾁｭｳ", "pikachu"),
    ("Farfetchʼd", "farfetchd"), ("Alola-Vulnona", "ninetales-alola"),
    ("Vulnona (Alola-Form)", "ninetales-alola"), ("Feunard d’Alola", "ninetales-alola"),
    ("アローラキュウコン", "ninetales-alola"), ("メガリザードンX", "charizard-mega-x"),
    ("Rotom Calor", "rotom-heat"), ("Rotom Lavaggio", "rotom-wash"),
    ("ウォッシュロトム", "rotom-wash"), ("히트로토무", "rotom-heat"), ("메가리자몽X", "charizard-mega-x"),
    ("MegaCharizard X", "charizard-mega-x"), ("Kyurem Bianco", "kyurem-white"),
    ("Bekaglaçon Tête Dégel", "eiscue-noice"), ("Bekaglaçon Tête de Gel", "eiscue-ice"),
  ])
  func aFormIsFoundByAnySpelling(_ name: String, _ slug: String) async throws {
    let catalog = try await Bundled.catalog()
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    #expect(FormReader(catalog)(name) == .form(row))
    #expect(FindAnything()(name, in: catalog).first?.slug == slug)
    #expect(try await Bundled.find(name).contains(slug))
  }

  @Test func aTextOfMoreWordsThanAnyNameIsNoName() async throws {
    let reader = FormReader(try await Bundled.catalog())
    let name = String(repeating: "form ", count: 10) + "Alolan Ninetales"
    #expect(reader(name) == reader("Alolan Ninetales"))
    #expect(reader("form " + name) == .unknown)
  }

  @Test(arguments: [
    ("Gastrodon (East Sea)", "gastrodon"), ("East Sea Gastrodon", "gastrodon"),
    ("Florges (Blue Flower)", "florges"), ("Furfrou (Star Trim)", "furfrou"),
    ("Genesect (Douse Drive)", "genesect"), ("Douse Drive Genesect", "genesect"),
    ("Burmy (Sandy Cloak)", "burmy"), ("Cherrim (Sunshine Form)", "cherrim"),
    ("Arceus (Bug Type)", "arceus"), ("Silvally Bug Type", "silvally"),
    ("Vivillon (Poké Ball Pattern)", "vivillon"), ("Deerling (Summer Form)", "deerling"),
    ("Sinistea (Antique Form)", "sinistea"), ("Artisan Poltchageist", "poltchageist"),
    ("Alcremie-Ruby-Cream", "alcremie"), ("Alcremie (Ruby Cream)", "alcremie"),
    ("Unown (B Form)", "unown"), ("B Unown", "unown"), ("Zarbi B", "unown"),
    ("Östliches Gastrodon", "gastrodon"), ("Unown (!)", "unown"), ("unown-!", "unown"),
    ("Icognito ?", "unown"), ("Unown（？）", "unown"), ("アンノーン！", "unown"),
  ])
  func aLookIsFoundAsItsFormButNeverTakenForIt(_ name: String, _ slug: String) async throws {
    let catalog = try await Bundled.catalog()
    let row = try #require(catalog.forms.slugs.firstIndex(of: slug))
    #expect(FormReader(catalog)(name) == .form(row))
    #expect(FormReader(catalog).ownerOfLook(name) == catalog.names[row])
    let list = FindListedPokemon(takesLooks: false)([name[...]], in: catalog)
    #expect(list.problems.map(\.reason) == [.look(of: catalog.names[row])])
  }

  @Test(arguments: [
    "Unown", "unown", "Icognito", "アンノーン", "#201", "201", "Unown A", "Unown (A)", "Arceus",
    "Arceus (Normal)", "Arceus-Normal", "Burmy (Plant Cloak)", "Gastrodon (West Sea)",
    "Alcremie", "Vivillon", "Vivillon (Meadow Pattern)", "Deerling (Spring Form)", "Minior-Red",
    "Furfrou (Natural Form)", "Westliches Gastrodon", "Squawkabilly-Blue", "Maushold-Four",
    "Tatsugiri-Droopy", "Pichu", "Pikachu!", "Xerneas-Neutral", "Cherrim (Overcast Form)",
  ])
  func theUsualLookIsTheForm(_ name: String) async throws {
    let catalog = try await Bundled.catalog()
    #expect(FormReader(catalog)(name) != .unknown)
    #expect(FormReader(catalog).ownerOfLook(name) == nil)
    let list = FindListedPokemon(takesLooks: false)([name[...]], in: catalog)
    #expect(list.problems == [])
  }

  @Test(arguments: [
    ("Rotom-F", ["rotom-frost", "rotom-fan"]),
    ("Mega Meowstic", ["meowstic-male-mega", "meowstic-female-mega"]),
  ])
  func ifSeveralFormsAreMeantAlikeNoneIsGuessed(_ name: String, _ slugs: [String]) async throws {
    let catalog = try await Bundled.catalog()
    let reading = FormReader(catalog)(name)
    #expect(reading.rows.map { catalog.forms.slugs[$0] } == slugs)
    #expect(throws: PokedexError.unclear(name, slugs)) {
      try FindPokemon()(name, in: QueryEngine(PokemonRows(catalog)))
    }
  }

  @Test(arguments: ["Stone", "Form", "Mega", "Z", "W", "Xatu-Q", "notamon", "", "(", "♀"])
  func whatIsNoNameIsNotRead(_ name: String) async throws {
    #expect(FormReader(try await Bundled.catalog())(name) == .unknown)
  }

  @Test func whatATeamIsExportedWithIsReadEverywhere() async throws {
    let catalog = try await Bundled.catalog()
    let names = ShowdownNames(catalog)
    let reader = FormReader(catalog)
    for (row, form) in catalog.forms.ids.enumerated() {
      let name = names.name(of: form, nil)
      let read = try #require(reader(name).rows.first, "\(name)")
      #expect(catalog.speciesRows[read] == catalog.speciesRows[row], "\(name)")
      // The default forms of Minior and Maushold have other names than their species at Showdown.
      let found = names.name(of: catalog.forms.ids[read], nil)
      #expect(found == name || ["Minior", "Maushold"].contains(name), "\(name)")
    }
  }

  /// Hangul in parts, and accents behind their letters, as in file names of some systems.
  @Sendable private static func decomposed(_ name: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in name.unicodeScalars {
      if (0xAC00...0xD7A3).contains(scalar.value) {
        let syllable = scalar.value - 0xAC00
        let parts = [0x1100 + syllable / 588, 0x1161 + syllable % 588 / 28, 0x11A7 + syllable % 28]
        scalars += parts.filter { $0 != 0x11A7 }.compactMap { Unicode.Scalar($0) }
      } else {
        scalars += accents[scalar].map { Array($0.unicodeScalars) } ?? [scalar]
      }
    }
    return String(scalars)
  }

  private static let accents: [Unicode.Scalar: String] = [
    "é": "e\u{301}", "è": "e\u{300}", "ê": "e\u{302}", "ç": "c\u{327}", "ñ": "n\u{303}",
    "ä": "a\u{308}", "ö": "o\u{308}", "ü": "u\u{308}", "ô": "o\u{302}", "à": "a\u{300}",
    "が": "か\u{3099}", "ガ": "カ\u{3099}", "ド": "ト\u{3099}", "ジ": "シ\u{3099}", "ピ": "ヒ\u{309A}",
    "プ": "フ\u{309A}", "ポ": "ホ\u{309A}", "ブ": "フ\u{3099}", "グ": "ク\u{3099}",
  ]

  /// Full-width letters as usual ones.
  @Sendable private static func narrow(_ name: String) -> String {
    String(
      String.UnicodeScalarView(
        name.unicodeScalars.map {
          (0xFF01...0xFF5E).contains($0.value) ? Unicode.Scalar($0.value - 0xFEE0) ?? $0 : $0
        }))
  }

  /// The changes that keyboards, editors and other programs make to a name.
  private static let changes: [@Sendable (String) -> String] = [
    { $0 }, { $0.lowercased() }, { $0.uppercased() },
    decomposed, narrow,
    { name in
      String(
        String.UnicodeScalarView(
          name.unicodeScalars.map {
            (0x21...0x7E).contains($0.value) ? Unicode.Scalar($0.value + 0xFEE0) ?? $0 : $0
          }))
    },
    { $0.replacing("’", with: "'") }, { $0.replacing("’", with: "ʼ") },
    { $0.replacing("-", with: "\u{2010}") }, { $0.replacing("-", with: " ") },
    { $0.replacing(" ", with: "-") }, { $0.replacing(" ", with: "\u{3000}") },
  ]

  @Test(arguments: [
    "en", "ja", "ja-hrkt", "ja-roma", "ko", "zh-hans", "zh-hant", "fr", "de", "es", "it",
  ])
  func everyShownNameIsFoundHoweverItIsWritten(_ language: String) async throws {
    let dex = DexPokedex(dex: try DexFile(), language: Language(rawValue: language))
    let catalog = await dex.catalog()
    let reader = FormReader(catalog)
    for row in stride(from: 0, to: catalog.count, by: Bundled.step) {
      let name = catalog.names[row]
      let expected = reader(name)
      #expect(expected.rows.contains(row), "\(name)")
      for change in Self.changes where expected == .form(row) {
        #expect(reader(change(name)) == expected, "\(change(name))")
      }
    }
  }
}
