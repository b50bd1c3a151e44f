type Address = { pathname: string; search: string; hash: string }

/** Whether the address carries a provider's answer: a code or an error, together with a state. */
export function isReturn({ search }: Address): boolean {
  const params = new URLSearchParams(search)
  return params.has('state') && (params.has('code') || params.has('error'))
}

/**
 * Where an address without a hash route belongs: `/tasks?month=2026-11` is `/#/tasks?month=2026-11`. Null when it may
 * stay as it is.
 */
export function hashAddress(address: Address): string | null {
  const { pathname, search, hash } = address
  if (isReturn(address) || pathname === '/callback.html') return null
  const path = pathname === '/index.html' ? '/' : pathname
  if (hash.startsWith('#/')) return path === '/' ? null : `/${hash}`
  if (path === '/' && search === '' && hash === '') return null
  return `/#${path}${search}${hash}`
}
