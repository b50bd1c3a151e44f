import type { HistoryEntry, HistoryLink } from '@wattle/contracts/history/views.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { HistoryLog } from '../query-deps.ts'
import { type Subjects, type SubjectsOf, touchedIn } from './names.ts'
import { eventAt, type Recorded } from './scan.ts'
import { tell } from './tell.ts'

export type Sources = {
  log: HistoryLog
  gardenId: GardenId
  subjectsOf: SubjectsOf
  timeZone: string
}

/** How many of a plant's care plan events before and after one are searched for its cause and effects. */
const neighbours = 2

/** The events as entries: a sentence each, with links to the cause and the effects. */
export async function entriesOf(sources: Sources, events: readonly Recorded[]): Promise<HistoryEntry[]> {
  const { log, gardenId, subjectsOf, timeZone } = sources
  const touched = await subjectsOf(touchedIn(events))
  const related = await relatedTo(events, touched, (revision) => eventAt(log, gardenId, revision))
  const subjects = new Map([...touched, ...(await subjectsOf(touchedIn(related)))])
  const linkTo = (recorded: Recorded): HistoryLink => {
    return { revision: recorded.revision, sentence: tell(recorded, subjects, timeZone).sentence }
  }
  return events.map((recorded) => {
    const { revision, type, version, data, metadata } = recorded
    const cause = related.find((each) => ledTo(each, recorded))
    return {
      revision,
      occurredAt: metadata.occurredAt,
      ...tell(recorded, subjects, timeZone),
      // The actor is missing if the event's metadata is damaged.
      actor: metadata.actor ?? null,
      because: cause ? linkTo(cause) : null,
      causes: related.filter((each) => ledTo(recorded, each)).map(linkTo),
      commandId: metadata.commandId,
      takeout: metadata.takeout ?? null,
      plantIds: metadata.refs.plants,
      // The event exactly as recorded: a history that abridges its evidence proves nothing.
      type,
      version,
      data,
    }
  })
}

/** An event's `causationId` names its cause, or that event's command. */
function ledTo(cause: Recorded, effect: Recorded): boolean {
  const { causationId, commandId } = effect.metadata
  if (commandId === cause.metadata.commandId) return false
  return causationId === cause.id || causationId === cause.metadata.commandId
}

/** The events that may be causes or effects of these. */
async function relatedTo(
  events: readonly Recorded[],
  subjects: Subjects,
  read: (revision: number) => Promise<Recorded | null>,
): Promise<Recorded[]> {
  const revisions = new Set<number>()
  for (const { revision, metadata } of events) {
    for (const plantId of metadata.refs.plants) {
      const planning = subjects.get(plantId)?.planning ?? []
      const index = planning.indexOf(revision)
      if (index < 0) continue
      const near = planning.slice(Math.max(0, index - neighbours), index + neighbours + 1)
      for (const each of near) revisions.add(each)
    }
  }
  const known = new Map(events.map((recorded) => [recorded.revision, recorded]))
  const found = await Promise.all(
    [...revisions].map(async (revision) => known.get(revision) ?? (await read(revision))),
  )
  return found.filter((each) => each !== null)
}
