/// The first line of a set: `Nickname (Species) (F) @ Item`. Only the species is required.
struct ShowdownHead {
  /// The forms that the name may mean; never empty.
  let variants: [ShowdownNames.FormVariant]
  let member: TeamMember
  private(set) var unknownItem: String?

  struct Unknown: Error {
    let reason: ShowdownProblem.Reason
  }

  static func read(_ line: String, _ names: ShowdownNames) -> Result<ShowdownHead, Unknown> {
    guard let (text, item) = line.splitAtLast(" @ ") else {
      return Result { () throws(Unknown) in try ShowdownHead(line, names) }
    }
    if names.items.id(item) == nil, let whole = try? ShowdownHead(line, names) {
      // The at sign is part of the nickname.
      return .success(whole)
    }
    return Result { () throws(Unknown) in try ShowdownHead(text.trimmed, item.trimmed, names) }
  }

  private init(_ text: String, _ item: String, _ names: ShowdownNames) throws(Unknown) {
    let head = try ShowdownHead(text, names)
    var member = head.member
    member.item = names.items.id(item)
    variants = head.variants
    self.member = member
    unknownItem = member.item == nil ? item : nil
  }

  private init(_ text: String, _ names: ShowdownNames) throws(Unknown) {
    var rest = text
    let gender = Gender.allCases.first { rest.hasSuffix(" (\($0.rawValue))") }
    if gender != nil { rest = rest.dropLast(4).trimmed }
    let (nickname, species) = Self.parts(of: rest)
    var variants = names.variants(named: species)
    let isNamed = !variants.isEmpty
    if !isNamed { variants = names.variants(named: rest) }
    guard let first = variants.first else {
      let nearest = names.nearestSpecies(to: species)
      throw Unknown(reason: .unknown("Pokémon", species, nearest: nearest))
    }
    var member = TeamMember(first.form)
    member.look = first.look
    member.gender = gender
    if isNamed { member.nickname = nickname }
    self.variants = variants
    self.member = member
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
