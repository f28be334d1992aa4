/// A look of a form that has sprites.
package struct PictureLook: Hashable, Sendable {
  /// The name, such as `Unown B`.
  package let name: String
  /// The distinguishing part, such as `b`; `nil` if the form has only one look.
  package let word: String?
  package let isDefault: Bool

  /// The value for ``SpriteView/look``.
  package var picture: String? { isDefault ? nil : word }

  /// The looks of a form as of the games of a lens, the default one first.
  package static func all(
    of form: Form, through lens: Lens?, in dex: any DexReference
  ) -> [PictureLook] {
    let (table, names) = (dex.table(Look.self), dex.names(of: .look))
    let groups = dex.table(VersionGroup.self)
    let looks = form.looks.compactMap { id -> PictureLook? in
      guard let row = table.row(of: id), row < names.count,
        groups.isReleased(table[row].versionGroup, by: lens)
      else { return nil }
      let word = table[row].word(beside: form.slug)
      let isDefault = table[row].isDefault || word == nil
      return PictureLook(name: names[row], word: word, isDefault: isDefault)
    }
    return looks.filter(\.isDefault).prefix(1) + looks.filter { !$0.isDefault }
  }
}
