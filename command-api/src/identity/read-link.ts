import { type EventLog, LogDamaged, type LogReader, noStream } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import {
  GardenErased,
  type IdentityEvent,
  identityStream,
  linkAfter,
  unsealIdentity,
} from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { AccountFacts } from '@wattle/server/identity/garden-resolver.ts'

/**
 * The garden that is opened in place of one, null if none, and the last revision of its stream. Throws `UnknownEvent` or
 * `UnknownVersion` where a newer release has said so.
 */
export async function readLink(
  log: Pick<LogReader, 'readLast'>,
  accountId: GardenId,
): Promise<{ linkedTo: GardenId | null; revision: number }> {
  const last = await log.readLast(identityStream(accountId))
  const linkedTo = last ? linkAfter(unsealIdentity(last)) : null
  return { linkedTo, revision: last?.revision ?? noStream }
}

/** Whether anything has happened in a garden. */
export async function hasBegun(log: Pick<LogReader, 'read'>, gardenId: GardenId): Promise<boolean> {
  return (await log.read(gardenStream(gardenId), 0, 1)).length > 0
}

/** The garden that is opened in the end where this one is asked for. */
export async function openedInPlaceOf(
  log: Pick<LogReader, 'readLast'>,
  gardenId: GardenId,
): Promise<GardenId> {
  const { linkedTo } = await readLink(log, gardenId)
  return linkedTo === null ? gardenId : await openedInPlaceOf(log, linkedTo)
}

/** The garden that an account has by itself: once it is erased, the one after it. */
export async function ownGarden(log: EventLog, accountId: GardenId): Promise<GardenId> {
  const last = await log.readLast(identityStream(accountId))
  if (last?.type !== ('GardenErased' satisfies IdentityEvent['type'])) return accountId
  return await ownGarden(log, GardenErased.parse({ type: last.type, ...last.data }).nextGardenId)
}

/** What the log says of accounts, for those who may read it. */
export const accountFactsIn = (log: EventLog): AccountFacts => ({
  hasBegun: (accountId) => hasBegun(log, accountId).catch(isDamaged),
  linkOf: async (accountId) => (await readLink(log, accountId)).linkedTo,
})

/** A garden that is damaged has begun, and its gardener still looks at it. */
function isDamaged(error: unknown): true {
  if (error instanceof LogDamaged) return true
  throw error
}
