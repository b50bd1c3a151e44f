import type { Images, UploadReceiver } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { Ask } from './ask.ts'
import type { SettlePicture } from './images/settle-picture.ts'
import type { DisplayNames } from './profile/display-names.ts'
import type { RequestPlan } from './tasks/care-plans/request-plan.ts'

/** What the routes for writes need. */
export type CommandApi = {
  ask: Ask
  settlePicture: SettlePicture
  displayNames: DisplayNames
  images: Images
  /** What takes uploads that come to this server; null where no routes are served. */
  uploads: UploadReceiver | null
  plantAi: PlantAi
  requestPlan: RequestPlan
  clock: () => Date
  /** Data is kept in memory only. */
  isMockData: boolean
}
