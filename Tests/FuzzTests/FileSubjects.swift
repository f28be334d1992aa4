import PokedexData
import PokedexDomain

extension FuzzSubject {
  private static let slugs = [1: "bulbasaur", 25: "pikachu", 445: "garchomp"]

  /// Marks as CSV.
  static let csv = marks(
    "marks as CSV", .csv,
    """
    id,slug,favourite,seen,caught,shiny,note
    25,pikachu,true,yes,1,,"a ""note"",
    of two lines"
    ,garchomp,x,x,,no,
    """)

  /// Marks as JSON.
  static let json = marks(
    "marks as JSON", .json,
    """
    [
      {"id":25,"slug":"pikachu","favourite":true,"seen":true,"caught":false,"shiny":false,"note":"\\u00e9\\n"},
      {"slug":"garchomp","caught":true}
    ]
    """)

  private static func marks(
    _ name: String, _ format: MarkFile.Format, _ seed: String
  ) -> FuzzSubject {
    FuzzSubject(name: name, seeds: [Array(seed.utf8)]) { bytes in
      do throws(PokedexError) {
        let entries = try MarkFile.entries(in: bytes, as: format, slugs: slugs, name: "file")
        let book = book(entries)
        let text = MarkFile.text(of: book, slugs: slugs, as: format)
        let again = try MarkFile.entries(
          in: Array(text.utf8), as: format, slugs: slugs, name: "rewritten")
        return self.book(again) == book ? nil : "what was written is read as something else"
      } catch {
        return "\(error.text)".contains("rewritten:")
          ? "what was written is refused: \(error.text)" : nil
      }
    }
  }

  private static func book(_ entries: [(form: ID<Form>, entry: MarkEntry)]) -> MarkBook {
    var book = MarkBook()
    for (form, entry) in entries { book[form] = entry }
    return book
  }
}
