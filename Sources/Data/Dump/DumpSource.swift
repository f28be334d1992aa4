import PokedexDomain

/// The dex to dump, with its names in every language.
package struct DumpSource: Sendable {
  /// With English names.
  let catalog: Catalog
  let lenses: [Lens]
  /// The names of forms in a language, in the order of the table.
  let formNames: @Sendable (Language) -> [String]
  /// The sources of the facts, and whether their months are known: those of a synced dex are not.
  let sources: [FactSource]
  let hasMonths: Bool

  var dex: any DexReference { catalog.dex }

  /// Why a part of the dex that was read is empty; `nil` if all of it was whole.
  var damage: PokedexError? { dex.damage }

  /// - Parameters:
  ///   - dex: A dex with English names.
  ///   - formNames: The names of its forms in a language.
  ///   - hasMonths: Whether its facts are those of the months of the sources.
  package init(
    _ dex: any DexReference, hasMonths: Bool,
    formNames: @escaping @Sendable (Language) -> [String]
  ) {
    let forms = dex.table(Form.self)
    catalog = Catalog(
      forms: forms, species: dex.table(Species.self), names: dex.names(of: forms), reference: dex)
    lenses = Lenses(dex).all
    sources = FactSource.all
    self.formNames = formNames
    self.hasMonths = hasMonths
  }

  /// A dex file, or the bundled dex.
  package init(_ file: DexFile) {
    self.init(DexFileReference(dex: file, language: .english), hasMonths: file.isBundled) {
      DexFileReference(dex: file, language: $0).names(of: .form)
    }
  }
}
