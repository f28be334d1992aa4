extension Catalog {
  /// The catalog in which a lens looks for things: that of its changed game, or of the dex as it is.
  /// Without a lens, it stays as it is.
  package func through(_ lens: Lens?) -> Catalog {
    guard let lens, lens.overlay != changedBy else { return self }
    return published.changed(by: lens.overlay)
  }

  /// The catalog with the changes of a file. The last is kept.
  private func changed(by overlay: Overlay?) -> Catalog {
    guard let overlay, let reference else { return self }
    return memos[LastChanged.self, nil](LastChanged()).catalogs(overlay) {
      Catalog(
        of: PatchedDex(reference, overlay.patch), changedBy: overlay, marks: marks,
        overlays: overlays)
    }
  }

  /// The slugs of a kind by ID, with those that are new in a changed game; `nil` for a dex as it is.
  package func changedSlugs(of kind: Kind) -> [Int: String]? {
    guard isChanged else { return nil }
    let rows = KindRows(kind, in: dex)
    return Dictionary(zip(rows.ids, rows.slugs), uniquingKeysWith: { first, _ in first })
  }

  /// Whether it is that of a changed game.
  package var isChanged: Bool { changedBy != nil }

  /// The catalog of the games as they were published, without the changes of a file.
  package var published: Catalog {
    guard isChanged else { return self }
    return Catalog(of: publishedDex, changedBy: nil, marks: marks, overlays: overlays)
  }

  /// The dex without the changes of a file.
  var publishedDex: any DexReference {
    // Asked only here, as a cast takes a while.
    isChanged ? (reference as? PatchedDex)?.base ?? dex : dex
  }

  private init(
    of dex: any DexReference, changedBy overlay: Overlay?, marks: any MarkSource,
    overlays: any OverlaySource
  ) {
    let forms = dex.table(Form.self)
    self.init(
      forms: forms, species: dex.table(Species.self), names: dex.names(of: forms), reference: dex,
      marks: marks, overlays: overlays, changedBy: overlay)
  }
}

/// The catalogs of the changed games that were asked for last.
private struct LastChanged {
  let catalogs = RecentValues<Overlay, Catalog>(most: 4)
}
