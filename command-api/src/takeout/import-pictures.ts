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
 * Stores the pictures that these events are the first to name. A picture missing from the takeout still gets
 * a new name.
 */
export async function importPictures(
  events: readonly TakenEvent[],
  { images, gardenId, takeout, namesHere }: Options,
): Promise<void> {
  const named = new Set(events.flatMap(({ data }) => picturesIn(data).map(pictureNameOf)))
  const added = [...named].filter((name) => !namesHere.has(name))
  for (let from = 0; from < added.length; from += atOnce) {
    await Promise.all(added.slice(from, from + atOnce).map(store))
  }

  async function store(name: string): Promise<void> {
    if (!takeout.hasPicture(name)) {
      namesHere.set(name, images.newName(gardenId))
      return
    }
    const { name: here } = await images.put(gardenId, await takeout.picture(name))
    // At once, because only about a hundred uploads of a garden may wait. A picture kept by an import that is
    // killed before its append stays until the garden is erased.
    await images.keep(here)
    namesHere.set(name, here)
  }
}

/** An event's data with the URLs that its pictures have in this installation. */
export const withPicturesHere = (data: TakenEvent['data'], namesHere: NamesHere): TakenEvent['data'] =>
  exchangePictures(data, (url) => imageUrlOf(namesHere.get(pictureNameOf(url)) ?? ''))
