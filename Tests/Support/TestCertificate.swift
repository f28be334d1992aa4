import NIOSSL

/// Certificates for tests, all for the same key. None is from an authority.
package enum TestCertificate: String, CaseIterable, Sendable {
  /// For `127.0.0.1` and `localhost`, until 2120.
  case good
  /// For the same, until 2020.
  case expired
  /// For `elsewhere.example`, until 2120.
  case foreign
  /// The good one, of a server that knows nothing newer than TLS 1.1.
  case ofOldServer

  /// In the form of a file of certificates to trust.
  package var text: String {
    switch self {
    case .good, .ofOldServer: Self.goodText
    case .expired: Self.expiredText
    case .foreign: Self.foreignText
    }
  }

  func context() throws -> NIOSSLContext {
    let certificates = try NIOSSLCertificate.fromPEMBytes(Array(text.utf8))
    let key = try NIOSSLPrivateKey(bytes: Array(Self.keyText.utf8), format: .pem)
    var configuration = TLSConfiguration.makeServerConfiguration(
      certificateChain: certificates.map { .certificate($0) }, privateKey: .privateKey(key))
    if self == .ofOldServer { configuration.maximumTLSVersion = .tlsv11 }
    return try NIOSSLContext(configuration: configuration)
  }

  private static let goodText = """
    -----BEGIN CERTIFICATE-----
    MIIBbTCCAROgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
    BAMMDHBva2VkZXggdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKLu6ant
    vczSRTqSiIio3UYT904RcmcD+tKseA0ctKm9aQbCBO+WGmSRZhEiTbFUp/lpg1q/
    WG51OjOxW/MCcamjTjBMMA8GA1UdEwEB/wQFMAMBAf8wGgYDVR0RBBMwEYIJbG9j
    YWxob3N0hwR/AAABMB0GA1UdDgQWBBS++b4/rruinQBcLVI/yE2hVDJXpDAKBggq
    hkjOPQQDAgNIADBFAiBUmOYmeFZwZ93Q4DMcHq/ePaFSQQZoT8/MFWsY+AQddQIh
    ANmtAQ1c16hoeZqVdvpDNRRGhimV8zaSU7gd7qtr1hLg
    -----END CERTIFICATE-----
    """

  private static let expiredText = """
    -----BEGIN CERTIFICATE-----
    MIIBbDCCARGgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwHhcNMTkwMTAxMDAwMDAwWhcNMjAwMTAxMDAwMDAwWjAXMRUwEwYDVQQD
    DAxwb2tlZGV4IHRlc3QwWTATBgcqhkjOPQIBBggqhkjOPQMBBwNCAASi7ump7b3M
    0kU6koiIqN1GE/dOEXJnA/rSrHgNHLSpvWkGwgTvlhpkkWYRIk2xVKf5aYNav1hu
    dTozsVvzAnGpo04wTDAPBgNVHRMBAf8EBTADAQH/MBoGA1UdEQQTMBGCCWxvY2Fs
    aG9zdIcEfwAAATAdBgNVHQ4EFgQUvvm+P667op0AXC1SP8hNoVQyV6QwCgYIKoZI
    zj0EAwIDSQAwRgIhALMVV3jbocvyAZ2EjmPajjtCU7cIHwKfNX5bJ+sBpyKVAiEA
    y+XgeqJZSnk1UfrYHWqHQDMIzGZ1i4NClJU9on1yi6A=
    -----END CERTIFICATE-----
    """

  private static let foreignText = """
    -----BEGIN CERTIFICATE-----
    MIIBbzCCARWgAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
    BAMMDHBva2VkZXggdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKLu6ant
    vczSRTqSiIio3UYT904RcmcD+tKseA0ctKm9aQbCBO+WGmSRZhEiTbFUp/lpg1q/
    WG51OjOxW/MCcamjUDBOMA8GA1UdEwEB/wQFMAMBAf8wHAYDVR0RBBUwE4IRZWxz
    ZXdoZXJlLmV4YW1wbGUwHQYDVR0OBBYEFL75vj+uu6KdAFwtUj/ITaFUMlekMAoG
    CCqGSM49BAMCA0gAMEUCIDYd0c8iYx/Y7vIYTnA6vDgqRFOP/89wcGW6vRQj9ABY
    AiEAidT8K5yq+68APNDS3qp4IW/mj+cViqvprsuf4ury2w0=
    -----END CERTIFICATE-----
    """

  private static let keyText = """
    -----BEGIN PRIVATE KEY-----
    MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgWTnwT2adRO7dEeXl
    ODkQZvKA/dkKNjMsVYEl7jhEJKShRANCAASi7ump7b3M0kU6koiIqN1GE/dOEXJn
    A/rSrHgNHLSpvWkGwgTvlhpkkWYRIk2xVKf5aYNav1hudTozsVvzAnGp
    -----END PRIVATE KEY-----
    """
}
