/** The sentence for a postcode that is none. */
export const postcodeSentence = 'Please enter a valid 4-digit Australian postcode'

/** What is wrong with a postcode, if anything. Four digits, as a text: Darwin's is 0800. */
export function postcodeError(postcode: string): string | undefined {
  return /^\d{4}$/.test(postcode.trim()) ? undefined : postcodeSentence
}
