import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { Job } from '../entry.ts'

/** What applies to a whole kind of plant: its year of jobs, its general care and the words that identify it. */
export type KindGuide = {
  /** What a gardener calls the kind: "Palm". */
  name: string
  /** The botanical group: "Arecaceae". */
  species: string
  /** Genera and common words that name the kind, in lower case and singular. */
  keywords: readonly string[]
  care: CareInstructions
  jobs: readonly Job[]
  /** How many months one sowing stands, for kinds grown for a single season. */
  cropMonths?: number
  /** Whether frost damages plants of the kind, so that nothing is cut before the frosts are over. */
  frostTender?: true
}
