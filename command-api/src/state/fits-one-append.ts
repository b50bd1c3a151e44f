import { type GardenEvent, touchedBy } from '@wattle/contracts/garden/events.ts'

/** The log accepts a mebibyte per append; the remainder is for the fields that every event has. */
const mostBytes = 1_000_000

/** Whether an event, with the ids that it touches, fits into one append. Pure. */
export const fitsOneAppend = (event: GardenEvent): boolean =>
  Buffer.byteLength(JSON.stringify([event, touchedBy(event)])) <= mostBytes
