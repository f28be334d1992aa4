import PokedexTerminalUI

/// A user-defined command, run by a key.
package struct KeyCommand: Hashable, Sendable {
  package let key: Key
  package let text: String
}

extension KeyMap {
  /// Parses keys and their commands, such as `("<f5>", "mpv $slug.ogg &")`. Invalid lines are
  /// reported and left out.
  package func commands(
    _ lines: [(key: String, text: String)]
  ) -> (commands: [KeyCommand], problems: [Problem]) {
    var commands: [KeyCommand] = []
    var problems: [Problem] = []
    for (word, text) in lines {
      do throws(Problem.Reason) {
        let key = try commandKey(word)
        guard !text.isEmpty else { throw .noCommand }
        commands.append(KeyCommand(key: key, text: text))
      } catch {
        problems.append(Problem(action: word, reason: error))
      }
    }
    return (commands, problems)
  }

  /// A key that no action uses where commands can run.
  private func commandKey(_ word: String) throws(Problem.Reason) -> Key {
    let key = try Self.key(word, isTyped: false)
    for scope in KeyScope.allCases where !scope.takesText {
      if let other = scope.actions.first(where: { keys(of: $0).contains(key) }) {
        throw .taken(key, by: other.name, in: scope)
      }
    }
    return key
  }
}
