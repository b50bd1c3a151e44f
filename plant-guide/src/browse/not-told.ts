import { catalogue } from '../catalogue/catalogue.ts'
import { isCalled } from '../names/vocabulary.ts'
import { nameWordsOf } from '../words.ts'
import { isOfKinds, saidIn } from './kinds-asked.ts'

/** Traits that the guide doesn’t record. A search for one would find only the few plants with the word in a name. */
const notTold = new Set(
  nameWordsOf(
    'groundcover ground cover coastal seaside fragrant perfumed scented edible eating medicinal healing hardy ' +
      'attracting pollinating mediterranean hanging basket',
  ),
)

/** The same in several words, or in words that begin the name of a plant. */
const notToldPhrases = [
  /\b(water ?wise|low maintenance|easy care|hard to kill|air.purifying|drought (tolerant|hardy|resistant))\b/i,
  /\b(fire|salt|frost|wind|heat|pest|mosquito|possum|rabbit|deer) ?(resistant|retardant|tolerant|hardy|proof|wise|repellent)\b/i,
  /\b(balinese|cottage|formal|japanese|mediterranean|moon|sensory|tropical|zen|kids?|children.?s?) gardens?\b/i,
  /\bflowering (trees?|natives?|native trees?)\s*$/i,
  /\b(tea herbs?|herbs? for teas?|herbal teas?)\b/i,
  /\b(lawn|grass|turf) (alternatives?|replacements?|substitutes?)\b/i,
  /^\s*(for )?(kids|children|windy|worms|weeds?|seeds?|spices?)\s*$/i,
]

/** Traits that the guide doesn’t record, beside a word for a kind: "white cedar" is one tree, but many flowers are white. */
const notToldOfKinds = new Set([
  ...notTold,
  ...nameWordsOf(
    'white red pink purple blue yellow black silver variegated spring summer autumn winter small dwarf tall large ' +
      'evergreen tropical cool rare thornless low high narrow wide big giant huge tiny mini cut cutting bee butterfly bird ' +
      'trailing weeping asian thai mexican italian',
  ),
])

/** Parts of a plant, whose colour the guide doesn’t record either. */
const parts = new Set(nameWordsOf('leaf leaves foliage bark'))

/** Whether a search asks for a trait that the guide doesn’t record, so that a match by names would be incomplete. */
export function asksWhatIsNotTold(search: string): boolean {
  if (notToldPhrases.some((phrase) => phrase.test(search))) return true
  const words = saidIn(search)
  const isKind = (word: string) => (isOfKinds(word) || parts.has(word)) && !notToldOfKinds.has(word)
  const unanswered = words.some(isKind) ? notToldOfKinds : notTold
  return (
    words.some((word) => unanswered.has(word)) &&
    words.every((word) => unanswered.has(word) || isKind(word)) &&
    !catalogue.some((entry) => isCalled(entry, words))
  )
}
