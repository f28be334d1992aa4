/// The facts of a form's page that depend on the games of a lens or on all forms of the species.
struct FormContext {
  /// The name of the generation in which the form first appeared.
  let generation: String?
  /// The share of females in eighths; -1 for a form without gender, `nil` if unknown.
  let genderRate: Int?
  let rules: GameRules
  /// The gap if the games do not have the form.
  let absence: GameGap?
  /// The facts of the form and its species that people changed in the game of the lens.
  let changes: [Overlay.ChangedFact]
  private let form: ID<Form>
  private let forms: FormsInLens
  private let versions: Set<ID<Version>>?

  init(of form: ID<Form>, _ catalog: Catalog, _ lens: Lens?, _ dex: any DexReference) {
    let forms = FormsInLens(catalog, lens, dex)
    self.form = form
    self.forms = forms
    let debut = forms.debut(of: form)
    generation = debut.flatMap { debut in
      NameLookup(dex: dex)(debut).name
    }
    genderRate = catalog.genderRate(of: form)
    rules = lens.rules
    absence = catalog.absence(of: form, from: lens)
    changes = dex.changes(of: form, through: lens)
    let table = dex.table(Version.self)
    versions = lens?.games.versions(in: table)
  }

  /// Whether the lens includes a version; always true without a lens.
  func has(_ version: ID<Version>) -> Bool { versions?.contains(version) ?? true }

  /// Whether a form exists as of the games of the lens; always true of the page's own form.
  func has(_ other: ID<Form>) -> Bool { other == form || forms.contains(other) }
}
