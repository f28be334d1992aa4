import PokedexDomain

/// The Pokémon that are chosen for comparison, until the program ends. A form that is chosen under
/// a lens is compared as of that game, so that the same form may appear twice.
@MainActor package final class ComparisonModel {
  @Watched package private(set) var subjects: [ComparePokemon.Subject] = []
  /// A number that changes with the subjects.
  package private(set) var revision = 0
  private let lens: LensModel
  private let catalog: () -> Catalog?

  package init(lens: LensModel, catalog: @escaping () -> Catalog?) {
    self.lens = lens
    self.catalog = catalog
  }

  /// Adds a form under the current lens, or removes it.
  package func toggle(_ form: ID<Form>) -> StatusMessage {
    let subject = ComparePokemon.Subject(form, through: lens.lens)
    if let index = subjects.firstIndex(of: subject) {
      remove(at: index)
      return StatusMessage(worded("\(name(of: subject)) removed from the comparison"))
    }
    return add(subject)
  }

  private func add(_ subject: ComparePokemon.Subject) -> StatusMessage {
    guard subjects.count < ComparePokemon.counts.upperBound else {
      return StatusMessage(worded("Only six can be compared: to remove one, press V, then d"))
    }
    if !subjects.contains(subject) { change { $0.append(subject) } }
    return subjects.count == 1
      ? StatusMessage(worded("\(name(of: subject)) is marked: press = on another, then V"))
      : StatusMessage(worded("\(subjects.count) are marked: V compares them"))
  }

  /// Compares the Pokémon of a changed game as its file has them now.
  func follow(_ game: Lens) {
    let file = game.overlay?.file
    guard file != nil, subjects.contains(where: { $0.lens?.overlay?.file == file }) else { return }
    change { subjects in
      subjects = subjects.map { subject in
        subject.lens?.overlay?.file == file
          ? ComparePokemon.Subject(subject.form, through: game) : subject
      }
    }
  }

  package func remove(at index: Int) { change { $0.remove(at: index) } }
  package func clear() { change { $0 = [] } }

  private func change(_ body: (inout [ComparePokemon.Subject]) -> Void) {
    body(&subjects)
    revision += 1
  }

  package func name(of subject: ComparePokemon.Subject) -> String {
    name(of: subject.form) + (subject.lens.map { " (\($0.name))" } ?? "")
  }

  package func name(of form: ID<Form>) -> String { catalog()?.named(form).name ?? "#\(form)" }

  // MARK: By name

  /// The error in a name such as `garchomp` or `garchomp@platinum`; `nil` if it is valid.
  package func problem(in text: String) -> String? {
    subject(text).failure.map { $0.text.capitalizedFirst }
  }

  package func add(_ text: String) -> StatusMessage? { subject(text).value.map { add($0) } }

  private func subject(_ text: String) -> Result<ComparePokemon.Subject, PokedexError> {
    guard let catalog = catalog() else { return .failure(.needsDex) }
    return Result(of: try ComparePokemon.Subject(text, through: lens.lens, in: catalog))
  }
}

extension ComparePokemon.Subject {
  /// Parses a string such as `garchomp@platinum`.
  ///
  /// - Parameter lens: The lens if the text names none.
  /// - Throws: ``PokedexError/notFound(_:)``, ``PokedexError/lacking(_:)`` if the games do not have it.
  package init(_ text: String, through lens: Lens?, in catalog: Catalog) throws(PokedexError) {
    let parts = text.split(separator: "@", maxSplits: 1).map(String.init)
    var lens = lens
    if parts.count > 1 {
      let catalog = try catalog.withDex()
      guard let named = catalog.lens(named: parts[1].trimmed) else {
        let nearest = catalog.lenses.nearest(to: parts[1]).map(NearestWord.question) ?? ""
        throw .notFound(worded("game or generation '\(parts[1])'") + nearest)
      }
      lens = named
    }
    let engine = QueryEngine(PokemonRows(catalog.through(lens)))
    let form = try FindPokemon()(parts.first?.trimmed ?? "", in: engine)
    if let gap = catalog.absence(of: form, from: lens) { throw .lacking(gap.text) }
    self.init(form, through: lens)
  }
}
