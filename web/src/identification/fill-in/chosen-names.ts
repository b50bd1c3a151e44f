import type { GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import { wordsOf } from '@wattle/contracts/search-words.ts'
import type { Named } from '../../advice/named.ts'

/**
 * The names after choosing a suggested plant. Only a partly typed or misspelt name is replaced: “Grandma’s lemons”
 * stays, and so does a species other than the last suggestion's, because the gardener typed it.
 */
export function chosenNames(plant: GuideSuggestion, typed: Named, suggestedSpecies = ''): Named {
  const name = plant.synonym ?? plant.name
  const isMeant = [name, plant.species].some(
    (each) => isBeginning(typed.name, each) || isSlip(typed.name, each),
  )
  const isOwnSpecies = typed.species.trim() !== '' && typed.species !== suggestedSpecies
  return { name: isMeant ? name : typed.name, species: isOwnSpecies ? typed.species : plant.species }
}

/** Whether each typed word starts a word of the name. */
function isBeginning(typed: string, name: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every((each) => words.some((word) => word.startsWith(each)))
}

/** Whether the texts differ by one wrong, missing or extra letter, or by two swapped ones. */
function isSlip(typed: string, name: string): boolean {
  const [some, others] = [typed, name].map((text) => [...wordsOf(text).join('')])
  if (!some || !others) return false
  while (some.length > 0 && some[0] === others[0]) {
    some.shift()
    others.shift()
  }
  while (some.length > 0 && some.at(-1) === others.at(-1)) {
    some.pop()
    others.pop()
  }
  const isSwapped = some.length === 2 && some.toReversed().join('') === others.join('')
  return isSwapped || (some.length <= 1 && others.length <= 1)
}
