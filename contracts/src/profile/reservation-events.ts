import { z } from 'zod'
import { GardenId } from '../ids.ts'

const ofGarden = { gardenId: GardenId }

/** The name is reserved for the garden for one minute, while the garden appends it to its own stream. */
export const DisplayNameReserved = z.object({ type: z.literal('DisplayNameReserved'), ...ofGarden })
/** The garden has the name. */
export const DisplayNameConfirmed = z.object({ type: z.literal('DisplayNameConfirmed'), ...ofGarden })
/** The garden released the name. */
export const DisplayNameReleased = z.object({ type: z.literal('DisplayNameReleased'), ...ofGarden })

/** The events of a display name's stream. */
export const ReservationEvent = z.discriminatedUnion('type', [
  DisplayNameReserved,
  DisplayNameConfirmed,
  DisplayNameReleased,
])
export type ReservationEvent = z.infer<typeof ReservationEvent>
