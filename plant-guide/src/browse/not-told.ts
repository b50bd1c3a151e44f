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

/** Traits that the guide doesn’t record, beside a word for a kind: "white cedar" is one tree, but many flowers are white. */
const notToldOfKinds = new Set([
  ...notTold,
  ...nameWordsOf(
    'white red pink purple blue yellow black silver variegated spring summer autumn winter small dwarf tall large ' +
      'evergreen tropical cool rare thornless cut cutting bee butterfly bird trailing weeping',
  ),
])

/** Whether a search asks for a trait that the guide doesn’t record, so that a match by names would be incomplete. */
export function asksWhatIsNotTold(search: string): boolean {
  const words = saidIn(search)
  const isKind = (word: string) => isOfKinds(word) && !notToldOfKinds.has(word)
  const unanswered = words.some(isKind) ? notToldOfKinds : notTold
  return (
    words.some((word) => unanswered.has(word)) &&
    words.every((word) => unanswered.has(word) || isKind(word)) &&
    !catalogue.some((entry) => isCalled(entry, words))
  )
}
