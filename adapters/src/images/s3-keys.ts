import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'

/** Two levels and no more: where keys are files, one key cannot stand beside and above another. */
export const incomingPrefix = 'incoming/'
export const picturesPrefix = 'pictures/'

const fileOf = (name: string, width?: PictureWidth) =>
  width === undefined ? `${name}.jpg` : `${name}-${width}.jpg`

/** Where a picture stays. */
export const pictureKey = (name: string, width?: PictureWidth): string =>
  `${picturesPrefix}${fileOf(name, width)}`

/** Where an upload waits that came through this server and is a JPEG already. */
export const preparedKey = (name: string, width?: PictureWidth): string =>
  `${incomingPrefix}${fileOf(name, width)}`

/** An upload as a browser sent it: whose it is, and how long it was to be, stand in its key. */
export type RawUpload = { name: string; owner: string; length: number }

export const rawKey = ({ name, owner, length }: RawUpload): string =>
  `${incomingPrefix}${name}.${owner}.${length}`

/** Every upload of a name begins so, and no other's: names are all of one length. */
export const uploadsOf = (name: string): string => `${incomingPrefix}${name}`

export function readRawKey(key: string): RawUpload | null {
  const [, name, owner, length] = /^incoming\/([\w-]{44})\.([\w-]+)\.(\d+)$/.exec(key) ?? []
  return name && owner && length ? { name, owner, length: Number(length) } : null
}

/** Whether a key is an upload itself and not a smaller copy beside one. */
export const isUpload = (key: string): boolean =>
  readRawKey(key) !== null || /^incoming\/[\w-]{44}\.jpg$/.test(key)
