/// A thing with what it is called.
package struct Named<Entity>: Hashable, Sendable {
  package let id: ID<Entity>
  package let name: String

  package init(_ id: ID<Entity>, _ name: String) {
    self.id = id
    self.name = name
  }
}
