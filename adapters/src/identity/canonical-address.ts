const loopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname)

/** Whether the origin is reachable only from this computer. */
export const isLoopback = (origin: string): boolean => loopback(new URL(origin).hostname)

/**
 * Checks the host name of a request. Returns null if it is our own, and the same address at our origin for another name
 * of this computer (`localhost` for `127.0.0.1`). Any other name is `foreign`: a website may have pointed its own name
 * at this computer.
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
