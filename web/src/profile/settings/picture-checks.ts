import { largestPicture, pictureTypes } from '@wattle/contracts/images/choices.ts'
import { refusals } from '@wattle/contracts/refusals.ts'

/** What is wrong with a file for the gallery, if anything. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.some((known) => known === type)) return refusals['picture-unreadable'].message
  return size > largestPicture ? refusals['picture-too-large'].message : undefined
}
