import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'

/** The context that a sentence needs besides its event. */
export type Told = {
  /** The actor, as the start of a sentence. */
  who: string
  /** The day on which the event was recorded, where the garden is. */
  day: CivilDate
  /** The name after this event. */
  plant: (id: string) => string
  location: (id: string) => string
  nurseryPlant: (id: string) => string
  /** The title after this event, in quotation marks. */
  task: (id: string) => string
  /** The title before this event, in quotation marks. */
  taskBefore: (id: string) => string
}

/** An event's kind in the history filter, and its sentence without a full stop. */
export type Telling<Event> = { kind: HistoryKind; tell: (event: Event, told: Told) => string }

/** A sentence for each of these events. */
export type Tellings<Event extends GardenEvent> = {
  [Type in Event['type']]: Telling<Extract<Event, { type: Type }>>
}
