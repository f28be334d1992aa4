import ArgumentParser
import PokedexTerminalUI

/// A completion request from a shell: `pokedex ---complete SHELL LINE END`. `LINE` is the command
/// line up to the cursor, and `END` the last part of it, which the shell replaces with a candidate.
///
/// The answer is the line `files` if the shell should complete file names. Otherwise it is the line
/// `words`, followed by one candidate per line: quoted for bash; unquoted for other shells,
/// followed by a tab and a description if there is one.
struct CompletionRequest {
  static let option = "---complete"

  private let shell: CompletionShell
  private let line: ShellLine

  /// Parses a request. Returns `nil` if the arguments are anything else.
  init?(_ arguments: some Collection<String>) {
    let arguments = Array(arguments)
    guard arguments.count == 3 || arguments.count == 4, arguments[0] == Self.option,
      let shell = CompletionShell(rawValue: arguments[1])
    else { return nil }
    self.shell = shell
    line = ShellLine(
      arguments[2], replacing: arguments.count == 4 ? arguments[3] : "", in: shell)
  }

  /// The words before the cursor, without the program name.
  var words: [String] { line.words.dropFirst().map(\.text) }

  /// - Parameter root: the root command.
  func answer(of root: any ParsableCommand.Type) -> [PrintedLine] {
    let typed = Candidates(words, line.word, of: root)
    guard !typed.isFile else { return [PrintedLine("files")] }
    return [PrintedLine("words")] + typed.all.filter(\.isShownAsItIs).compactMap(written)
  }

  /// Formats a candidate for the shell. Returns `nil` if bash cannot insert it behind the part of
  /// the word that it keeps.
  private func written(_ candidate: Candidate) -> PrintedLine? {
    guard shell == .bash else {
      return PrintedLine(
        tabbed: [candidate.word, candidate.description].compactMap { $0.map { DrawableText($0) } })
    }
    guard let head = line.head, head.isLiteral, candidate.word.begins(with: head.text) else {
      return nil
    }
    let rest = candidate.word.unicodeScalars.dropFirst(head.text.unicodeScalars.count)
    let quoted = BashQuoting.quoted(String(String.UnicodeScalarView(rest)), in: head.quote)
    // The rest may begin with a mark of the character before it, which no line of its own can have.
    let line = PrintedLine(cleaning: quoted)
    return line.text == quoted ? line : nil
  }
}

/// A completion candidate.
struct Candidate {
  let word: String
  /// The help of an option or a subcommand.
  var description: String?

  /// Whether a terminal shows the word unchanged. Words with control or invisible characters must
  /// not enter a command line that the user is about to run.
  var isShownAsItIs: Bool { !word.isEmpty && DrawableText(word).string == word }
}
