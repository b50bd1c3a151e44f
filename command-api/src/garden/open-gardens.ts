import type { Images } from '@wattle/adapters/images/port.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { CommandHandler } from '../dispatch/command-handler.ts'
import { createKeepPictures } from '../images/keep-pictures.ts'
import { type DisplayNames, openDisplayNames } from '../profile/display-names.ts'
import type { Garden } from '../state/garden.ts'
import { type CommandHandlerOptions, createCommandHandler } from './handle-command.ts'
import { loadGarden } from './load-garden.ts'

export type Gardens = {
  handle: CommandHandler
  /** The current garden. */
  loadGarden(gardenId: GardenId): Promise<Garden>
  displayNames: DisplayNames
}

type Options = Omit<CommandHandlerOptions, 'keepPictures'> & {
  images: Images
  /** The most pictures that a garden may keep; unlimited if absent. */
  mostPictures?: number
}

/** Reads and writes the gardens of a log. */
export function openGardens(options: Options): Gardens {
  const { log, snapshots, images, mostPictures = Infinity, clock, onSnapshotFailed } = options
  const load = async (gardenId: GardenId) =>
    (await loadGarden(log, snapshots, gardenId, { onSnapshotFailed })).garden
  return {
    handle: createCommandHandler({ ...options, keepPictures: createKeepPictures(images, mostPictures) }),
    loadGarden: load,
    displayNames: openDisplayNames(log, clock, async (id) => (await load(id)).profile.displayName),
  }
}
