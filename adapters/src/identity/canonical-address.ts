const loopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** Whether an origin can be reached from this computer alone. */
export const isLoopback = (origin: string): boolean => loopback(new URL(origin).hostname)

/**
 * Where a request for `address` under the host name `host` belongs: null when it is right here, the same address at our
 * origin when it came by another name of this computer (`localhost` for `127.0.0.1`), and `foreign` when the name is
 * not one of this computer's: some page on the web has bent its own name to point here.
 */
export function canonicalAddress(
  origin: string,
): (host: string | undefined, address: string) => string | null | 'foreign' {
  const own = new URL(origin).host
  return (host, address) => {
    if (host === own) return null
    const named = URL.parse(`http://${host}`)
    return host && named && loopback(named.hostname) ? `${origin}${address}` : 'foreign'
  }
}
