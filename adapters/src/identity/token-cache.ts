import type { Identity } from './port.ts'

/** Remembers the identities of the tokens used last, by the tokens' hashes. */
export function openTokenCache(capacity: number) {
  const entries = new Map<string, Identity>()

  return {
    get(hash: string): Identity | undefined {
      const identity = entries.get(hash)
      if (!identity) return undefined
      // To the end of the line: what stands first was used longest ago.
      entries.delete(hash)
      entries.set(hash, identity)
      return identity
    },
    set(hash: string, identity: Identity): void {
      entries.set(hash, identity)
      const oldest = entries.keys().next()
      if (entries.size > capacity && !oldest.done) entries.delete(oldest.value)
    },
  }
}
