import type { GardenId } from '@wattle/contracts/ids.ts'
import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'

/** Milliseconds for which an upload address is valid. */
export const uploadLifetime = 15 * 60_000

type UploadOffer = {
  name: string
  /** Where to PUT the file during the `uploadLifetime`: an absolute URL of the store, or a path on this server. */
  uploadUrl: string
}

/**
 * Stores pictures. Names are unguessable and bound to a garden. An upload lands under `incoming`. `keep` validates its
 * content, converts it to a JPEG of at most 2400 pixels a side without metadata, and stores it permanently with its
 * thumbnails under `pictures`.
 */
export interface Images {
  /**
   * Offers an upload address. `contentLength` binds the address to that many bytes if the store supports it. Throws
   * `TooManyUploads` while about a hundred uploads of the garden are waiting.
   */
  offer(gardenId: GardenId, contentType: string, contentLength?: number): Promise<UploadOffer>

  /**
   * Checks an upload address of this server (whole path with query) before the body is read. Throws `UploadRefused` if
   * this server did not issue the address, it has expired, or it was issued for another file.
   */
  admit(address: string, contentType: string, contentLength?: number): void

  /**
   * Stores the bytes PUT to an address of this server. Throws as `admit` does, and `PictureUnreadable` or
   * `PictureTooLarge`.
   */
  receive(address: string, contentType: string, bytes: Uint8Array): Promise<void>

  /** Returns a new name for a picture of this garden. Nothing is stored yet. */
  newName(gardenId: GardenId): string

  /**
   * Stores bytes that pass through this server, under a new name unless one is given. Throws as `offer` and `keep` do.
   */
  put(gardenId: GardenId, bytes: Uint8Array, name?: string): Promise<{ name: string }>

  /** Whether the name was issued to this garden. Pure. */
  belongsTo(gardenId: GardenId, name: string): boolean

  /**
   * Makes an upload permanent; repeating the call changes nothing. Throws `PictureMissing`, `PictureUnreadable` or
   * `PictureTooLarge`.
   */
  keep(name: string): Promise<void>

  /**
   * Returns a JPEG of the picture, kept or incoming, at most `width` pixels wide; null if there is none. Throws
   * `PictureUnreadable` or `PictureTooLarge` if an incoming file turns out not to be a valid picture.
   */
  read(name: string, width?: PictureWidth): Promise<Uint8Array | null>

  /** Size of a kept picture in bytes; null if there is none. */
  size(name: string): Promise<number | null>

  /** Permanently removes a picture, kept or incoming, with all its copies. Repeating the call changes nothing. */
  remove(name: string): Promise<void>

  /**
   * Removes every picture named for this garden, kept or incoming, including pictures that nothing refers to. Scans all
   * stored names.
   */
  removeAll(gardenId: GardenId): Promise<void>

  /** Removes incoming uploads made before this instant. Returns how many. */
  sweep(before: Date): Promise<number>

  /** Throws `ImagesUnavailable` while pictures cannot be stored. So may every other method that returns a promise. */
  check(): Promise<void>
  close(): Promise<void>
}

/** Path under which this server accepts uploads, followed by the name. */
export const uploadPath = '/api/images/uploads'

export class UploadRefused extends Error {
  readonly code = 'upload-refused'
}
/** The garden has reached its limit of waiting uploads. Keeping, removing or sweeping some makes room. */
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
