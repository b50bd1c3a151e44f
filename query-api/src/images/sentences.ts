import type { ImageEvent } from '@wattle/contracts/images/events.ts'
import type { Tellings } from '../telling.ts'

export const imageSentences: Tellings<ImageEvent> = {
  PictureRemoved: {
    kind: 'plants',
    tell: (_event, { who }) => `${who} removed a photo for good`,
  },
}
