import type { Erasures } from '@wattle/adapters/event-log/erasures.ts'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { type Administration, openAdministration } from './admin/administration.ts'
import type { IsParked } from './admin/is-parked.ts'
import { createRequestPlan, type RequestPlan } from './care-plans/request-plan.ts'
import { type Ask, createAsk, type PublicHasSeen } from './dispatch/ask.ts'
import type { Gardens } from './garden/open-gardens.ts'
import { createNamePicture, type NamePicture } from './images/name-picture.ts'
import type { DisplayNames } from './profile/display-names.ts'

type Given = {
  erasures: Erasures
  images: Images
  plantAi: PlantAi
  clock: () => Date
  /** Data is kept in memory only. */
  isMockData: boolean
}

/** What the routes for writes need. */
export type CommandApi = Given & {
  ask: Ask
  namePicture: NamePicture
  displayNames: DisplayNames
  requestPlan: RequestPlan
  administration: Administration
}

type Options = Given & { log: EventLog; publicHasSeen: PublicHasSeen; isParked: IsParked }

export function createCommandApi(
  { handle, loadGarden, displayNames }: Gardens,
  options: Options,
): CommandApi {
  const { log, publicHasSeen, isParked, ...given } = options
  const { images, clock } = given
  return {
    ...given,
    ask: createAsk(handle, publicHasSeen),
    namePicture: createNamePicture(images),
    displayNames,
    requestPlan: createRequestPlan({ log, loadGarden, clock }),
    administration: openAdministration(log, isParked, clock),
  }
}
