import { z } from 'zod'
import { type EventOf, event } from '../event.ts'

/** The gardener wants the garden erased, and may change their mind until this instant. Visitors see nothing of it meanwhile. */
export const ErasureRequested = event('ErasureRequested', {
  data: { eraseAfter: z.iso.datetime() },
  touches: () => ({}),
  hides: true,
})
export type ErasureRequested = EventOf<typeof ErasureRequested>

/** The gardener keeps the garden after all. */
export const ErasureWithdrawn = event('ErasureWithdrawn', {
  data: {},
  touches: () => ({}),
  hides: false,
})
export type ErasureWithdrawn = EventOf<typeof ErasureWithdrawn>

/** From here on the garden takes nothing more: what there is of it is being deleted, this event with the rest. */
export const ErasureBegun = event('ErasureBegun', {
  data: {},
  touches: () => ({}),
  hides: true,
})
export type ErasureBegun = EventOf<typeof ErasureBegun>

export const erasureEvents = { ErasureRequested, ErasureWithdrawn, ErasureBegun }
export type ErasureEvent = EventOf<(typeof erasureEvents)[keyof typeof erasureEvents]>
