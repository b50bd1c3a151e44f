/** Where a tab stores the revision across reloads, so that reads still wait for the latest write. */
const key = 'wattle-revision'

/** `garden` is the server's id of the garden: after an erasure the same gardener gets a new one. */
export type Seen = { sub: string; garden: string | null; revision: number }

let seen: Seen | null = null
let tell: (seen: Seen) => void = () => {}

/** -1 before the first revision, and for any other gardener. */
const newest = (sub: string): number => {
  seen ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') as Seen | null
  return seen?.sub === sub ? seen.revision : -1
}

/** Remembers the revision from a response's headers if it is newer, and notifies other tabs. */
export function rememberRevision(sub: string, header: string | null, garden: string | null): void {
  const revision = Number(header ?? Number.NaN)
  const next = { sub, garden, revision }
  if (Number.isInteger(revision) && takeRevision(next)) tell(next)
}

/** Sets the function that is called with every newer revision seen in a response. */
export function tellRevisions(to: (seen: Seen) => void): void {
  tell = to
}

/** Remembers a revision. Returns whether it is newer or of another garden. */
export function takeRevision(next: Seen): boolean {
  if (next.revision <= newest(next.sub) && seen?.garden === next.garden) return false
  seen = next
  try {
    sessionStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // With storage full, a page reload loses the revision.
  }
  return true
}

/** Request headers with the newest revision seen and its garden; empty before the first. */
export function newestRevision(sub: string): Record<string, string> {
  const revision = newest(sub)
  if (revision < 0) return {}
  return { 'x-garden-revision': String(revision), ...(seen?.garden && { 'x-garden': seen.garden }) }
}

/** Whether a response is older than the newest revision seen, such as one in flight while a write completed. */
export function isFromBefore(sub: string, header: string | null): boolean {
  return header !== null && Number(header) < newest(sub)
}

/** Forgets the revision: the gardener may have a new garden by the next sign-in. */
export function forgetRevision(): void {
  seen = null
  sessionStorage.removeItem(key)
}
