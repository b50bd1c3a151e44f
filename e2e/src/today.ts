import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'

/** Today in the garden of the journeys. */
export const today = (): CivilDate => civilDateAt(new Date(), 'Australia/Melbourne')
