import type { Care } from '@wattle/contracts/plants/care.ts'
import { type CareTopic, careTopics } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { readCare } from '../../views/read-plant.ts'
import { needsWhere, noNeeds, topicOf } from '../needs.ts'
import { suggesterOf } from '../suggester.ts'

export type KnownCare = Care & { needs: PlantNeeds }

export const nothingKnown: KnownCare = { ...readCare(null), needs: noNeeds }

/** Whether the gardener wrote the text on this topic. */
export function isOwn({ careInstructions, careAuthors }: Care, topic: CareTopic): boolean {
  return careInstructions[topic] !== '' && suggesterOf(careAuthors, topic) === null
}

/** The known care, except for topics that the gardener wrote. */
export function careFilledIn(known: KnownCare, typed: Care): KnownCare {
  const careInstructions = { ...known.careInstructions }
  const careAuthors = { ...known.careAuthors }
  for (const topic of careTopics) {
    if (!isOwn(typed, topic)) continue
    careInstructions[topic] = typed.careInstructions[topic]
    careAuthors[topic] = 'gardener'
  }
  return {
    careInstructions,
    careAuthors,
    needs: needsWhere((condition) => !isOwn(typed, topicOf[condition]), known.needs),
  }
}
