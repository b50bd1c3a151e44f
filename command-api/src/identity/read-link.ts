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
 * The garden that is opened in place of another, null if none, and the last revision of its stream. Throws
 * `UnknownEvent` or `UnknownVersion` if a newer release wrote the last event.
 */
export async function readLink(
  log: Pick<LogReader, 'readLast'>,
  accountId: GardenId,
): Promise<{ linkedTo: GardenId | null; revision: number }> {
  const last = await log.readLast(identityStream(accountId))
  const linkedTo = last ? linkAfter(unsealIdentity(last)) : null
  return { linkedTo, revision: last?.revision ?? noStream }
}

/** Whether a garden has any events. */
export async function hasBegun(log: Pick<LogReader, 'read'>, gardenId: GardenId): Promise<boolean> {
  return (await log.read(gardenStream(gardenId), 0, 1)).length > 0
}

/** The garden that is finally opened for this one, after following every link. */
export async function openedInPlaceOf(
  log: Pick<LogReader, 'readLast'>,
  gardenId: GardenId,
): Promise<GardenId> {
  const { linkedTo } = await readLink(log, gardenId)
  return linkedTo === null ? gardenId : await openedInPlaceOf(log, linkedTo)
}

/** The account's own garden; if that was erased, the garden after it. */
export async function ownGarden(log: EventLog, accountId: GardenId): Promise<GardenId> {
  const last = await log.readLast(identityStream(accountId))
  if (last?.type !== ('GardenErased' satisfies IdentityEvent['type'])) return accountId
  return await ownGarden(log, GardenErased.parse({ type: last.type, ...last.data }).nextGardenId)
}

type AccountLog = Pick<LogReader, 'readLast'> & { withDamaged: Pick<LogReader, 'read' | 'readLast'> }

/** The facts about accounts, read from the log, for processes that have access to it. */
export const accountFactsIn = (log: AccountLog): AccountFacts => ({
  hasBegun: (accountId) => hasBegun(log.withDamaged, accountId).catch(isDamaged),
  async linkOf(accountId) {
    // Most accounts have no link. They open their gardens even if nothing of the log can be checked.
    if ((await log.withDamaged.readLast(identityStream(accountId))) === null) return null
    // Throws if the link is damaged: an altered one could lead into somebody else's garden.
    return (await readLink(log, accountId)).linkedTo
  },
})

/** A damaged garden has events, and its gardener can still look at it. */
function isDamaged(error: unknown): true {
  if (error instanceof LogDamaged) return true
  throw error
}
