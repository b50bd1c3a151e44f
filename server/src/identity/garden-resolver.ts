import { gardenOf } from '@wattle/adapters/identity/garden-of.ts'
import type { Identity } from '@wattle/adapters/identity/port.ts'
import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** The garden that a gardener opens. */
export type GardenResolver = (identity: Pick<Identity, 'issuer' | 'subject'>) => Promise<GardenId>

/** What is known of an account, which is named by the garden derived from its issuer and subject. */
export type AccountFacts = {
  /** Whether anything has happened in that garden. */
  hasBegun(accountId: GardenId): Promise<boolean>
  /** The garden that the account is linked to, null if it is not. */
  linkOf(accountId: GardenId): Promise<GardenId | null>
}

/** Milliseconds for which a link counts, because an operator may correct it. */
const linkLasts = 10_000
const accounts = 50_000

/**
 * Resolves an identity to its garden: the one it is linked to, else its own. Accounts with a garden of their own are never
 * linked, so for them that is asked once; newcomers are asked about every time, so that a link counts at once.
 */
export function createGardenResolver(
  { hasBegun, linkOf }: AccountFacts,
  now: () => number = () => performance.now(),
): GardenResolver {
  const own = new LruCache<GardenId, true>(accounts)
  const links = new LruCache<GardenId, { gardenId: GardenId; until: number }>(accounts)

  // A verifier answers the same identity for the same token.
  const known = new WeakMap<object, GardenId>()
  const accountOf = (identity: Parameters<GardenResolver>[0]): GardenId => {
    const accountId = known.get(identity) ?? gardenOf(identity)
    known.set(identity, accountId)
    return accountId
  }

  return async (identity) => {
    const accountId = accountOf(identity)
    if (own.get(accountId)) return accountId
    const link = links.get(accountId)
    if (link && now() < link.until) return link.gardenId
    // In this order: an account that had begun and was not linked afterwards will never be.
    const begun = await hasBegun(accountId)
    const linkedTo = await linkOf(accountId)
    if (linkedTo !== null) links.set(accountId, { gardenId: linkedTo, until: now() + linkLasts })
    else if (begun) own.set(accountId, true)
    return linkedTo ?? accountId
  }
}
