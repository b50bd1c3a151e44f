import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Erasures } from '@wattle/adapters/system-streams/erasures.ts'
import { type Administration, openAdministration } from './admin/administration.ts'
import type { IsParked } from './admin/is-parked.ts'
import { createRequestPlan, type RequestPlan } from './care-plans/request-plan.ts'
import { createDispatch, type Dispatch, type PublicHasSeen } from './dispatch/dispatch.ts'
import { createNamePicture, type NamePicture } from './images/name-picture.ts'
import type { DisplayNames } from './profile/display-names.ts'
import type { WriteSide } from './write-side.ts'

type Given = {
  erasures: Erasures
  images: Images
  clock: () => Date
  /** Whether data is kept in memory only. */
  isMockData: boolean
}

/** The dependencies of the command routes. */
export type CommandApi = Given & {
  plantAi: PlantAi
  dispatch: Dispatch
  namePicture: NamePicture
  displayNames: DisplayNames
  requestPlan: RequestPlan
  administration: Administration
}

type Options = Given & { publicHasSeen: PublicHasSeen; isParked: IsParked }

export function createCommandApi(
  { log, plantAi, gardens: { handle, loadGarden, displayNames } }: WriteSide,
  { publicHasSeen, isParked, ...given }: Options,
): CommandApi {
  const { images, clock } = given
  return {
    ...given,
    plantAi,
    dispatch: createDispatch(handle, publicHasSeen),
    namePicture: createNamePicture(images),
    displayNames,
    requestPlan: createRequestPlan({ log, loadGarden, clock }),
    administration: openAdministration(log, isParked, clock),
  }
}
