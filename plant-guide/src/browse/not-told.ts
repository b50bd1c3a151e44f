import { catalogue } from '../catalogue/catalogue.ts'
import { isCalled } from '../names/vocabulary.ts'
import { nameWordsOf } from '../words.ts'
import { isOfKinds, saidIn } from './kinds-asked.ts'

/** What the guide doesn’t tell of its plants: those with such a word in a name would be a few of many. */
const notTold = new Set(
  nameWordsOf(
    'groundcover ground cover coastal seaside fragrant perfumed scented edible eating medicinal healing hardy ' +
      'attracting pollinating mediterranean hanging basket',
  ),
)

/** The same beside a word for a kind: a white cedar is a tree by that name, white flowers are many. */
const notToldOfKinds = new Set([
  ...notTold,
  ...nameWordsOf(
    'white red pink purple blue yellow black silver variegated spring summer autumn winter small dwarf tall large ' +
      'evergreen tropical cool rare thornless cut cutting bee butterfly bird trailing weeping',
  ),
])

/** Whether a search asks for what the guide doesn’t tell of its plants, so that names would answer it by halves. */
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
