/// The first line of a set: `Nickname (Species) (F) @ Item`. Only the species is required.
struct ShowdownHead {
  /// The forms that the name may mean; never empty.
  let variants: [ShowdownNames.FormVariant]
  private(set) var member: TeamMember
  private(set) var unknownItem: String?

  struct Unknown: Error {
    let reason: ShowdownProblem.Reason
  }

  static func read(_ line: String, _ names: ShowdownNames) -> Result<ShowdownHead, Unknown> {
    guard let (text, item) = line.splitAtLast(" @ ") else { return read(unheld: line, names) }
    // The at sign may be part of the nickname.
    if names.items.id(item) == nil, case .success(let whole) = read(unheld: line, names) {
      return .success(whole)
    }
    return read(unheld: text.trimmed, names).map { $0.holding(item.trimmed, names) }
  }

  private func holding(_ item: String, _ names: ShowdownNames) -> ShowdownHead {
    var head = self
    head.member.item = names.items.id(item)
    head.unknownItem = head.member.item == nil ? item : nil
    return head
  }

  /// Reads a line without an item.
  private static func read(
    unheld text: String, _ names: ShowdownNames
  ) -> Result<ShowdownHead, Unknown> {
    var rest = text
    let gender = Gender.allCases.first { rest.hasSuffix(" (\($0.rawValue))") }
    if gender != nil { rest = rest.dropLast(4).trimmed }
    let (nickname, species) = parts(of: rest)
    var variants = names.variants(named: species)
    let isNamed = !variants.isEmpty
    if !isNamed { variants = names.variants(named: rest) }
    guard let first = variants.first else {
      let nearest = names.nearestSpecies(to: species)
      return .failure(Unknown(reason: .unknown("Pokémon", species, nearest: nearest)))
    }
    var member = TeamMember(first.form)
    member.look = first.look
    member.gender = gender
    if isNamed { member.nickname = nickname }
    return .success(ShowdownHead(variants: variants, member: member))
  }

  private static func parts(of text: String) -> (nickname: String?, species: String) {
    guard text.hasSuffix(")"), let (nickname, rest) = text.splitAtLast(" (") else {
      return (nil, text)
    }
    return (nickname, String(rest.dropLast()))
  }
}

extension String {
  /// Returns the text before and after the last occurrence of a string.
  fileprivate func splitAtLast(_ mark: String) -> (String, String)? {
    let length = mark.count
    var position = endIndex
    while position > startIndex {
      position = index(before: position)
      guard self[position...].hasPrefix(mark) else { continue }
      return (String(self[..<position]), String(self[index(position, offsetBy: length)...]))
    }
    return nil
  }
}
