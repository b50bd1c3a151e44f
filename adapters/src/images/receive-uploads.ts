import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PictureNames } from './picture-names.ts'
import type { Images } from './port.ts'
import type { UploadTickets } from './upload-tickets.ts'

/**
 * The uploads through this server, which all stores share. `take` stores an upload; `mayWait` throws if the garden has
 * too many.
 */
export function receiveUploads(
  names: PictureNames,
  tickets: UploadTickets,
  take: (name: string, owner: string, bytes: Uint8Array) => Promise<void>,
  mayWait: (gardenId: GardenId) => Promise<void>,
): Pick<Images, 'newName' | 'put' | 'admit' | 'receive' | 'belongsTo'> {
  return {
    newName: names.give,

    async put(gardenId, bytes, name = names.give(gardenId)) {
      await mayWait(gardenId)
      await take(name, names.ownerOf(gardenId), bytes)
      return { name }
    },

    admit(address, contentType, contentLength) {
      tickets.read(address, contentType, contentLength)
    },

    async receive(address, contentType, bytes) {
      const { name, owner } = tickets.read(address, contentType, bytes.byteLength)
      await take(name, owner, bytes)
    },

    belongsTo: names.belongsTo,
  }
}
