import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { isGardenEvent } from '@wattle/contracts/garden/events.ts'
import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import type { HistoryEntry, HistorySubject, PlantAsOf } from '@wattle/contracts/history/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { entriesOf, type Sources } from './entries.ts'
import { plantAsOf } from './plant-as-of.ts'
import { eventAt, lastOfDay, type Recorded, scanBack } from './scan.ts'
import { kindOf } from './sentences.ts'

export type Wanted = {
  plantId?: string | undefined
  locationId?: string | undefined
  kind?: HistoryKind | undefined
  /** Up to the end of this day in the gardener's time zone. */
  at?: CivilDate | undefined
}

type EntryPage = { entries: HistoryEntry[]; next: number | null }

export type GardenHistory = {
  /** The newest entries up to the revision `from`. A page may hold fewer than `limit` and still have a next. */
  page(limit: number, from?: number): Promise<EntryPage>
  /** Every entry, newest first. */
  all(from?: number): AsyncIterable<HistoryEntry>
  /** The plant of the query; null if there is none. */
  subject(): Promise<HistorySubject | null>
  /** The plant on the day of the query; null if either is missing. Stops early once `isGone` returns true. */
  asOf(isGone?: () => boolean): Promise<PlantAsOf | null>
}

const entriesAtOnce = 500

/**
 * The history of a garden up to the revision `head`, filtered by `wanted`. Throws `Refused` for a plant or
 * location that never existed.
 */
export async function openHistory(sources: Sources, head: number, wanted: Wanted): Promise<GardenHistory> {
  const { log, gardenId, subjectsOf, timeZone } = sources
  const { plantId, locationId, kind, at } = wanted
  const subjects = await subjectsOf([plantId, locationId].filter((id) => id !== undefined))
  let [oldest, newest] = [0, head]
  const narrowTo = (id: string, of: 'plant' | 'location') => {
    const subject = subjects.get(id)
    if (subject?.kind !== of) throw new Refused(`${of}-not-found`)
    oldest = Math.max(oldest, subject.names[0]?.since ?? 0)
    newest = Math.min(newest, subject.gone ?? head)
  }
  if (plantId) narrowTo(plantId, 'plant')
  if (locationId) narrowTo(locationId, 'location')
  const dayEnds =
    at === undefined ? head : await lastOfDay(log, gardenId, { newest: head, day: at, timeZone })

  const isWanted = ({ type, metadata: { refs } }: Recorded) =>
    (!plantId || refs.plants.includes(plantId)) &&
    (!locationId || refs.locations.includes(locationId)) &&
    (!kind || (isGardenEvent(type) && kindOf(type) === kind))

  async function page(limit: number, from = newest): Promise<EntryPage> {
    const scan = { newest: Math.min(from, newest, dayEnds), oldest, isWanted, limit }
    const { found, next } = await scanBack(log, gardenId, scan)
    return { entries: await entriesOf(sources, found), next }
  }

  return {
    page,
    async *all(from) {
      let next: number | null = from ?? newest
      while (next !== null) {
        const { entries, next: after }: EntryPage = await page(entriesAtOnce, next)
        yield* entries
        next = after
      }
    },
    async subject() {
      const plant = plantId && subjects.get(plantId)
      const began = plant && (await eventAt(log, gardenId, plant.names[0]?.since ?? 0))
      if (!plant || !began) return null
      const name = plant.names.at(-1)?.name ?? ''
      return { name, since: began.metadata.occurredAt, isDeleted: plant.gone !== null }
    },
    async asOf(isGone = () => false) {
      if (!plantId || at === undefined) return null
      return await plantAsOf(log, gardenId, plantId, { at, revision: dayEnds, isGone })
    },
  }
}
