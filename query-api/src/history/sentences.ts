import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { HistoryKind } from '@wattle/contracts/history/kinds.ts'
import { carePlanSentences } from '../care-plans/sentences.ts'
import { erasureSentences } from '../erasure/sentences.ts'
import { imageSentences } from '../images/sentences.ts'
import { locationSentences } from '../locations/sentences.ts'
import { nurserySentences } from '../nursery/sentences.ts'
import { plantSentences } from '../plants/sentences.ts'
import { profileSentences } from '../profile/sentences.ts'
import { shedSentences } from '../shed/sentences.ts'
import { taskSentences } from '../tasks/sentences.ts'
import type { Telling, Tellings, Told } from '../telling.ts'

/** Every event type has a sentence; `satisfies` makes the compiler report a missing one. */
const sentences = {
  ...locationSentences,
  ...plantSentences,
  ...carePlanSentences,
  ...taskSentences,
  ...shedSentences,
  ...nurserySentences,
  ...profileSentences,
  ...erasureSentences,
  ...imageSentences,
} satisfies Tellings<GardenEvent>

export const sentenceOf = (event: GardenEvent, told: Told): string =>
  (sentences[event.type] as Telling<GardenEvent>).tell(event, told)

export const kindOf = (type: GardenEvent['type']): HistoryKind => sentences[type].kind
