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
    case .value(let field): return values(of: field, choices)
    case .move(let index): return moves(choices, at: index)
    case .stat, .unread: return nil
    }
  }

  private func values(of field: SetField, _ choices: MemberChoices) -> [Option] {
    switch field.kind {
    case .name(let vocabulary, let path):
      names(in: vocabulary, choices).map { name in
        option(name.text, name.detail) { $0[keyPath: path] = name.number }
      }
    case .gender(let path):
      choices.genders(of: member.form).map { gender in
        option(gender.title) { $0[keyPath: path] = gender }
      }
    case .flag(let path):
      [true, false].map { flag in option(flag.title) { $0[keyPath: path] = flag } }
    case .text, .number, .stats: []
    }
  }

  private struct Name {
    let number: Int
    let text: String
    var detail = Inline([])
  }

  private func names(in vocabulary: SetVocabulary, _ choices: MemberChoices) -> [Name] {
    switch vocabulary {
    case .item: choices.items().map { Name(number: $0.id.rawValue, text: $0.name) }
    case .ball: choices.balls().map { Name(number: $0.id.rawValue, text: $0.name) }
    case .look:
      choices.looks(of: member.form).map { Name(number: $0.id.rawValue, text: $0.name) }
    case .type:
      choices.types().map { Name(number: $0.rawValue, text: $0.name, detail: .shortType($0)) }
    case .ability:
      choices.abilities(of: member.form).map {
        Name(
          number: $0.ability.id.rawValue, text: $0.ability.name,
          detail: $0.isHidden ? "hidden" : Inline([]))
      }
    case .nature:
      choices.natures().map {
        Name(number: $0.nature.id.rawValue, text: $0.nature.name, detail: Inline($0.words))
      }
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
      let abilities = choices.abilities(of: form.id)
      if !abilities.contains(where: { $0.ability.id == member.ability }) { $0.ability = nil }
      if form.id != member.form { $0.look = nil }
    }
  }

  /// The learnset without the moves in other slots.
  private func moves(_ choices: MemberChoices, at index: Int) -> [Option] {
    let others = member.moves.enumerated().filter { $0.offset != index }.map(\.element.move)
    return choices.moves(of: member.form).filter { !others.contains($0.move.id) }.map {
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
