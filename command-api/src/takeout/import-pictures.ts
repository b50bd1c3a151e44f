import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { imageUrlOf, pictureNameOf } from '@wattle/contracts/images/addresses.ts'
import { exchangePictures, picturesIn } from '@wattle/contracts/images/pictures-in.ts'
import type { TakenEvent } from '@wattle/contracts/takeout/format.ts'
import type { Takeout } from './read-takeout.ts'

/** The names of pictures in this installation, by their names in the takeout. */
export type NamesHere = Map<string, string>

type Options = {
  images: Images
  gardenId: GardenId
  takeout: Pick<Takeout, 'hasPicture' | 'picture'>
  /** Receives the names that the pictures get. */
  namesHere: NamesHere
}

const atOnce = 4

/**
 * Stores the pictures that these events are the first to name. None is kept until all are stored, so that the sweep of
 * uploads reaches them if the import breaks off. A picture missing from the takeout still gets a new name.
 */
export async function importPictures(
  events: readonly TakenEvent[],
  { images, gardenId, takeout, namesHere }: Options,
): Promise<void> {
  const named = new Set(events.flatMap(({ data }) => picturesIn(data).map(pictureNameOf)))
  const added = [...named].filter((name) => !namesHere.has(name))
  const stored: string[] = []
  for (let from = 0; from < added.length; from += atOnce) {
    await Promise.all(added.slice(from, from + atOnce).map(store))
  }
  await Promise.all(stored.map(images.keep))

  async function store(name: string): Promise<void> {
    const here = images.newName(gardenId)
    namesHere.set(name, here)
    if (!takeout.hasPicture(name)) return
    await images.put(gardenId, await takeout.picture(name), here)
    stored.push(here)
  }
}

/** An event's data with the URLs that its pictures have in this installation. */
export const withPicturesHere = (data: TakenEvent['data'], namesHere: NamesHere): TakenEvent['data'] =>
  exchangePictures(data, (url) => imageUrlOf(namesHere.get(pictureNameOf(url)) ?? ''))
