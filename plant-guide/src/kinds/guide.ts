import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { Job } from '../entry.ts'

/** What is true of a whole kind of plant: its year, its general care and the words it is recognised by. */
export type KindGuide = {
  /** What a gardener calls the kind: "Palm". */
  name: string
  /** The botanical group: "Arecaceae". */
  species: string
  /** Genera and common words, lower case and singular, that name the kind. */
  keywords: readonly string[]
  care: CareInstructions
  jobs: readonly Job[]
  /** Months that one sowing stands, for what is grown for a single season. */
  cropMonths?: number
  /** Whether frost damages it, so that nothing is cut before the frosts are over. */
  frostTender?: true
}
