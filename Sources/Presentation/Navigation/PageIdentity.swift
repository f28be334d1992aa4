import PokedexDomain

/// The names and numbers of a page in other programs and on other sites.
package struct PageIdentity: Hashable, Sendable {
  /// PokeAPI's name of the kind: `pokemon`, `move`.
  package let kind: String
  /// PokeAPI's name: `garchomp-mega`.
  package let slug: String
  /// The National Dex number of a Pokémon, else PokeAPI's ID.
  package let number: Int
  /// PokeAPI's ID, which differs from the number for forms such as Mega Evolutions.
  package let id: Int
  /// The English name; of a form, that of its species.
  package let name: String

  /// - Returns: `nil` for a list, or if the dex has no such entity.
  package init?(_ destination: Destination, in catalog: Catalog) {
    switch destination {
    case .query: return nil
    case .question(let asked):
      guard let form = asked.question.subject else { return nil }
      self.init(form, in: catalog)
    case .place(let id, _, _): self.init(.to(id), in: catalog)
    case .pokemon(let form, _, _): self.init(form, in: catalog)
    case .thing(let kind, let id):
      guard let browsed = Kinds[kind], let dex = catalog.reference else { return nil }
      self.init(browsed, id, in: dex)
    }
  }

  private init?(_ form: ID<Form>, in catalog: Catalog) {
    guard let row = catalog.forms.row(of: form) else { return nil }
    let species = catalog.forms[row].species
    kind = "pokemon"
    slug = catalog.forms.slugs[row]
    number = species.rawValue
    id = form.rawValue
    let table = catalog.dex.table(Species.self)
    name = Self.englishName(of: species, in: table, catalog.dex) ?? titled(slug)
  }

  private init?<Entity: Browsable>(
    _ kind: Entity.Type, _ id: Int, in dex: any DexReference
  ) {
    let table = dex.table(Entity.self)
    guard let row = table.row(of: ID(id)) else { return nil }
    self.kind = Entity.kind.rawValue
    slug = table.slugs[row]
    number = id
    self.id = id
    name = Self.englishName(of: ID(id), in: table, dex) ?? titled(slug)
  }

  private static func englishName<Row: Tabular>(
    of id: ID<Row>, in table: Table<Row>, _ dex: any DexReference
  ) -> String? {
    let names = dex.names(of: Row.kind, in: .english)
    guard let row = table.row(of: id), names.indices.contains(row), !names[row].isEmpty else {
      return nil
    }
    return names[row]
  }
}

/// A site with a page about each Pokémon, move and so on.
package enum WebSite: String, CaseIterable, Sendable {
  case bulbapedia
  case serebii
  case pokeapi

  /// The address of a page on the site, or of the site's search if the page's address is not known.
  package func address(of page: PageIdentity) -> String {
    switch self {
    case .pokeapi: "https://pokeapi.co/api/v2/\(page.kind)/\(page.id)/"
    case .bulbapedia: bulbapedia(page)
    case .serebii: serebii(page)
    }
  }

  /// Bulbapedia's titles name the kind in parentheses; its search goes to a page with the exact
  /// title.
  private func bulbapedia(_ page: PageIdentity) -> String {
    let start = "https://bulbapedia.bulbagarden.net/wiki/"
    let title = Self.escaped(page.name.replacing(" ", with: "_"))
    return switch page.kind {
    case "pokemon": "\(start)\(title)_(Pok%C3%A9mon)"
    case "move": "\(start)\(title)_(move)"
    case "ability": "\(start)\(title)_(Ability)"
    case "type": "\(start)\(title)_(type)"
    case "item", "berry": start + title
    default: "\(start)Special:Search?go=Go&search=\(Self.escaped(page.name))"
    }
  }

  /// Serebii writes names in lower case without spaces.
  private func serebii(_ page: PageIdentity) -> String {
    let start = "https://www.serebii.net/"
    let name = Self.escaped(
      page.name.lowercased().replacing(" ", with: "").replacing("♀", with: "f")
        .replacing("♂", with: "m").replacing("é", with: "e"))
    return switch page.kind {
    case "pokemon": "\(start)pokemon/\(name)/"
    case "move": "\(start)attackdex-sv/\(name).shtml"
    case "ability": "\(start)abilitydex/\(name).shtml"
    case "item", "berry": "\(start)itemdex/\(name).shtml"
    default: "\(start)search.shtml?q=\(Self.escaped(page.name))"
    }
  }

  /// Letters and digits stay, as do a few signs that addresses may have.
  private static func escaped(_ text: String) -> String {
    text.utf8.map { byte in
      let isPlain =
        byte < 128
        && (Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber)
      if isPlain || "-_.'".utf8.contains(byte) { return String(UnicodeScalar(byte)) }
      let digits = String(byte, radix: 16, uppercase: true)
      return "%" + (digits.count == 1 ? "0" : "") + digits
    }.joined()
  }
}
