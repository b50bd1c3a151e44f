import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { type Changes, changedFields } from '../../http/submit/changed-fields.ts'
import { ownWords } from '../../identification/fields/own-words.ts'
import { isOwn } from '../../identification/fill-in/known-care.ts'
import { conditions, needsWhere, noNeeds, topicOf } from '../../identification/needs.ts'
import { invalidPlant, readCare } from '../../views/read-plant.ts'

/** A find as a form holds it, and as it is sent. */
export type NurseryDraft = Omit<NurseryPlantView, 'id' | 'kind' | 'locationRecommendations'>

/** What is sent for a find that is on the list: what is absent stays as it is. */
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

/** What is sent for a new find. Throws when it has no name or species. */
export function nurseryBody(draft: NurseryDraft): NurseryDraft {
  const name = draft.name.trim()
  const species = draft.species.trim()
  if (!name || !species) throw new Error(invalidPlant)
  return { ...draft, name, species }
}

/**
 * Only what differs from the find that the form was opened with; its authors follow its care instructions, and so do its
 * needs unless more is known of them than before.
 */
export function nurseryChanges(draft: NurseryDraft, opened: NurseryDraft): NurseryChanges {
  const { needs: _needs, careAuthors: _authors, ...changes } = changedFields(nurseryBody(draft), opened)
  const { needs } = draft
  const isMore = conditions.some((each) => needs[each].length > 0 && needs[each] !== opened.needs[each])
  return isMore ? { ...changes, needs } : changes
}

/** Whether neither the needs of a find nor its care instructions tell of something. */
export function lacksNeeds({ careInstructions, needs }: NurseryDraft): boolean {
  return conditions.some((each) => needs[each].length === 0 && careInstructions[topicOf[each]] === '')
}

/** The draft with what the guide knows of its needs, where neither a match nor its care instructions tell. */
export function withKnownNeeds(draft: NurseryDraft, known: PlantNeeds): NurseryDraft {
  const isTold = (condition: keyof PlantNeeds) =>
    draft.needs[condition].length > 0 || draft.careInstructions[topicOf[condition]] !== ''
  return { ...draft, needs: needsWhere(isTold, draft.needs, known) }
}

/** The draft of a find that goes by other names now: it needs what the guide knows of these, unless its gardener wrote it. */
export function withOtherNeeds(draft: NurseryDraft, known: PlantNeeds): NurseryDraft {
  return { ...draft, needs: needsWhere((condition) => isOwn(draft, topicOf[condition]), draft.needs, known) }
}

/** The draft with other words on a topic: what was known of that from the match holds no more. */
export function withCareText(draft: NurseryDraft, topic: CareTopic, text: string) {
  const needs = needsWhere((condition) => topicOf[condition] !== topic, draft.needs)
  return { ...ownWords(draft, topic, text), needs } satisfies Partial<NurseryDraft>
}
