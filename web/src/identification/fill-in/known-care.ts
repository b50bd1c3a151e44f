import type { Care } from '@wattle/contracts/plants/care.ts'
import { type CareTopic, careTopics } from '@wattle/contracts/plants/choices.ts'
import { suggesterOf } from '../suggester.ts'

type Named = { name: string; species: string }

/** Whether the gardener wrote about a topic. */
export function isOwn({ careInstructions, careAuthors }: Care, topic: CareTopic): boolean {
  return careInstructions[topic] !== '' && suggesterOf(careAuthors, topic) === null
}

/**
 * The names of a plant that was chosen while its name was typed. “Grandma’s lemon” stays that, and a species that the
 * gardener wrote stays, too: `suggested` are those that came from elsewhere.
 */
export function chosenNames(plant: Named, typed: Named, suggested: readonly (string | undefined)[]): Named {
  const words = wordsOf(typed.name)
  const known = wordsOf(plant.name)
  const isMore = words.length > known.length && known.every((word) => words.includes(word))
  const isOwnSpecies = typed.species.trim() !== '' && !suggested.includes(typed.species)
  return { name: isMore ? typed.name : plant.name, species: isOwnSpecies ? typed.species : plant.species }
}

/** The care of a plant as it is known, but for what the gardener wrote. */
export function chosenCare(known: Care, typed: Care): Care {
  const own = careTopics.filter((topic) => isOwn(typed, topic))
  const careInstructions = { ...known.careInstructions }
  const careAuthors = { ...known.careAuthors }
  for (const topic of own) {
    careInstructions[topic] = typed.careInstructions[topic]
    careAuthors[topic] = 'gardener'
  }
  return { careInstructions, careAuthors }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
