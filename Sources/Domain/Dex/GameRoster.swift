extension DexReference {
  /// The forms that exist in a version group.
  func forms(in group: ID<VersionGroup>) -> [ID<Form>] {
    let roster = roster(of: group)
    guard let facts = table(VersionGroup.self)[group] else { return roster }
    let others =
      LegendsMegas.forms(of: roster, in: facts, self)
      + UnlistedForms.forms(in: facts, table(Form.self))
    return (roster + others).unique
  }
}
