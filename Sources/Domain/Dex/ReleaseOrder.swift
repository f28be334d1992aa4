extension Table<VersionGroup> {
  /// The position of a version group in the order of release; 0 if unknown.
  func order(of group: ID<VersionGroup>) -> Int { self[group]?.order ?? 0 }

  /// Whether a version group was released before the games of a lens or with them; true without a
  /// lens, and for an unknown version group.
  func isReleased(_ group: ID<VersionGroup>, by lens: Lens?) -> Bool {
    lens.map { order(of: group) <= $0.data.order } ?? true
  }
}
