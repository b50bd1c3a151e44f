import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { type Changes, changedFields } from '../../http/submit/changed-fields.ts'
import { ownWords } from '../../identification/fields/own-words.ts'
import { isOwn } from '../../identification/fill-in/known-care.ts'
import { conditions, needsWhere, noNeeds, topicOf } from '../../identification/needs.ts'
import { invalidPlant, readCare } from '../../views/read-plant.ts'

/** A nursery plant in its form and in the request body. */
export type NurseryDraft = Omit<NurseryPlantView, 'id' | 'kind' | 'locationRecommendations'>

/** The request body of a change; absent fields stay unchanged. */
export type NurseryChanges = Changes<NurseryDraft>

export function blankDraft(today: CivilDate): NurseryDraft {
  return {
    name: '',
    species: '',
    imageUrl: null,
    ...readCare(null),
    needs: noNeeds,
    nurseryName: '',
    price: '',
    potSize: '',
    discoveryDate: today,
    notes: '',
  }
}

/** The request body of a new nursery plant. Throws without a name or species. */
export function nurseryBody(draft: NurseryDraft): NurseryDraft {
  const name = draft.name.trim()
  const species = draft.species.trim()
  if (!name || !species) throw new Error(invalidPlant)
  return { ...draft, name, species }
}

/**
 * Only the fields that differ from the opened nursery plant. Care authors are never sent, because they follow from the
 * care instructions; needs are sent only if more is known than before.
 */
export function nurseryChanges(draft: NurseryDraft, opened: NurseryDraft): NurseryChanges {
  const { needs: _needs, careAuthors: _authors, ...changes } = changedFields(nurseryBody(draft), opened)
  const { needs } = draft
  const isMore = conditions.some((each) => needs[each].length > 0 && needs[each] !== opened.needs[each])
  return isMore ? { ...changes, needs } : changes
}

/** Whether a condition is covered by neither the needs nor the care instructions. */
export function lacksNeeds({ careInstructions, needs }: NurseryDraft): boolean {
  return conditions.some((each) => needs[each].length === 0 && careInstructions[topicOf[each]] === '')
}

/** Adds the guide's needs for conditions that neither the needs nor the care instructions cover. */
export function withKnownNeeds(draft: NurseryDraft, known: PlantNeeds): NurseryDraft {
  const isTold = (condition: keyof PlantNeeds) =>
    draft.needs[condition].length > 0 || draft.careInstructions[topicOf[condition]] !== ''
  return { ...draft, needs: needsWhere(isTold, draft.needs, known) }
}

/** Replaces the needs after a change of names, except for topics that the gardener wrote. */
export function withOtherNeeds(draft: NurseryDraft, known: PlantNeeds): NurseryDraft {
  return { ...draft, needs: needsWhere((condition) => isOwn(draft, topicOf[condition]), draft.needs, known) }
}

/** The changes for a new text on a topic, which also clear the needs that the old text came with. */
export function withCareText(draft: NurseryDraft, topic: CareTopic, text: string) {
  const needs = needsWhere((condition) => topicOf[condition] !== topic, draft.needs)
  return { ...ownWords(draft, topic, text), needs } satisfies Partial<NurseryDraft>
}
