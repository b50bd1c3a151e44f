import { postcodePattern, postcodeSentence } from '@wattle/contracts/profile/choices.ts'

/** What is wrong with a postcode, if anything. */
export function postcodeError(postcode: string): string | undefined {
  return postcodePattern.test(postcode.trim()) ? undefined : postcodeSentence
}
