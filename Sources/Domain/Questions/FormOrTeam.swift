/// A Pokémon, or a team of the user's by its name.
package enum FormOrTeam: Hashable, Sendable {
  case form(ID<Form>)
  case team(String)

  /// The sign before the name of a team.
  static let sign = "@"

  package var form: ID<Form>? { if case .form(let form) = self { form } else { nil } }
  package var team: String? { if case .team(let name) = self { name } else { nil } }
}
