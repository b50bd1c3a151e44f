import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import { get, put } from './by-id.ts'
import type { Garden } from './garden.ts'

/** The pictures that an event names and the garden has never had, by their addresses. */
export function newPictures({ pictures }: Garden, events: readonly GardenEvent[]): string[] {
  const named = new Set(events.flatMap(picturesIn))
  return [...named].filter((picture) => !get(pictures, picture))
}

/** The garden with the pictures of an event, which stay for ever: its history shows them. */
export function withPictures(garden: Garden, event: GardenEvent): Garden {
  const added = newPictures(garden, [event])
  if (added.length === 0) return garden
  const pictures = added.reduce((known, picture) => put(known, picture, true as const), garden.pictures)
  return { ...garden, pictures }
}
