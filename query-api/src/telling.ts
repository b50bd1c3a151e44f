import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'

/** What a sentence needs to know beside its event. */
export type Told = {
  /** Who did it, as a sentence begins. */
  who: string
  /** The gardener's day on which it was written down. */
  day: CivilDate
  /** What it was called once this had happened. */
  plant: (id: string) => string
  location: (id: string) => string
  nurseryPlant: (id: string) => string
  /** In quotation marks. */
  task: (id: string) => string
  /** What the task was called before this happened. */
  taskBefore: (id: string) => string
}

/** Where an event stands in the history's filter, and its sentence, without a full stop. */
export type Telling<Event> = { kind: HistoryKind; tell: (event: Event, told: Told) => string }

/** A sentence for each of these events. */
export type Tellings<Event extends GardenEvent> = {
  [Type in Event['type']]: Telling<Extract<Event, { type: Type }>>
}
