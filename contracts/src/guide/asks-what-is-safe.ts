import { wordsOf } from '../search-words.ts'

const ofSafety =
  /^(?:\w*safe|safer|safest|safely|safety|(?:non)?toxic|(?:non)?poisonous|toxicity|poisons?|dangerous|harmful|harmless)$/
/** Only with a word for pets or children: a plant that is friendly to bees is another matter. */
const ofWhoever = /^(?:\w*friendly|\w*proof|ok|okay|suitable)$/
const whoever =
  /^(?:cat|kitten|kitty|kitties|dog|pup|puppy|puppies|pet|animal|bird|parrot|chook|chicken|hen|rabbit|bunny|guinea|horse|child|children|kid|toddler|baby|babies|family)/

const forWhom = /\b(?:for|with|around) (?:my |our |the )?(?:cat|dog|pet|kid|child|toddler|pupp|kitten)/

/** Whether a search asks which plants are safe or poisonous. The guide notes what is poisonous, but keeps no list of what is safe. */
export function asksWhatIsSafe(search: string): boolean {
  const words = wordsOf(search)
  const says = (said: RegExp) => words.some((word) => said.test(word))
  return says(ofSafety) || (says(ofWhoever) && says(whoever)) || forWhom.test(words.join(' '))
}
