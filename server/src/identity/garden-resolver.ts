import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { Identity } from '@wattle/adapters/identity/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** The garden that a gardener opens. */
export type GardenResolver = (identity: Pick<Identity, 'issuer' | 'subject'>) => Promise<GardenId>

/** What is known of gardens. An account is named by the garden derived from its issuer and subject. */
export type AccountFacts = {
  /** Whether anything has happened in a garden. */
  hasBegun(gardenId: GardenId): Promise<boolean>
  /** The garden that is opened in place of this one, as its account is linked or it was erased; null if it is opened itself. */
  linkOf(gardenId: GardenId): Promise<GardenId | null>
}

/** Milliseconds for which an answer counts: a garden may be erased, and an operator may correct a link. */
const answerLasts = 10_000
const accounts = 50_000

/**
 * Resolves an identity to its garden: its own, or the one that is opened in place of it. The answer is remembered for ten
 * seconds; newcomers are asked about every time, so that a link counts at once.
 */
export function createGardenResolver(
  { hasBegun, linkOf }: AccountFacts,
  now: () => number = () => performance.now(),
): GardenResolver {
  const opened = new LruCache<GardenId, { gardenId: GardenId; until: number }>(accounts)

  // A verifier answers the same identity for the same token.
  const known = new WeakMap<object, GardenId>()
  const accountOf = (identity: Parameters<GardenResolver>[0]): GardenId => {
    const accountId = known.get(identity)
    if (accountId !== undefined) return accountId
    const derived = gardenOf(identity)
    known.set(identity, derived)
    return derived
  }

  /** A link leads to a garden that has begun, which may have been erased since, and so may the one after it. */
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
    // A garden that has begun stays so, or another is opened in place of it.
    const isOwn = gardenId === accountId
    const isNewcomer = isOwn && known?.gardenId !== accountId && !(await hasBegun(accountId))
    if (!isNewcomer) opened.set(accountId, { gardenId, until: now() + answerLasts })
    return gardenId
  }
}
