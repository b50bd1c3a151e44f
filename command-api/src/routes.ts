import type { Images, UploadReceiver } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import type { FastifyPluginAsync } from 'fastify'
import type { Ask } from './ask.ts'
import { imageRoutes } from './images/routes.ts'
import type { SettlePicture } from './images/settle-picture.ts'
import { locationRoutes } from './locations/routes.ts'
import { identificationRoutes } from './plants/identification-routes.ts'
import { plantRoutes } from './plants/routes.ts'
import type { DisplayNames } from './profile/display-names.ts'
import { profileRoutes } from './profile/routes.ts'
import type { RequestPlan } from './tasks/care-plans/request-plan.ts'
import { generationRoutes } from './tasks/generation-routes.ts'
import { taskRoutes } from './tasks/routes.ts'

/** What the routes for writes work with. */
export type CommandApi = {
  ask: Ask
  settlePicture: SettlePicture
  displayNames: DisplayNames
  images: Images
  /** Where uploads come to this server; null where the store takes them itself. */
  uploads: UploadReceiver | null
  plantAi: PlantAi
  requestPlan: RequestPlan
  clock: () => Date
  /** Data is kept in memory only. */
  isMockData: boolean
}

/** Every route that changes something, and everything about pictures. To be mounted under `/api`. */
export const commandRoutes: FastifyPluginAsync<CommandApi> = async (app, api) => {
  await app.register(locationRoutes, api)
  await app.register(plantRoutes, api)
  await app.register(identificationRoutes, api)
  await app.register(taskRoutes, api)
  await app.register(generationRoutes, api)
  await app.register(profileRoutes, api)
  await app.register(imageRoutes, api)
}
