import { wordsOf } from '../search-words.ts'

const ofSafety =
  /^(?:\w*safe|safer|safest|safely|safety|(?:non)?toxic|(?:non)?poisonous|toxicity|poisons?|dangerous|harmful|harmless)$/
/** These count only beside a word for pets or children: "bee friendly" does not ask what is safe. */
const ofWhoever = /^(?:\w*friendly|\w*proof|ok|okay|suitable|ate|eaten|eating|chewed|licked|swallowed)$/
const whoever =
  /^(?:cat|kitten|kitty|kitties|dog|pup|puppy|puppies|pet|animal|bird|parrot|chook|chicken|hen|rabbit|bunny|guinea|horse|child|children|kid|toddler|baby|babies|family)/

const forWhom = /\b(?:for|with|around) (?:my |our |the )?(?:cat|dog|pet|kid|child|toddler|pupp|kitten)/

/**
 * Whether a search asks which plants are safe or poisonous. The guide says what is poisonous, but has no list of safe
 * plants.
 */
export function asksWhatIsSafe(search: string): boolean {
  const words = wordsOf(search)
  const says = (said: RegExp) => words.some((word) => said.test(word))
  return says(ofSafety) || (says(ofWhoever) && says(whoever)) || forWhom.test(words.join(' '))
}
