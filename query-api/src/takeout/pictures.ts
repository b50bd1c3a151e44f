import type { Images } from '@wattle/adapters/images/port.ts'
import { isOurPicture, pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { pictureFile } from '@wattle/contracts/takeout/format.ts'
import { mapConcurrently } from './map-concurrently.ts'

/** The part of the image store that a takeout reads. */
export type TakeoutImages = Pick<Images, 'read' | 'size'>

/** The pictures that exist, by name, with their sizes in bytes. */
export type Pictures = ReadonlyMap<string, number>

export async function picturesThere(images: TakeoutImages, names: readonly string[]): Promise<Pictures> {
  const sizes = await mapConcurrently(names, async (name) => [name, await images.size(name)] as const)
  return new Map(sizes.flatMap(([name, size]) => (size === null ? [] : [[name, size]])))
}

/** The file of the picture at this address; null if there is none. */
export function pictureOf(url: string | null | undefined, pictures: Pictures): string | null {
  if (!url || !isOurPicture(url)) return null
  const name = pictureNameOf(url)
  return pictures.has(name) ? pictureFile(name) : null
}
