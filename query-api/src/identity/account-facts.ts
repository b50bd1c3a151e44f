import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { type IdentityLink, identityLinks } from '@wattle/projections/identity/identity-links.ts'
import { requirePrepared } from '@wattle/projections/require-prepared.ts'
import type { AccountFacts } from '@wattle/server/identity/garden-resolver.ts'
import type { Collections } from '../collections.ts'

/** Account facts from the read models. Rejects, with a sentence for the operator, if the links are not prepared. */
export async function openAccountFacts(
  readModels: ReadModels,
  { preferences }: Pick<Collections, 'preferences'>,
): Promise<AccountFacts> {
  await requirePrepared(readModels, [identityLinks])
  const links = await readModels.open<IdentityLink>(identityLinks)
  return {
    hasBegun: async (accountId) => (await preferences.seen([accountId])).has(accountId),
    linkOf: async (accountId) => (await links.load([accountId])).get(accountId)?.document?.gardenId ?? null,
  }
}
