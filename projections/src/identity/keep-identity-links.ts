import { type EventLog, type LogReader, StreamDamaged } from '@wattle/adapters/event-log/port.ts'
import type { Checkpoints } from '@wattle/adapters/feed/port.ts'
import { beginSweepAtEnd } from '@wattle/adapters/feed/sweep-checkpoints.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { ReadModels, Stored } from '@wattle/adapters/read-models/port.ts'
import type { RecordedEvent } from '@wattle/contracts/envelope.ts'
import { accountOfStream, linkAfter, unsealKnownIdentity } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { type IdentityLink, identityLinks } from './identity-links.ts'

const ofNoGarden = ''

export type IdentityLinks = {
  /**
   * Applies the account events among these, in any order and any number of times. An event that this release cannot
   * read is reported and ignored: a release that adds one must raise the version and collect all links again. Nothing
   * is taken from a damaged stream, because an altered link could lead into somebody else's garden.
   */
  apply(events: readonly RecordedEvent<unknown>[]): Promise<void>
}

/** `log` checks what it reads. */
export async function openIdentityLinks(
  log: Pick<LogReader, 'read'>,
  readModels: ReadModels,
  report: (error: unknown) => void,
): Promise<IdentityLinks> {
  const collection = await readModels.open<IdentityLink>(identityLinks)

  async function isIntact(stream: string): Promise<boolean> {
    try {
      await log.read(stream)
      return true
    } catch (error) {
      if (error instanceof StreamDamaged) return false
      throw error
    }
  }

  return {
    async apply(events) {
      const latest = new Map<GardenId, Stored<IdentityLink>>()
      for (const recorded of events) {
        const { revision } = recorded
        const accountId = accountOfStream(recorded.stream)
        if (accountId === null || revision < (latest.get(accountId)?.revision ?? 0)) continue
        const event = unsealKnownIdentity(recorded, report)
        if (!event || !(await isIntact(recorded.stream))) continue
        const linkedTo = linkAfter(event)
        const document = linkedTo === null ? null : { gardenId: linkedTo }
        latest.set(accountId, { id: accountId, gardenId: ofNoGarden, revision, document })
      }
      if (latest.size === 0) return
      await collection.save([...latest.values()], new Map())
    },
  }
}

/** Collects the links from the log, unless that has been done. Call it before links are read or kept up to date. */
export async function prepareIdentityLinks({
  log,
  readModels,
  checkpoints,
  report,
}: {
  log: EventLog
  readModels: ReadModels
  checkpoints: Checkpoints
  report: (error: unknown) => void
}): Promise<void> {
  const { name, version } = identityLinks
  if ((await readModels.pointers()).get(name)?.active?.version === version) return
  const links = await openIdentityLinks(log, readModels, report)
  const active = { version, build: 0 }
  await beginSweepAtEnd(buildName(name, active), { log, checkpoints })
  for await (const events of log.readAll(null)) await links.apply(events)
  await readModels.point(name, { active, building: null, kept: null })
}
