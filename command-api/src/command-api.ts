import type { Erasures } from '@wattle/adapters/event-log/erasures.ts'
import type { Images, UploadReceiver } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Administration } from './admin/administration.ts'
import type { RequestPlan } from './care-plans/request-plan.ts'
import type { Ask } from './dispatch/ask.ts'
import type { NamePicture } from './images/name-picture.ts'
import type { DisplayNames } from './profile/display-names.ts'

/** What the routes for writes need. */
export type CommandApi = {
  ask: Ask
  namePicture: NamePicture
  displayNames: DisplayNames
  erasures: Erasures
  images: Images
  /** What takes uploads that come to this server; null where no routes are served. */
  uploads: UploadReceiver | null
  plantAi: PlantAi
  requestPlan: RequestPlan
  administration: Administration
  clock: () => Date
  /** Data is kept in memory only. */
  isMockData: boolean
}
