import { z } from 'zod'
import { GardenId } from '../ids.ts'

const ofGarden = { gardenId: GardenId }

/** The garden holds the name for a minute, while it is written into its profile. */
export const DisplayNameReserved = z.object({ type: z.literal('DisplayNameReserved'), ...ofGarden })
/** The garden carries the name. */
export const DisplayNameConfirmed = z.object({ type: z.literal('DisplayNameConfirmed'), ...ofGarden })
/** The garden gives the name up. */
export const DisplayNameReleased = z.object({ type: z.literal('DisplayNameReleased'), ...ofGarden })

/** What happens in the stream of a display name. */
export const ReservationEvent = z.discriminatedUnion('type', [
  DisplayNameReserved,
  DisplayNameConfirmed,
  DisplayNameReleased,
])
export type ReservationEvent = z.infer<typeof ReservationEvent>
