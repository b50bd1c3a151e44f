import { largestPicture, pictureTypes } from '@wattle/contracts/images/choices.ts'
import { refusals } from '@wattle/contracts/refusals.ts'

/** The error message for a file that the gallery cannot take, otherwise undefined. */
export function pictureError({ type, size }: Pick<File, 'type' | 'size'>): string | undefined {
  if (!pictureTypes.some((known) => known === type)) return refusals['picture-unreadable'].message
  return size > largestPicture ? refusals['picture-too-large'].message : undefined
}
