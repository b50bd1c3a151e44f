import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'

export type UploadOffer = {
  name: string
  /** Where to PUT the file: an absolute URL of a store, or a path of this server. Valid for a quarter of an hour. */
  uploadUrl: string
}

/**
 * Keeps pictures. A name is unguessable and bound to a garden. An upload lands under `incoming`; `keep` checks it by its
 * content, makes it a JPEG without metadata of at most 2400 pixels a side, and puts it with its thumbnails under
 * `pictures`, where it stays.
 */
export interface Images {
  /**
   * Offers a place for an upload. `contentLength` binds the address to that many bytes, where the store can. Throws
   * `TooManyUploads` while about a hundred uploads of the garden are waiting.
   */
  offer(gardenId: GardenId, contentType: string, contentLength?: number): Promise<UploadOffer>

  /**
   * Looks at an offered address of this server, the whole path with its query, before the bytes come. Throws `UploadRefused`
   * for one that was not made here, has expired or was made for another file.
   */
  admit(address: string, contentType: string, contentLength?: number): void

  /** Takes the bytes PUT to an offered address of this server. Throws as `admit` does, `PictureUnreadable` and `PictureTooLarge`. */
  receive(address: string, contentType: string, bytes: Uint8Array): Promise<void>

  /** A name for a picture of this garden that is yet to be stored. */
  newName(gardenId: GardenId): string

  /** Takes bytes that pass through this server, under a new name unless one is given. Throws as `offer` and `keep` do. */
  put(gardenId: GardenId, bytes: Uint8Array, name?: string): Promise<{ name: string }>

  /** Whether the name was given to this garden. Pure. */
  belongsTo(gardenId: GardenId, name: string): boolean

  /** Makes an upload permanent; doing so again changes nothing. Throws `PictureMissing`, `PictureUnreadable`, `PictureTooLarge`. */
  keep(name: string): Promise<void>

  /**
   * A JPEG of the picture, kept or still incoming, at most `width` wide. Null when there is none. Throws
   * `PictureUnreadable` and `PictureTooLarge` for an upload that only turns out now to be no picture.
   */
  read(name: string, width?: PictureWidth): Promise<Uint8Array | null>

  /** How many bytes a picture has that is kept. Null when there is none. */
  size(name: string): Promise<number | null>

  /** Removes a picture for good, with its copies, kept or still incoming; doing so again changes nothing. */
  remove(name: string): Promise<void>

  /**
   * Removes every picture that was named for this garden, kept or still incoming, even one that nothing else knows of. Looks
   * at all names there are.
   */
  removeAll(gardenId: GardenId): Promise<void>

  /** Forgets incoming uploads made before this instant; answers how many. */
  sweep(before: Date): Promise<number>

  /** Throws `ImagesUnavailable`, as every function that returns a promise may, while pictures cannot be kept. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Where this server takes uploads, each under its name. */
export const uploadPath = '/api/images/uploads'

export class UploadRefused extends Error {
  readonly code = 'upload-refused'
}
/** A garden has as many uploads waiting as it may; there is room once some are kept, removed or swept. */
export class TooManyUploads extends Error {
  readonly code = 'too-many-uploads'
}
export class PictureMissing extends Error {
  readonly code = 'picture-missing'
}
export class PictureUnreadable extends Error {
  readonly code = 'picture-unreadable'
}
export class PictureTooLarge extends Error {
  readonly code = 'picture-too-large'
}
export class ImagesUnavailable extends Error {
  readonly code = 'images-unavailable'
}
