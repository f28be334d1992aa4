import ArgumentParser

/// What a shell completes by: the script of the library, with what it has no words for.
struct CompletionScript {
  static let option = "--generate-completion-script"

  let text: String

  /// The script that the arguments ask for; nothing where they ask for something else, or for a
  /// shell that the library does not know: it says so.
  init?(_ arguments: some Collection<String>) {
    guard arguments.first == Self.option, arguments.count <= 2 else { return nil }
    let named = arguments.dropFirst().first.map { CompletionShell(rawValue: $0) }
    guard let shell = named ?? CompletionShell.autodetected() else { return nil }
    self.init(for: shell)
  }

  init(for shell: CompletionShell) {
    let script = Pokedex.completionScript(for: shell)
    text =
      switch shell {
      case .bash: Self.bash(script)
      case .zsh: Self.zsh(script)
      default: Self.fish(script)
      }
  }

  // MARK: The three shells

  /// A term such as `type:dragon` is one word, but a colon would end it. Names are taken as they
  /// are: `compgen -W` reads the apostrophe of Farfetch'd as a quotation mark. What is no command
  /// is a query of the full screen.
  private static func bash(_ script: String) -> String {
    let query = """
          esac
          if [[ "${#COMPREPLY[@]}" -eq 0 && -n "${cur}" ]] && ! declare -F "_pokedex_${subcommand}" >/dev/null; then
              __pokedex_add_completions -W "$(\(custom) "${COMP_CWORD}" "$(__pokedex_cursor_index_in_current_word)")"
          fi
      }

      _pokedex_browse() {
      """
    return "COMP_WORDBREAKS=${COMP_WORDBREAKS//:/}\n"
      + script.replacing("    esac\n}\n\n_pokedex_browse() {", with: query)
      .replacing(
        "    done < <(IFS=$'\\n' compgen \"${@}\" -- \"${cur}\")\n",
        with: """
              done < <(
                  if [[ "${1}" != -W ]]; then
                      IFS=$'\\n' compgen "${@}" -- "${cur}"
                  else
                      while IFS='' read -r completion; do
                          [[ -n "${completion}" && "${completion}" = "${cur//\\\\/}"* ]] && printf '%s\\n' "${completion}"
                      done <<<"${2}"
                  fi
              )

          """)
  }

  /// zsh cuts a line with an open quotation mark into words that the user did not type.
  private static func zsh(_ script: String) -> String {
    let query = "\(custom) \"${current_word_index}\" \"$(__pokedex_cursor_index_in_current_word)\""
    return
      script
      .replacing(
        "printf %s \"${#${(z)LBUFFER}[-1]}\"",
        with: "printf %s \"$((${#QIPREFIX} + ${#IPREFIX} + ${#PREFIX}))\""
      )
      .replacing(
        "        _describe -V subcommand subcommands && ret=0\n",
        with: """
                  _describe -V subcommand subcommands && ret=0
                  (( ret )) && [[ -n "${PREFIX}" ]] && \(query) && ret=0

          """, maxReplacements: 1
      )
      .replacing(
        "            \"_pokedex_${words[1]}\" && ret=0\n            ;;\n",
        with: """
                      "_pokedex_${words[1]}" && ret=0
                      ;;
                  *)
                      \(query) && ret=0
                      ;;

          """)
  }

  private static func fish(_ script: String) -> String {
    script + """

      complete -c 'pokedex' -n '__pokedex_should_offer_completions_for_positional "pokedex" -ge 1' \
          -fka '(__pokedex_custom_completion ---completion browse -- positional@0 (count (__pokedex_tokens -pc)) (__pokedex_tokens -tC))'
      """
  }

  /// Asks the program for terms of a query.
  private static let custom =
    "__pokedex_custom_complete ---completion browse -- positional@0"
}
