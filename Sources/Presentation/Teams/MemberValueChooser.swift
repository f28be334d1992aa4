import PokedexDomain

/// A chooser for one of the legal values of a field. The first choice clears the field, unless
/// the field is the form.
@MainActor struct MemberValueChooser {
  private let member: TeamMember
  private let field: MemberField
  private let choices: MemberChoices?
  private let accept: (TeamMember) -> StatusMessage?

  init(
    _ member: TeamMember, _ field: MemberField, _ choices: MemberChoices?,
    accept: @escaping (TeamMember) -> StatusMessage?
  ) {
    self.member = member
    self.field = field
    self.choices = choices
    self.accept = accept
  }

  /// A value, and the member with it.
  private struct Option {
    let text: String
    var detail = Inline([])
    let member: TeamMember
  }

  /// The chooser; `nil` if there is nothing to choose from.
  var model: ChooserViewModel? {
    guard let options = options, !options.isEmpty else { return nil }
    let all =
      (isOptional ? [Option(text: worded("not set"), member: member.without(field))] : [])
      + options
    let chosen = all.enumerated().map { index, option in
      Choosable(index, option.text, detail: option.detail, isCurrent: option.member == member)
    }
    return ChooserViewModel(
      title: field.title, among: { chosen }, reporting: { [accept] in accept(all[$0].member) })
  }

  private var isOptional: Bool { field != .form }

  private var options: [Option]? {
    guard let choices else { return nil }
    switch field {
    case .form: return choices.forms(ofSpeciesOf: member.form).map { form($0, choices) }
    case .ability: return try? abilities(choices)
    case .item: return try? choices.items().map { item in option(item.name) { $0.item = item.id } }
    case .nature: return try? natures(choices)
    case .move(let index): return try? moves(choices, at: index)
    case .teraType:
      return try? choices.types().map { type in
        option(type.name, .shortType(type)) { $0.teraType = type }
      }
    case .gender:
      return choices.genders(of: member.form).map { gender in
        option(gender.title) { $0.gender = gender }
      }
    case .shiny:
      return [true, false].map { value in
        option(value ? worded("yes") : worded("no")) { $0.isShiny = value }
      }
    case .nickname, .unread, .level, .effort, .individual, .happiness: return nil
    }
  }

  private func option(
    _ text: String, _ detail: Inline = Inline([]), _ change: (inout TeamMember) -> Void
  ) -> Option {
    var member = member
    change(&member)
    return Option(text: text, detail: detail, member: member)
  }

  /// Changes the form and clears an ability that the new form cannot have.
  private func form(_ form: Named<Form>, _ choices: MemberChoices) -> Option {
    option(form.name) {
      $0.form = form.id
      let abilities = (try? choices.abilities(of: form.id)) ?? []
      if !abilities.contains(where: { $0.ability.id == member.ability }) { $0.ability = nil }
      if form.id != member.form { $0.look = nil }
    }
  }

  private func abilities(_ choices: MemberChoices) throws(PokedexError) -> [Option] {
    try choices.abilities(of: member.form).map { choice in
      option(choice.ability.name, choice.isHidden ? "hidden" : Inline([])) {
        $0.ability = choice.ability.id
      }
    }
  }

  private func natures(_ choices: MemberChoices) throws(PokedexError) -> [Option] {
    try choices.natures().map { choice in
      option(choice.nature.name, Inline(choice.words)) { $0.nature = choice.nature.id }
    }
  }

  /// The learnset without the moves in other slots.
  private func moves(_ choices: MemberChoices, at index: Int) throws(PokedexError) -> [Option] {
    let others = member.moves.enumerated().filter { $0.offset != index }.map(\.element.move)
    return try choices.moves(of: member.form).filter { !others.contains($0.move.id) }.map {
      choice in
      option(choice.move.name, choice.words) { member in
        let move = TeamMove(choice.move.id)
        if member.moves.indices.contains(index) {
          if member.moves[index].move != move.move { member.moves[index] = move }
        } else {
          member.moves.append(move)
        }
      }
    }
  }
}
