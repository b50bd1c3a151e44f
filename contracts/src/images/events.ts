import { z } from 'zod'
import { type EventOf, event } from '../event.ts'

/** The picture was permanently deleted: its URL in earlier events no longer works. */
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
