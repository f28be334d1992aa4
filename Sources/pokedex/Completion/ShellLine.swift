import ArgumentParser

/// A shell's command line up to the cursor, split into words.
struct ShellLine {
  /// The words before the one at the cursor, beginning with the program name.
  private(set) var words: [ShellWord] = []
  /// The word at the cursor.
  private(set) var word: ShellWord
  /// The part of that word that the shell keeps; `nil` if the shell splits the line differently.
  private(set) var head: ShellWord?

  /// - Parameter end: the end of the line that the shell replaces.
  init(_ line: String, replacing end: String, in shell: CompletionShell) {
    word = ShellWord(in: shell)
    let scalars = line.unicodeScalars
    let cut = scalars.count - end.unicodeScalars.count
    for (index, scalar) in scalars.enumerated() {
      if index == cut { head = word }
      if !word.take(scalar) { endWord(shell) }
    }
    if cut == scalars.count { head = word }
  }

  private mutating func endWord(_ shell: CompletionShell) {
    if word.isBegun { words.append(word) }
    word = ShellWord(in: shell)
    head = nil
  }
}
