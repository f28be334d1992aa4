import PokedexDomain
import Testing

@testable import PokedexData

struct AllEndpointsTests {
  @Test func everyKindIsReadExactlyOnce() {
    let resources = AllEndpoints.all.map { $0.resource }
    #expect(resources.sorted() == Kind.allCases.map(\.rawValue).sorted())
  }

  @Test func theFormsComeLast() {
    #expect(AllEndpoints.all.last?.resource == "pokemon")
  }
}
