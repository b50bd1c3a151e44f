import { z } from 'zod'
import { type EventOf, event } from '../event.ts'

/**
 * The gardener wants the garden erased and can withdraw that until `eraseAfter`. Meanwhile visitors cannot
 * see the garden.
 */
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

/** The garden accepts no more commands: everything of it is being deleted, including this event. */
export const ErasureBegun = event('ErasureBegun', {
  data: {},
  touches: () => ({}),
  hides: true,
})
export type ErasureBegun = EventOf<typeof ErasureBegun>

export const erasureEvents = { ErasureRequested, ErasureWithdrawn, ErasureBegun }
export type ErasureEvent = EventOf<(typeof erasureEvents)[keyof typeof erasureEvents]>
