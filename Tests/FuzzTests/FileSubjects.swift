import PokedexData
import PokedexDomain
import PokedexTesting

extension FuzzSubject {
  private static let slugs = [1: "bulbasaur", 25: "pikachu", 445: "garchomp"]

  /// Marks as CSV.
  static let csv = marks(
    "marks as CSV", .csv,
    """
    id,slug,favourite,seen,caught,shiny,note,slots
    25,pikachu,true,yes,1,,"a ""note"",
    of two lines",look-0-female caught ball=#4 note=a%20b; untold-shiny wanted
    ,garchomp,x,x,,no,,
    """)

  /// Marks as JSON.
  static let json = marks(
    "marks as JSON", .json,
    """
    [
      {"id":25,"slug":"pikachu","favourite":true,"seen":true,"caught":false,"shiny":false,"note":"\\u00e9\\n",
        "slots":"look-0-male pending"},
      {"slug":"garchomp","caught":true}
    ]
    """)

  /// Marks of other programs, and lists of names.
  static let foundMarks = FuzzSubject(
    name: "marks of other programs",
    seeds: [
      "Species,Form,Gender,IsShiny,IsEgg,Ball,Version\nPikachu,0,F,True,False,Love Ball,Red\n",
      "- Pikachu, Garchomp\n2. Bulbasaur | mine\n★ Mew ♀\n",
      "[{\"captured\":true,\"pokemon\":{\"national_id\":25,\"name\":\"Pikachu\",\"form\":null}}]",
      "slot,state,ball,origin,note\npikachu-female,wanted,,,x\n",
    ].map { Array($0.utf8) }
  ) { bytes in
    do throws(PokedexError) {
      let reading = try MarkFile.read(bytes, as: nil, in: SampleDex.catalog, name: "file")
      return reading.updates.count > 20_000 ? "more is read than a store can have" : nil
    } catch {
      return error.text.isEmpty ? "it is refused without a reason" : nil
    }
  }

  private static func marks(
    _ name: String, _ format: MarkFile.Format, _ seed: String
  ) -> FuzzSubject {
    FuzzSubject(name: name, seeds: [Array(seed.utf8)]) { bytes in
      do throws(PokedexError) {
        let book = try self.book(of: bytes, format, "file")
        let text = MarkFile.text(of: book, slugs: slugs, as: format)
        return try self.book(of: Array(text.utf8), format, "rewritten") == book
          ? nil : "what was written is read as something else"
      } catch {
        return "\(error.text)".contains("rewritten:")
          ? "what was written is refused: \(error.text)" : nil
      }
    }
  }

  private static func book(
    of bytes: [UInt8], _ format: MarkFile.Format, _ name: String
  ) throws(PokedexError) -> MarkBook {
    let reading = try MarkFile.read(bytes, as: format, slugs: slugs, name: name)
    if let problem = reading.problems.first {
      throw .file(path: "\(name):\(problem.line)", reason: problem.reason)
    }
    var book = MarkBook()
    for update in reading.updates { book[update.form] = update.entry }
    return book
  }
}

extension FuzzSubject {
  /// The Pokémon of a player: PKHeX's report, sets of Showdown, or names.
  static let ownPokemon = FuzzSubject(
    name: "own Pokémon",
    seeds: [
      "Nickname,Species,Form,IsShiny,Level,Move1,MetLoc\nSparky,Pikachu,0,True,12,Thunder,Route 1\n",
      "Sparky (Pikachu) (F) @ Light Ball\nLevel: 12\n- Thunder\n", "pikachu\nbulbasaur, eevee\n",
    ].map { Array($0.utf8) }
  ) { bytes in
    do throws(PokedexError) {
      let reading = try OwnPokemonFile.read(bytes, named: "file", in: SampleDex.catalog)
      return reading.pokemon.allSatisfy { $0.member.level.map(TeamMember.levels.contains) ?? true }
        ? nil : "a level is none"
    } catch { return nil }
  }

  /// A run as JSON.
  static let run = FuzzSubject(
    name: "a run as JSON",
    seeds: [
      Array(
        """
        {"name":"Ada","game":"red-blue","rules":["fallen"],"route":null,"reached":["route-1"],
        "missed":[],"means":["walking","night"],"cap":14,"isArchived":false,"pokemon":[
        {"form":"pikachu","place":null,"isFallen":true,"nickname":"\\u00e9","level":5,
        "effort":{"attack":252},"moves":[{"move":"thunder","type":null}],"unread":["a"]}]}
        """.utf8)
    ]
  ) { bytes in
    do throws(PokedexError) {
      let run = try RunFile.read(bytes, named: "file", in: SampleDex.catalog)
      return Run.isName(run.name) ? nil : "a run has no name"
    } catch { return nil }
  }
}
