import PokedexDomain
import Testing

@testable import PokedexData

private func way(_ group: Int, _ method: Int, _ level: Int, _ order: String) -> String {
  """
  {"level_learned_at": \(level), "move_learn_method": \(link("move-learn-method", method, "egg")),
   "order": \(order), "version_group": \(link("version-group", group, "teal-pink"))}
  """
}

struct LearnsetEndpointTests {
  private let text = """
    {"name": "testling", "abilities": [{"slot": 1, "moves": []}, "a \\" quote ]"],
     "moves": [
       {"move": \(link("move", 14, "loud-song")),
        "version_group_details": [\(way(9, 1, 20, "null")), \(way(10, 4, 0, "2"))]},
       {"move": \(link("move", 800)), "version_group_details": [\(way(9, 2, 100, "null"))]}],
     "weight": -9.5e3, "sprites": {"front": null, "other": [true, {"x": {}}]}}
    """

  private func read(_ text: String) throws(BadData) -> LearnsetEndpoint {
    try read(Array(text.utf8))
  }

  private func read(_ bytes: [UInt8]) throws(BadData) -> LearnsetEndpoint {
    try JSONDocument(resource: "pokemon/2000", response: HTTPResponse(body: bytes))
      .decode(LearnsetEndpoint.self)
  }

  @Test func everyWayToLearnEveryMoveIsRead() throws {
    #expect(
      try read(text).learnset
        == Learnset([
          LearnedMove(versionGroup: 9, method: 1, move: 14, level: 20),
          LearnedMove(versionGroup: 10, method: 4, move: 14, level: 0, order: 2),
          LearnedMove(versionGroup: 9, method: 2, move: 800, level: 100),
        ]))
  }

  @Test func similarLinksAreToldApart() throws {
    let groups = [8, 72, 8, 136, 72, 200, 8, 1_008, 11, 1, 11]
    let ways = groups.map { way($0, 1, 5, "null") }.joined(separator: ", ")
    let text = """
      {"moves": [{"move": \(link("move", 14)), "version_group_details": [\(ways)]}]}
      """
    #expect(try read(text).learnset.moves.map(\.versionGroup.rawValue) == groups)
  }

  @Test func aFormMayLearnNothing() throws {
    #expect(try read(#"{"moves": [ ] }"#).learnset == Learnset())
  }

  @Test(
    "Errors name the field",
    arguments: [
      InvalidChange(
        #""level_learned_at": 20"#, #""level_learned_at": 101"#,
        names: "moves[0].version_group_details[0].level_learned_at"),
      InvalidChange(
        #""level_learned_at": 20"#, #""level_learned_at": -1"#,
        names: "moves[0].version_group_details[0].level_learned_at"),
      InvalidChange(
        #""level_learned_at": 0,"#, #""level_learned_at": "0","#,
        names: "moves[0].version_group_details[1].level_learned_at"),
      InvalidChange(
        #""level_learned_at": 0,"#, "",
        names: "moves[0].version_group_details[1].level_learned_at"),
      InvalidChange(
        #""order": 2"#, #""order": 2.5"#, names: "moves[0].version_group_details[1].order"),
      InvalidChange(
        "move-learn-method/4/", "move/4/",
        names: "moves[0].version_group_details[1].move_learn_method.url"),
      InvalidChange(link("move", 800), "null", names: "moves[1].move"),
      InvalidChange(
        #""version_group_details""#, #""details""#, names: "moves[0].version_group_details"),
      InvalidChange(#"}]}],"#, #"}]}],,"#, names: ""),
      InvalidChange(#""weight""#, #"weight"#, names: ""),
    ])
  func errorsNameTheField(_ change: InvalidChange) throws {
    let text = try text.with(change.part, as: change.other)
    let fault = #expect(throws: BadData.self) { try read(text) }
    #expect(fault?.resource == "pokemon/2000")
    #expect(fault?.field == change.field)
  }

  @Test func missingMovesAreRefused() {
    #expect(throws: BadData(resource: "pokemon/2000", field: "moves", reason: "is missing")) {
      try read(#"{"id": 2000}"#)
    }
  }

  @Test func aDocumentThatIsCutOffAnywhereIsRefused() {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count {
      #expect(throws: BadData.self) {
        try read(Array(bytes.prefix(length)))
      }
    }
  }
}
