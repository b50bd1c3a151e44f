import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { Identity } from '@wattle/adapters/identity/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** Resolves the garden that a gardener opens. */
export type GardenResolver = (identity: Pick<Identity, 'issuer' | 'subject'>) => Promise<GardenId>

/** Facts about accounts. An account's id is that of the garden derived from its issuer and subject. */
export type AccountFacts = {
  /** Whether anything has happened in a garden. */
  hasBegun(gardenId: GardenId): Promise<boolean>
  /** The garden to open instead, if the account is linked or the garden was erased; null to open the garden itself. */
  linkOf(gardenId: GardenId): Promise<GardenId | null>
}

/** Milliseconds for which a result is cached: a garden may be erased, and an operator may correct a link. */
const answerLasts = 10_000
const accounts = 50_000

/**
 * Resolves an identity to its own garden, or the one linked in its place. Results are cached for ten seconds, except
 * for newcomers, so that a link takes effect at once.
 */
export function createGardenResolver(
  { hasBegun, linkOf }: AccountFacts,
  now: () => number = () => performance.now(),
): GardenResolver {
  const opened = new LruCache<GardenId, { gardenId: GardenId; until: number }>(accounts)

  // The verifier returns the same identity object for the same token.
  const known = new WeakMap<object, GardenId>()
  const accountOf = (identity: Parameters<GardenResolver>[0]): GardenId => {
    const accountId = known.get(identity)
    if (accountId !== undefined) return accountId
    const derived = gardenOf(identity)
    known.set(identity, derived)
    return derived
  }

  /** A link leads to a garden with events. It may have been erased since, and so may its replacement. */
  async function openedBy(accountId: GardenId): Promise<GardenId> {
    for (let gardenId = accountId; ; ) {
      const linkedTo = await linkOf(gardenId)
      if (linkedTo === null) return gardenId
      gardenId = linkedTo
    }
  }

  return async (identity) => {
    const accountId = accountOf(identity)
    const known = opened.get(accountId)
    if (known && now() < known.until) return known.gardenId
    const gardenId = await openedBy(accountId)
    // A garden that has events keeps them, or another is opened in its place.
    const isOwn = gardenId === accountId
    const isNewcomer = isOwn && known?.gardenId !== accountId && !(await hasBegun(accountId))
    if (!isNewcomer) opened.set(accountId, { gardenId, until: now() + answerLasts })
    return gardenId
  }
}
