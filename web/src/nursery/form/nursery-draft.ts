import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import type { NurseryPlantView } from '@wattle/contracts/nursery/views.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import type { CareTopic } from '@wattle/contracts/plants/choices.ts'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { type Changes, changedFields } from '../../http/submit/changed-fields.ts'
import { isOwn } from '../../identification/fields/fill-in.ts'
import { ownWords } from '../../identification/fields/own-words.ts'
import { careFrom, invalidPlant } from '../../views/read-plant.ts'

/** A find as a form holds it, and as it is sent. */
export type NurseryDraft = Omit<NurseryPlantView, 'id' | 'kind' | 'locationRecommendations'>

/** What is sent for a find that is on the list: what is absent stays as it is. */
export type NurseryChanges = Changes<NurseryDraft>

export const noNeeds: PlantNeeds = { sunlight: [], soil: [], moisture: [] }

export function blankDraft(today: CivilDate): NurseryDraft {
  return {
    name: '',
    species: '',
    imageUrl: null,
    ...careFrom(null),
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
  const isMore = Object.entries(needs).some(
    ([condition, told]) => told.length > 0 && told !== opened.needs[condition as keyof PlantNeeds],
  )
  return isMore ? { ...changes, needs } : changes
}

/** What a plant needs, but for what the gardener wrote about: of that, those words tell. */
export function unwrittenNeeds(needs: PlantNeeds, care: Care): PlantNeeds {
  return {
    sunlight: isOwn(care, 'sunlight') ? [] : needs.sunlight,
    soil: isOwn(care, 'soil') ? [] : needs.soil,
    moisture: isOwn(care, 'watering') ? [] : needs.moisture,
  }
}

/** The draft with what the guide knows of its needs, where neither a match nor its care instructions tell. */
export function withKnownNeeds(draft: NurseryDraft, known: PlantNeeds): NurseryDraft {
  const { careInstructions: care, needs } = draft
  const isTold = (condition: keyof PlantNeeds, words: string) => needs[condition].length > 0 || words !== ''
  return {
    ...draft,
    needs: {
      sunlight: isTold('sunlight', care.sunlight) ? needs.sunlight : known.sunlight,
      soil: isTold('soil', care.soil) ? needs.soil : known.soil,
      moisture: isTold('moisture', care.watering) ? needs.moisture : known.moisture,
    },
  }
}

const conditionOf: Partial<Record<CareTopic, keyof PlantNeeds>> = {
  sunlight: 'sunlight',
  soil: 'soil',
  watering: 'moisture',
}

/** The draft with other words on a topic: what was known of that from the match holds no more. */
export function withCareText(draft: NurseryDraft, topic: CareTopic, text: string) {
  const condition = conditionOf[topic]
  const needs = condition ? { ...draft.needs, [condition]: [] } : draft.needs
  return { ...ownWords(draft, topic, text), needs } satisfies Partial<NurseryDraft>
}
