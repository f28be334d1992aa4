/// All questions, and the words that ask them.
package enum Questions {
  package static let kinds: [any Question.Type] = [
    BreedQuestion.self, SourcesQuestion.self, TrainQuestion.self, IVQuestion.self,
    CatchQuestion.self, TeachQuestion.self, SpreadQuestion.self, WhereQuestion.self,
    BoxesQuestion.self, NextQuestion.self,
  ]

  /// The question that a text asks.
  ///
  /// - Returns: `nil` if the first word is not that of a question.
  package static func read(_ text: String, in catalog: Catalog) -> Result<Asked, Misread>? {
    let typed = words(of: text)
    return kind(typed)?.read(typed.dropFirst(), in: catalog)
  }

  /// The question that a text asks, and those that it becomes if its last word is completed, or if
  /// another one follows.
  package static func completions(of text: String, in catalog: Catalog) -> [Asked] {
    let typed = words(of: text)
    guard typed.count <= mostWords, let kind = kind(typed) else { return [] }
    let isOpen = typed.count > 1 && text.last != " "
    let last = isOpen ? kind.completions(of: Array(typed.dropFirst()), in: catalog) : []
    let asked = [kind.read(typed.dropFirst(), in: catalog).value].compactMap(\.self)
    return (asked + last + kind.completions(of: typed.dropFirst() + [""], in: catalog)).unique
  }

  /// Longer texts are pasted, and become no question by one more word.
  private static let mostWords = 40

  private static func words(of text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { String(Substring($0)) }
  }

  private static func kind(_ typed: [String]) -> (any Question.Type)? {
    guard let first = typed.first else { return nil }
    return kinds.first { kind in
      let name = kind.help.name
      // Few words are as long, and only those are put in lower case.
      return name.utf8.count == first.utf8.count && name == first.lowercased()
    }
  }
}

extension Question {
  fileprivate static func read(
    _ typed: some Sequence<String>, in catalog: Catalog
  ) -> Result<Asked, Misread> { words.read(typed, in: catalog).map { Asked($0) } }

  fileprivate static func completions(of typed: [String], in catalog: Catalog) -> [Asked] {
    words.completions(of: typed, at: typed.count - 1, in: catalog).map { Asked($0) }
  }
}

/// A question of any sort, as pages and places hold it.
package struct Asked: Hashable, Sendable {
  package let question: any Question

  package init(_ question: any Question) { self.question = question }

  package static func == (left: Asked, right: Asked) -> Bool {
    AnyHashable(left.question) == AnyHashable(right.question)
  }

  package func hash(into hasher: inout Hasher) { question.hash(into: &hasher) }
}
