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

/** How many of a plant's plans before and after are looked at for what led to one, and what it led to. */
const neighbours = 2

/** The events as entries: told in words, with what led to each and what it led to. */
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
      // Nobody is known where the event is damaged.
      actor: metadata.actor ?? null,
      because: cause ? linkTo(cause) : null,
      causes: related.filter((each) => ledTo(recorded, each)).map(linkTo),
      commandId: metadata.commandId,
      takeout: metadata.takeout ?? null,
      plantIds: metadata.refs.plants,
      // As the log holds it: a history that rounds off what happened proves nothing.
      type,
      version,
      data,
    }
  })
}

/** An effect names the event it followed from, or the command of that event. */
function ledTo(cause: Recorded, effect: Recorded): boolean {
  const { causationId, commandId } = effect.metadata
  if (commandId === cause.metadata.commandId) return false
  return causationId === cause.id || causationId === cause.metadata.commandId
}

/** The events in which these may have their causes or their effects. */
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
