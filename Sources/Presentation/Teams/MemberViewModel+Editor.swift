import PokedexDomain

extension MemberViewModel.Editor {
  /// An editor for a number in a range.
  package static func number(
    _ title: String, _ number: Int, _ range: ClosedRange<Int>, accept: @escaping (Int) -> Void
  ) -> Self {
    .type(
      title: title, text: "\(number)", problem: { range.refusal(of: $0) },
      accept: {
        if let number = range.number($0) { accept(number) }
        return nil
      })
  }

  /// An editor for a number in a range, or for none: an empty text.
  static func number(
    _ title: String, orNone number: Int?, _ range: ClosedRange<Int>,
    accept: @escaping (Int?) -> StatusMessage?
  ) -> Self {
    .type(
      title: title, text: number.map { "\($0)" } ?? "",
      problem: { $0.trimmed.isEmpty ? nil : range.refusal(of: $0) },
      accept: { accept(range.number($0)) })
  }

  /// An editor for a text of a member, such as its nickname; an empty text is none.
  static func text(
    _ field: SetField, _ path: SetField.Path<String?>, of member: TeamMember,
    accept: @escaping (TeamMember) -> StatusMessage?
  ) -> Self {
    .type(title: field.title, text: member[keyPath: path] ?? "", problem: { _ in nil }) {
      var changed = member
      let text = TeamMember.nickname($0)
      changed[keyPath: path] = text.isEmpty ? nil : text
      return accept(changed)
    }
  }
}

extension ClosedRange<Int> {
  fileprivate func number(_ text: String) -> Int? {
    Int(text.trimmed).flatMap { contains($0) ? $0 : nil }
  }

  /// Why a text is no number of the range; `nil` if it is one.
  fileprivate func refusal(of text: String) -> String? {
    number(text) == nil ? worded("A number from \(lowerBound) to \(upperBound)") : nil
  }
}
