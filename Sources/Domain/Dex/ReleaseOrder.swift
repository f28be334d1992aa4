extension Table<VersionGroup> {
  /// The position of a version group in the order of release; 0 if unknown.
  func order(of group: ID<VersionGroup>) -> Int { self[group]?.order ?? 0 }

  /// Whether games were released no later than those of a lens. Without a lens, all were; unknown
  /// games always were.
  func isReleased(_ group: ID<VersionGroup>, by lens: Lens?) -> Bool {
    lens.map { order(of: group) <= $0.order } ?? true
  }
}
