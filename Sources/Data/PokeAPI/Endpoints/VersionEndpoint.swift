import PokedexDomain

/// `version/{id}`
struct VersionEndpoint: Endpoint {
  private let id: DocumentID<Version>
  private let name: String
  private let names: NamedList
  private let versionGroup: Link<VersionGroup>

  init(_ object: JSONObject) throws(BadData) {
    id = try object["id"]
    name = try object["name"]
    names = try object["names"]
    versionGroup = try object["version_group"]
  }

  var entity: Version {
    var version = Version(id: id.value, slug: name)
    version.names = names.names
    version.versionGroup = versionGroup.id
    return version
  }
}
