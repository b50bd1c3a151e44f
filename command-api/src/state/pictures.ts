import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { ImageEvent } from '@wattle/contracts/images/events.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { get, memoizedCount, put } from '../lib/persistent-map.ts'
import type { Fold } from './fold.ts'
import type { Garden } from './garden.ts'

/** The number of a garden's pictures that have not been removed. */
export const countKeptPictures = memoizedCount((isKept: boolean) => isKept)

/** The URLs of pictures that these events name and the garden has never had. */
export function newPictures({ pictures }: Garden, events: readonly GardenEvent[]): string[] {
  const named = new Set(events.flatMap(picturesIn))
  return [...named].filter((picture) => get(pictures, picture) === undefined)
}

/** Whether an event names a picture that was removed. */
export const namesRemoved = ({ pictures }: Garden, events: readonly GardenEvent[]): boolean =>
  events.flatMap(picturesIn).some((picture) => get(pictures, picture) === false)

/**
 * The garden with the pictures of an event. They are kept even if nothing shows them any more, because the
 * history does.
 */
export function withPictures(garden: Garden, event: GardenEvent): Garden {
  const added = newPictures(garden, [event])
  if (added.length === 0) return garden
  const pictures = added.reduce((known, picture) => put(known, picture, true), garden.pictures)
  return { ...garden, pictures }
}

export const foldImages = {
  PictureRemoved: (garden, { imageUrl }) => {
    return { ...garden, pictures: put(garden.pictures, imageUrl, false) }
  },
} satisfies Fold<ImageEvent>
