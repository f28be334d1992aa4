/// The ID of an entity and its name.
package struct Named<Entity>: Hashable, Sendable {
  package let id: ID<Entity>
  package let name: String

  package init(_ id: ID<Entity>, _ name: String) {
    self.id = id
    self.name = name
  }
}
