import ArgumentParser

/// The line of a shell up to the cursor, cut into words.
struct ShellLine {
  /// The words before the one at the cursor, the name of the program first.
  private(set) var words: [ShellWord] = []
  /// The word at the cursor.
  private(set) var word: ShellWord
  /// The part of that word before the end that the shell replaces; nothing where the shell has cut
  /// the line elsewhere.
  private(set) var head: ShellWord?

  /// - Parameter end: the end of the line that the shell replaces.
  init(_ line: String, replacing end: String, in shell: CompletionShell) {
    word = ShellWord(in: shell)
    let scalars = line.unicodeScalars
    let cut = scalars.count - end.unicodeScalars.count
    for (place, scalar) in scalars.enumerated() {
      if place == cut { head = word }
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
