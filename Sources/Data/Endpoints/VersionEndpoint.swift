import PokedexDomain

/// `version/{id}`
struct VersionEndpoint: Endpoint {
  private let id: DocumentID<Version>
  private let name: NameText
  private let names: LocalizedNames
  private let versionGroup: Link<VersionGroup>

  private enum CodingKeys: String, CodingKey {
    case id, name, names
    case versionGroup = "version_group"
  }

  var entity: Version {
    var version = Version(id: id.value, slug: name.value)
    version.names = names.names
    version.versionGroup = versionGroup.id
    return version
  }
}
