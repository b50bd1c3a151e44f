import { type Images, PictureMissing } from '@wattle/adapters/images/port.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { CommandContext } from '../dispatch/command-handler.ts'
import type { Garden } from '../state/garden.ts'
import { countKeptPictures, newPictures } from '../state/pictures.ts'
import { ownName } from './name-picture.ts'

/**
 * Makes pictures permanent that the decided events are the first to name. Pictures sent with the request are
 * stored only now. Throws `Refused` if the garden would exceed its picture quota, and whatever `Images.keep`
 * throws.
 */
export type KeepPictures = (
  context: CommandContext,
  garden: Garden,
  events: readonly GardenEvent[],
) => Promise<void>

export function createKeepPictures(images: Images, mostPictures: number): KeepPictures {
  return async ({ gardenId, sentPictures }, garden, events) => {
    const added = newPictures(garden, events)
    if (added.length === 0) return
    if (countKeptPictures(garden.pictures) + added.length > mostPictures) throw new Refused('pictures-full')
    const pictures = added.map((imageUrl) => ({ name: ownName(images, gardenId, imageUrl), imageUrl }))

    async function store({ name, imageUrl }: (typeof pictures)[number]): Promise<void> {
      const sent = sentPictures?.get(imageUrl)
      if (sent !== undefined) await images.put(gardenId, bytesOf(sent), name)
      else if ((await images.read(name)) === null) throw new PictureMissing('There is no such upload.')
      // This runs again after a conflict, and by then the picture is stored.
      sentPictures?.delete(imageUrl)
    }

    // A kept picture that no event names would stay for good, so none is kept until all of them can be.
    await everyOne(pictures.map(store))
    await everyOne(pictures.map(({ name }) => images.keep(name)))
  }
}

/** Like `Promise.all`, but throws only when nothing is running any more. */
async function everyOne(running: readonly Promise<void>[]): Promise<void> {
  await Promise.allSettled(running)
  await Promise.all(running)
}

const bytesOf = (dataUrl: string): Buffer => Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
