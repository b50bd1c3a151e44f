import type { GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import { wordsOf } from '@wattle/contracts/search-words.ts'
import type { Named } from '../../advice/plant-of-names.ts'

/**
 * The names of a plant that was chosen while its name was typed. Only the beginning of a name, or a slip in it, is replaced:
 * “Grandma’s lemons” stay that, and so does a species of the gardener's own, which is any but the one suggested last.
 */
export function chosenNames(plant: GuideSuggestion, typed: Named, suggestedSpecies = ''): Named {
  const name = plant.synonym ?? plant.name
  const isMeant = [name, plant.species].some(
    (each) => isBeginning(typed.name, each) || isSlip(typed.name, each),
  )
  const isOwnSpecies = typed.species.trim() !== '' && typed.species !== suggestedSpecies
  return { name: isMeant ? name : typed.name, species: isOwnSpecies ? typed.species : plant.species }
}

/** Whether each word is the beginning of one in the name. */
function isBeginning(typed: string, name: string): boolean {
  const words = wordsOf(name)
  return wordsOf(typed).every((each) => words.some((word) => word.startsWith(each)))
}

/** Whether one letter is wrong, missing, too many, or has changed places with the next. */
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
