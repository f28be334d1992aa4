import NIOSSL

/// Self-signed certificates for tests, all with the same key.
package enum TestCertificate: String, CaseIterable, Sendable {
  /// `127.0.0.1` and `localhost`, until 2120.
  case good
  /// `127.0.0.1` and `localhost`, until 2020.
  case expired
  /// `elsewhere.example`, until 2120.
  case foreign
  /// Only the address `127.0.0.1`, until 2120.
  case ofLoopback
  /// Only the address `10.9.8.7`, until 2120.
  case ofNumber
  /// Only the common name `localhost`, until 2120.
  case ofCommonName
  /// `*.pokeapi.invalid` and `*`, until 2120.
  case wild
  /// The good certificate, on a server with TLS 1.1 at most.
  case ofOldServer

  /// The certificate in PEM, for a file of trusted certificates.
  package var text: String {
    switch self {
    case .good, .ofOldServer: Self.goodText
    case .expired: Self.expiredText
    case .foreign: Self.foreignText
    case .ofLoopback: Self.ofLoopbackText
    case .ofNumber: Self.ofNumberText
    case .ofCommonName: Self.ofCommonNameText
    case .wild: Self.wildText
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

  private static let ofLoopbackText = """
    -----BEGIN CERTIFICATE-----
    MIIBYjCCAQigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
    BAMMDHBva2VkZXggdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKLu6ant
    vczSRTqSiIio3UYT904RcmcD+tKseA0ctKm9aQbCBO+WGmSRZhEiTbFUp/lpg1q/
    WG51OjOxW/MCcamjQzBBMA8GA1UdEwEB/wQFMAMBAf8wDwYDVR0RBAgwBocEfwAA
    ATAdBgNVHQ4EFgQUvvm+P667op0AXC1SP8hNoVQyV6QwCgYIKoZIzj0EAwIDSAAw
    RQIhAPCilrE+jvdcnxl+ehyF0iaJwtwa0cjPqJLi6wa14oHiAiAyd1bf9a/FZNv1
    7tJSkiVHJo/zmutzOOu2aIwzVdPxFg==
    -----END CERTIFICATE-----
    """

  private static let ofNumberText = """
    -----BEGIN CERTIFICATE-----
    MIIBYzCCAQigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
    BAMMDHBva2VkZXggdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKLu6ant
    vczSRTqSiIio3UYT904RcmcD+tKseA0ctKm9aQbCBO+WGmSRZhEiTbFUp/lpg1q/
    WG51OjOxW/MCcamjQzBBMA8GA1UdEwEB/wQFMAMBAf8wDwYDVR0RBAgwBocECgkI
    BzAdBgNVHQ4EFgQUvvm+P667op0AXC1SP8hNoVQyV6QwCgYIKoZIzj0EAwIDSQAw
    RgIhAMZLyVmjmAwx+6JI8KbdN3XSuGJFmbmb0CjwppCdzFszAiEA770ow3bXT6FX
    gIJtNjbZEIz4YLlGMGHZ+wAX92BsgQQ=
    -----END CERTIFICATE-----
    """

  private static let ofCommonNameText = """
    -----BEGIN CERTIFICATE-----
    MIIBSjCB8aADAgECAgEBMAoGCCqGSM49BAMCMBQxEjAQBgNVBAMMCWxvY2FsaG9z
    dDAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowFDESMBAGA1UEAwwJ
    bG9jYWxob3N0MFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcDQgAEou7pqe29zNJFOpKI
    iKjdRhP3ThFyZwP60qx4DRy0qb1pBsIE75YaZJFmESJNsVSn+WmDWr9YbnU6M7Fb
    8wJxqaMyMDAwDwYDVR0TAQH/BAUwAwEB/zAdBgNVHQ4EFgQUvvm+P667op0AXC1S
    P8hNoVQyV6QwCgYIKoZIzj0EAwIDSAAwRQIgM6hVlab1PhqiTN8RbRFleltIzEjo
    HmOyi8CrZixB26QCIQCbNbYs3fdM0T6JZCzHB2h1F/UFPkGFDg0opQPd0HOQGA==
    -----END CERTIFICATE-----
    """

  private static let wildText = """
    -----BEGIN CERTIFICATE-----
    MIIBcjCCARigAwIBAgIBATAKBggqhkjOPQQDAjAXMRUwEwYDVQQDDAxwb2tlZGV4
    IHRlc3QwIBcNMjAwMTAxMDAwMDAwWhgPMjEyMDAxMDEwMDAwMDBaMBcxFTATBgNV
    BAMMDHBva2VkZXggdGVzdDBZMBMGByqGSM49AgEGCCqGSM49AwEHA0IABKLu6ant
    vczSRTqSiIio3UYT904RcmcD+tKseA0ctKm9aQbCBO+WGmSRZhEiTbFUp/lpg1q/
    WG51OjOxW/MCcamjUzBRMA8GA1UdEwEB/wQFMAMBAf8wHwYDVR0RBBgwFoIRKi5w
    b2tlYXBpLmludmFsaWSCASowHQYDVR0OBBYEFL75vj+uu6KdAFwtUj/ITaFUMlek
    MAoGCCqGSM49BAMCA0gAMEUCIQCauoLeydJiI7HjITB3pqv40MZxeKHYBuf7g3MG
    7JugFgIgRnXI7ERZmeke0bkKRp273o4UAv6eAiBr27bzjhJ8ghI=
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
