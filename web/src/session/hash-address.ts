type Address = { pathname: string; search: string; hash: string }

/** Whether the address carries the provider's response: a code or an error, together with a state. */
export function isReturn({ search }: Address): boolean {
  const params = new URLSearchParams(search)
  return params.has('state') && (params.has('code') || params.has('error'))
}

/**
 * Converts an address without a hash route: `/tasks?month=2026-11` becomes `/#/tasks?month=2026-11`. Null if the
 * address needs no change.
 */
export function hashAddress(address: Address): string | null {
  const { pathname, search, hash } = address
  if (isReturn(address) || pathname === '/callback.html') return null
  const path = pathname === '/index.html' ? '/' : pathname
  if (hash.startsWith('#/')) return path === '/' ? null : `/${hash}`
  if (path === '/' && search === '' && hash === '') return null
  return `/#${path}${search}${hash}`
}
