let highest = -1

/** Remembers the newest garden revision that an answer told of. */
export function rememberRevision(header: string | null): void {
  const revision = Number(header ?? Number.NaN)
  if (Number.isInteger(revision) && revision > highest) highest = revision
}

/** The newest revision seen, to be asked for in reads; null before any. */
export function newestRevision(): string | null {
  return highest < 0 ? null : String(highest)
}

/** Forgets it: the next gardener's revisions count for themselves. */
export function forgetRevision(): void {
  highest = -1
}
