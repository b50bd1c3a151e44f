import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { sealed } from '@wattle/adapters/system-streams/change-stream.ts'
import { type IdentityEvent, identityStream } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { decideIdentity, LinkRefused } from './decider.ts'
import { hasBegun, openedInPlaceOf, ownGarden, readLink } from './read-link.ts'

type Deps = { log: EventLog; clock: () => Date }

type Linked = { gardenId: GardenId; changed: boolean }

/**
 * Links an account to the garden that `from` opens. Throws `LinkRefused`, or `WrongExpectedRevision` if the
 * account is linked by somebody else at the same time.
 */
export async function linkIdentity(deps: Deps, account: GardenId, from: GardenId): Promise<Linked> {
  const { log } = deps
  const accountId = await ownGarden(log, account)
  const gardenId = await openedInPlaceOf(log, from)
  const { linkedTo, revision } = await readLink(log, accountId)
  const linking = { accountId, linkedTo, hasBegun: await hasBegun(log, accountId) }
  const command = { type: 'LinkIdentity', gardenId, gardenHasBegun: await hasBegun(log, gardenId) } as const
  const events = decideIdentity(command, linking)
  await append(deps, accountId, events, revision)
  // No append spans two streams: the account may have begun a garden since it was checked.
  if (events.length > 0 && (await hasBegun(log, accountId))) {
    await unlinkIdentity(deps, account)
    throw new LinkRefused(`The account began a garden of its own, ${accountId}, at this very moment.`)
  }
  return { gardenId, changed: events.length > 0 }
}

/** Removes an account's link, so that it opens its own garden again. */
export async function unlinkIdentity(deps: Deps, account: GardenId): Promise<Linked> {
  const accountId = await ownGarden(deps.log, account)
  const { linkedTo, revision } = await readLink(deps.log, accountId)
  const linked = { accountId, linkedTo, hasBegun: await hasBegun(deps.log, accountId) }
  const events = decideIdentity({ type: 'UnlinkIdentity' }, linked)
  await append(deps, accountId, events, revision)
  return { gardenId: accountId, changed: events.length > 0 }
}

async function append(
  { log, clock }: Deps,
  accountId: GardenId,
  events: readonly IdentityEvent[],
  revision: number,
): Promise<void> {
  if (events.length > 0) await log.append(identityStream(accountId), sealed(events, clock()), revision)
}
