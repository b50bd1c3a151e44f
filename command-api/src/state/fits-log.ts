import { type GardenEvent, touchedBy } from '@wattle/contracts/garden/events.ts'

/** The log takes a mebibyte at once, of which what all events carry has the rest. */
const mostBytes = 1_000_000

/** Whether the log has room for an event, with all that it touches. Pure. */
export const fitsLog = (event: GardenEvent): boolean =>
  Buffer.byteLength(JSON.stringify([event, touchedBy(event)])) <= mostBytes
