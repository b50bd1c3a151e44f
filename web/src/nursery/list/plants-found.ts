import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import { searchedBeginnings, wordsOf } from '@wattle/contracts/search-words.ts'

type Searched = Pick<NurseryPlantView, 'name' | 'species' | 'nurseryName' | 'notes'>

/** The plants whose name, species, nursery and notes have every word of a search, by the words' first letters. */
export function plantsFound<Plant extends Searched>(plants: readonly Plant[], search: string) {
  if (search === '') return plants
  const wanted = searchedBeginnings(search)
  return plants.filter(({ name, species, nurseryName, notes }) => {
    const words = wordsOf([name, species, nurseryName, notes].join(' '))
    return wanted.length > 0 && wanted.every((each) => words.some((word) => word.startsWith(each)))
  })
}
