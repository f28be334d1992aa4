import ArgumentParser
import PokedexTerminalUI

/// The question of a shell at the tabulator: `pokedex ---complete SHELL LINE END`, with the line up
/// to the cursor, and the end of it that the shell replaces with what it is offered.
///
/// The answer is a line with `files`, where the shell is to complete names of files, or with
/// `words`, and then each candidate on a line of its own: in bash quoted, in the other shells as it
/// is, with a tab and a description where it has one.
struct CompletionRequest {
  static let option = "---complete"

  private let shell: CompletionShell
  private let line: ShellLine

  /// The question in the arguments; nothing where they are something else.
  init?(_ arguments: some Collection<String>) {
    let arguments = Array(arguments)
    guard arguments.count == 3 || arguments.count == 4, arguments[0] == Self.option,
      let shell = CompletionShell(rawValue: arguments[1])
    else { return nil }
    self.shell = shell
    line = ShellLine(
      arguments[2], replacing: arguments.count == 4 ? arguments[3] : "", in: shell)
  }

  /// The words of the line before the cursor, without the name of the program.
  var words: [String] { line.words.dropFirst().map(\.text) }

  /// - Parameter root: the command of the program itself.
  func answer(of root: any ParsableCommand.Type) -> [String] {
    let typed = Candidates(words, line.word, of: root)
    guard !typed.isFile else { return ["files"] }
    return ["words"] + typed.all.filter(\.isShownAsItIs).compactMap(written)
  }

  /// Nothing where the candidate does not fit the part of the word that stays.
  private func written(_ candidate: Candidate) -> String? {
    guard shell == .bash else {
      return candidate.description.map { "\(candidate.word)\t\($0)" } ?? candidate.word
    }
    guard let head = line.head, head.isLiteral, candidate.word.begins(with: head.text) else {
      return nil
    }
    let rest = candidate.word.unicodeScalars.dropFirst(head.text.unicodeScalars.count)
    return BashQuoting.quoted(String(String.UnicodeScalarView(rest)), in: head.quote)
  }
}

/// Something that may stand at the cursor.
struct Candidate {
  let word: String
  /// The help of an option or a subcommand.
  var description: String?

  /// Whether a terminal shows all of it: words with controls or invisible letters are not put into
  /// a line that the user is about to run.
  var isShownAsItIs: Bool { !word.isEmpty && DrawableText(word).string == word }
}
