/** Where a tab keeps it over a reload: what was written last is then still waited for. */
const key = 'wattle-revision'

let highest: number | null = null

const newest = (): number => {
  highest ??= Number(sessionStorage.getItem(key) ?? -1)
  return highest
}

/** Remembers the newest garden revision that an answer told of. */
export function rememberRevision(header: string | null): void {
  const revision = Number(header ?? Number.NaN)
  if (!Number.isInteger(revision) || revision <= newest()) return
  highest = revision
  sessionStorage.setItem(key, String(revision))
}

/** The newest revision seen, to be asked for in reads; null before any. */
export function newestRevision(): string | null {
  return newest() < 0 ? null : String(newest())
}

/** Forgets it: the next gardener's revisions count for themselves. */
export function forgetRevision(): void {
  highest = null
  sessionStorage.removeItem(key)
}
