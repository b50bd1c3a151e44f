/** Where a tab keeps it over a reload: what was written last is then still waited for. */
const key = 'wattle-revision'

/** `garden` is the server's word for which garden it is: after an erasure the same gardener has another one. */
export type Seen = { sub: string; garden: string | null; revision: number }

let seen: Seen | null = null
let tell: (seen: Seen) => void = () => {}

/** -1 before any, and for anybody but the gardener whose revision it is. */
const newest = (sub: string): number => {
  seen ??= JSON.parse(sessionStorage.getItem(key) ?? 'null') as Seen | null
  return seen?.sub === sub ? seen.revision : -1
}

/** Remembers the newest revision that an answer told of this gardener's garden. */
export function rememberRevision(sub: string, header: string | null, garden: string | null): void {
  const revision = Number(header ?? Number.NaN)
  const next = { sub, garden, revision }
  if (Number.isInteger(revision) && takeRevision(next)) tell(next)
}

/** Has what answers tell of told to somebody else as well, when it is news. */
export function tellRevisions(to: (seen: Seen) => void): void {
  tell = to
}

/** Remembers what has been seen; whether it was news. */
export function takeRevision(next: Seen): boolean {
  if (next.revision <= newest(next.sub) && seen?.garden === next.garden) return false
  seen = next
  try {
    sessionStorage.setItem(key, JSON.stringify(seen))
  } catch {
    // A full storage forgets it when the page is loaded again.
  }
  return true
}

/** The newest revision seen of this gardener's garden and which garden that was, as reads ask for it; nothing before any. */
export function newestRevision(sub: string): Record<string, string> {
  const revision = newest(sub)
  if (revision < 0) return {}
  return { 'x-garden-revision': String(revision), ...(seen?.garden && { 'x-garden': seen.garden }) }
}

/** Whether an answer is from before the newest revision seen, as one that was on its way while something was written. */
export function isFromBefore(sub: string, header: string | null): boolean {
  return header !== null && Number(header) < newest(sub)
}

/** Forgets it: the garden may be begun anew before it is seen again. */
export function forgetRevision(): void {
  seen = null
  sessionStorage.removeItem(key)
}
