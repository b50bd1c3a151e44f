import type { PictureWidth } from '@wattle/contracts/images/addresses.ts'

/** Only two levels: in stores that map keys to files, a key cannot be both an object and a folder. */
export const incomingPrefix = 'incoming/'
export const picturesPrefix = 'pictures/'

const fileOf = (name: string, width?: PictureWidth) =>
  width === undefined ? `${name}.jpg` : `${name}-${width}.jpg`

/** The key of a kept picture or copy. */
export const pictureKey = (name: string, width?: PictureWidth): string =>
  `${picturesPrefix}${fileOf(name, width)}`

/** The key of an upload that came through this server and has already been re-encoded. */
export const preparedKey = (name: string, width?: PictureWidth): string =>
  `${incomingPrefix}${fileOf(name, width)}`

/** An upload as a browser sent it. Its key contains the owner and the announced length. */
export type RawUpload = { name: string; owner: string; length: number }

export const rawKey = ({ name, owner, length }: RawUpload): string =>
  `${incomingPrefix}${name}.${owner}.${length}`

/** The prefix of all uploads of a name. It matches no other name's, because names have a fixed length. */
export const uploadsOf = (name: string): string => `${incomingPrefix}${name}`

export function readRawKey(key: string): RawUpload | null {
  const [, name, owner, length] = /^incoming\/([\w-]{44})\.([\w-]+)\.(\d+)$/.exec(key) ?? []
  return name && owner && length ? { name, owner, length: Number(length) } : null
}

/** Whether the key is an upload and not one of its smaller copies. */
export const isUpload = (key: string): boolean =>
  readRawKey(key) !== null || /^incoming\/[\w-]{44}\.jpg$/.test(key)
