import Testing

/// Columns of lists that are only texts: such a column is a plain word in each output.
@Suite struct TextColumnTests {
  /// A new column first looks for another of `QueryColumn`: a number, a type, a list, a link to an
  /// entity, a slug. Only where none fits is it a text, and the limit is raised.
  @Test func `few columns of lists are only texts`() {
    let lists = SourceFile.sources.filter { $0.path.hasPrefix("Sources/Domain/Lists/") }
    #expect(!lists.isEmpty)
    #expect(lists.flatMap(\.code).reduce(0) { $0 + Self.uses(in: $1) } <= 18)
  }

  @Test func `uses are found`() {
    #expect(Self.uses(in: "    .text(name, title: title)") == 1)
    #expect(Self.uses(in: "a ? .text(b) : QueryColumn.text(c)") == 2)
    #expect(Self.uses(in: "StatChanges.text(change), cell.text, .texts(d)") == 0)
  }

  /// Other types have a function of the same name.
  private static func uses(in code: String) -> Int {
    code.ranges(of: ".text(").count { range in
      let owner = code[..<range.lowerBound].reversed().prefix { $0.isLetter || $0 == ">" }
      return owner.isEmpty || String(owner.reversed()).hasSuffix("QueryColumn")
    }
  }
}
