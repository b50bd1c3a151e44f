import { nameWordsOf } from '../words.ts'
import { crops, isJoined, phrasesByWord, readingsOf, speakers, things, weakWords } from './vocabulary.ts'
import { tellingWords } from './weigh-hint.ts'

/**
 * Whether a text names a thing and not a plant: a hose, a thing after a plant's name such as a tomato cage, or just
 * vegetables. A straw flower is a plant, because its joined name is known, but sugar cane mulch is none.
 */
export function isThing(text: string): boolean {
  const words = tellingWords(text)
  const [before = '', last = ''] = nameWordsOf(text).slice(-2)
  const isOfLast = (word: string) => isJoined(words)(word) && word.endsWith(words.at(-1) ?? '')
  if (readingsOf(words).flat().some(isOfLast)) return false
  const telling = words.filter((word) => !weakWords.has(word))
  if (telling.length > 0 && telling.every((word) => things.has(word) || crops.has(word))) return true
  // Some plants have a thing in their names, such as Jacob's ladder.
  const isName = [...(phrasesByWord.get(last) ?? [])].some(({ words }) => words.includes(before))
  return things.has(last) && speakers.has(before) && !weakWords.has(before) && !isName
}
