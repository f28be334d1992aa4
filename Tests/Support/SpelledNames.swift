/// A name of a Pokémon in one of the ways in which people type, paste and copy it.
package struct SpelledName: Sendable {
  /// The kind of difference from the shown name.
  package enum Kind: String, CaseIterable, Sendable {
    case showdown
    case shortForm
    case formWords
    case formInBrackets
    case officialForm
    case gender
    case width
    case ligature
    case apostrophe
    case dash
    case letterCase
    case spaces
    case accents
    case decomposed
    case kana
    case umlauts
    case language
    case composedName
    case number
    case querySigns
  }

  package let kind: Kind
  package let text: String
  package let slug: String

  private init(_ kind: Kind, _ text: String, _ slug: String) {
    (self.kind, self.text, self.slug) = (kind, text, slug)
  }

  /// At least one spelling of each kind.
  package static let all: [SpelledName] = [
    .init(.showdown, "Raticate-Alola-Totem", "raticate-totem-alola"),
    .init(.showdown, "Indeedee-F", "indeedee-female"),
    .init(.shortForm, "Kyurem-W", "kyurem-white"),
    .init(.shortForm, "Charizard-MX", "charizard-mega-x"),
    .init(.formWords, "Deoxys Attack Forme", "deoxys-attack"),
    .init(.formWords, "Alola Ninetales", "ninetales-alola"),
    .init(.formInBrackets, "Ninetales (Alolan Form)", "ninetales-alola"),
    .init(.formInBrackets, "Pumpkaboo (Super Size)", "pumpkaboo-super"),
    .init(.officialForm, "Ice Rider Calyrex", "calyrex-ice"),
    .init(.officialForm, "Dusk Mane Necrozma", "necrozma-dusk"),
    .init(.gender, "Female Nidoran", "nidoran-f"), .init(.gender, "Nidoran♀", "nidoran-f"),
    .init(.width, "ＰＩＫＡＣＨＵ", "pikachu"), .init(.width, "ﾋﾟｶﾁｭｳ", "pikachu"),
    .init(.width, "ポリゴン２", "porygon2"), .init(.width, "Mr.　Mime", "mr-mime"),
    .init(.ligature, "ﬂabébé", "flabebe"), .init(.apostrophe, "Farfetchʼd", "farfetchd"),
    .init(.apostrophe, "Farfetch'd", "farfetchd"), .init(.apostrophe, "Farfetch`d", "farfetchd"),
    .init(.dash, "Ho\u{2011}Oh", "ho-oh"), .init(.dash, "Ho—Oh", "ho-oh"),
    .init(.letterCase, "gARCHOMP", "garchomp"), .init(.spaces, "MrMime", "mr-mime"),
    .init(.spaces, "Ho Oh", "ho-oh"), .init(.accents, "flabebe", "flabebe"),
    .init(.decomposed, "Flabe\u{301}be\u{301}", "flabebe"),
    .init(.decomposed, "\u{1111}\u{1175}\u{110F}\u{1161}\u{110E}\u{1172}", "pikachu"),
    .init(.decomposed, "ヒ\u{309A}カチュウ", "pikachu"), .init(.kana, "ぴかちゅう", "pikachu"),
    .init(.umlauts, "Unratütox", "trubbish"), .init(.umlauts, "Unratuetox", "trubbish"),
    .init(.umlauts, "Unratutox", "trubbish"), .init(.language, "Knakrack", "garchomp"),
    .init(.language, "喷火龙", "charizard"), .init(.composedName, "Mega-Glurak X", "charizard-mega-x"),
    .init(.composedName, "アローラキュウコン", "ninetales-alola"),
    .init(.composedName, "Feunard d’Alola", "ninetales-alola"), .init(.number, "445", "garchomp"),
    .init(.number, "#0445", "garchomp"), .init(.querySigns, "Type: Null", "type-null"),
    .init(.querySigns, "Mr . Mime", "mr-mime"),
    .init(.querySigns, "Tauros (Paldean Form, Combat Breed)", "tauros-paldea-combat-breed"),
  ]
}
