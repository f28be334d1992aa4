import FoundationEssentials
import PokedexDomain
import PokedexTesting

@testable import PokedexData

extension FuzzSubject {
  /// Every kind of PokeAPI's documents.
  static let documents = AllEndpoints.all.map { document($0) }

  private static func document<Document: Endpoint>(_ type: Document.Type) -> FuzzSubject {
    FuzzSubject(
      name: "document: \(type.resource)", seeds: [seed(type)],
      documents: seeds[type.resource].map { [$0] } ?? []
    ) { bytes in
      problem(in: bytes, as: type)?.resource.isEmpty == true
        ? "an error that names no resource" : nil
    }
  }

  private static func problem<Document: Endpoint>(
    in bytes: [UInt8], as type: Document.Type
  ) -> BadData? {
    do throws(BadData) {
      let json = JSONDocument(
        resource: "\(type.resource)/7", response: HTTPResponse(body: bytes))
      let document = try json.decode(type)
      _ = try document.entity
      return nil
    } catch {
      return error
    }
  }

  /// The problems in the seeds. There must be none: a reader stops at a problem, so nothing after
  /// it would be tested.
  static var mistakesInTheSeeds: [String] {
    AllEndpoints.all.compactMap { type in
      problem(in: seed(type), as: type).map { "\(type.resource): \($0)" }
    }
  }

  private static func seed<Document: Endpoint>(_ type: Document.Type) -> [UInt8] {
    guard let document = seeds[type.resource] else { return [] }
    return (try? Array(JSONEncoder().encode(document))) ?? []
  }

  /// A document of each kind, by its resource: PokeAPI's most complete one, with lists cut to two
  /// entries and without prose.
  private static let seeds: [String: JSONValue] = {
    let file = "\(#filePath)".split(separator: "/").dropLast().joined(separator: "/")
    guard let bytes = try? Data(contentsOf: URL(filePath: "/\(file)/Documents.json")) else {
      return [:]
    }
    return (try? JSONDecoder().decode([String: JSONValue].self, from: bytes)) ?? [:]
  }()
}
