import { postcodePattern, postcodeSentence } from '@wattle/contracts/profile/choices.ts'

/** The error message for an invalid postcode, otherwise undefined. */
export function postcodeError(postcode: string): string | undefined {
  return postcodePattern.test(postcode.trim()) ? undefined : postcodeSentence
}
