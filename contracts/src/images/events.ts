import { z } from 'zod'
import { type EventOf, event } from '../event.ts'

/** A picture is gone for good: events before this one that name it lead nowhere. */
export const PictureRemoved = event('PictureRemoved', {
  data: { imageUrl: z.string() },
  touches: () => ({}),
  hides: true,
})
export type PictureRemoved = EventOf<typeof PictureRemoved>

export const imageEvents = {
  PictureRemoved,
}
export type ImageEvent = EventOf<(typeof imageEvents)[keyof typeof imageEvents]>
