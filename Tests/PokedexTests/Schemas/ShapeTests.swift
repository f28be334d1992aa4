import PokedexData
import Testing

@testable import pokedex

/// A value with all that a shape can say.
private struct Tree: Shaped {
  let name: String
  var height: Int?
  var note: String?
  var branches: [Tree] = []

  static let shape = Shape<Tree>.object(
    named: "tree",
    [
      Field("name", \.name),
      Field("height", "metres, from the ground", as: .optional(.number(0...100)), \.height),
      .ifAny("note", as: String.shape, \.note), Field("branches", "its own kind", \.branches),
      Field("leaves", as: .members(of: .factor)) { _ in [("oak", 50)] },
      Field("kind", as: .optional(.word(of: ["a", "b"], \.self))) { $0.note.map { _ in "a" } },
    ])
}

/// JSON and its schema follow from one description.
@Suite struct ShapeTests {
  private let tree = Tree(name: "root", height: 3, branches: [Tree(name: "twig", note: "dry")])

  @Test func membersAreWrittenInTheirOrderAndLeftOutWithoutAValue() {
    let twig =
      #"{"name":"twig","height":null,"note":"dry","branches":[],"leaves":{"oak":0.5},"kind":"a"}"#
    let text =
      #"{"schema":2,"name":"root","height":3,"branches":[\#(twig)],"leaves":{"oak":0.5},"kind":null}"#
    #expect(tree.printed.written == text)
  }

  @Test func aSchemaDescribesAnObjectWithinItsOwnKindOnce() {
    let text = """
      {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Trees",
        "type": "array",
        "items": {
          "type": "object",
          "properties": {
            "schema": {"description": "the number of the format", "const": 2},
            \(Self.properties)
          },
          "required": ["schema", "name", "height", "branches", "leaves", "kind"]
        },
        "$defs": {
          "tree": {
            "type": "object",
            "properties": {
              \(Self.properties.replacing("\n", with: "\n  "))
            },
            "required": ["name", "height", "branches", "leaves", "kind"]
          }
        }
      }
      """
    #expect(Answer("trees", "Trees", listOf: Tree.self).schema.laidOut() == text)
  }

  private static let properties = """
    "name": {"type": "string"},
          "height": {
            "description": "metres, from the ground",
            "type": ["integer", "null"],
            "minimum": 0,
            "maximum": 100
          },
          "note": {"type": "string"},
          "branches": {
            "description": "its own kind",
            "type": "array",
            "items": {"$ref": "#/$defs/tree"}
          },
          "leaves": {"type": "object", "additionalProperties": {"type": "number", "minimum": 0}},
          "kind": {"type": ["string", "null"], "enum": ["a", "b", null]}
    """
}
