/// A thing with what it is called.
package struct Named<Entity>: Hashable, Sendable {
  package let id: ID<Entity>
  package let name: String

  package init(_ id: ID<Entity>, _ name: String) {
    (self.id, self.name) = (id, name)
  }
}

/// Says what the things that a page leads to are called.
struct Naming: Sendable {
  let dex: any DexReference

  /// What the dex does not know is called by its number.
  func callAsFunction<Row: Tabular>(_ id: ID<Row>) throws(PokedexError) -> Named<Row> {
    let names = try dex.names(of: Row.kind)
    guard let row = try dex.table(Row.self).row(of: id), row < names.count else {
      return Named(id, "#\(id)")
    }
    return Named(id, names[row])
  }

  func callAsFunction<Row: Tabular>(_ id: ID<Row>?) throws(PokedexError) -> Named<Row>? {
    guard let id else { return nil }
    let named: Named<Row> = try self(id)
    return named
  }
}

extension Catalog {
  /// The rest of the dex.
  ///
  /// - Throws: ``PokedexError/needsDex`` where there is none.
  func dex() throws(PokedexError) -> any DexReference {
    guard let reference else { throw .needsDex }
    return reference
  }

  /// A form as a lens shows it, or as it is today.
  ///
  /// - Throws: ``PokedexError/notFound(_:)``
  func form(_ id: ID<Form>, through lens: Lens?) throws(PokedexError) -> Form {
    guard let form = forms[id] else { throw .notFound("Pokémon \(id)") }
    return lens.map { form.seen(in: $0.generation) } ?? form
  }

  /// What a member of a team is called.
  package func name(of member: TeamMember) -> String {
    member.nickname ?? named(member.form).name
  }

  package func named(_ form: ID<Form>) -> Named<Form> {
    Named(form, forms.row(of: form).map { names[$0] } ?? "#\(form)")
  }
}
