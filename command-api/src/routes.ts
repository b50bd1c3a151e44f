import type { FastifyPluginAsync } from 'fastify'
import { type AdminRouteOptions, adminRoutes } from './admin/routes.ts'
import { generationRoutes } from './care-plans/routes.ts'
import type { CommandApi } from './command-api.ts'
import { acceptCommands } from './dispatch/accept-commands.ts'
import { erasureRoutes } from './erasure/routes.ts'
import { removalRoutes } from './images/removal-routes.ts'
import { imageRoutes } from './images/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { nurseryRoutes } from './nursery/routes.ts'
import { identificationRoutes } from './plants/identification-routes.ts'
import { plantRoutes } from './plants/routes.ts'
import { severalPlantsRoutes } from './plants/several-routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { shedRoutes } from './shed/routes.ts'
import { taskRoutes } from './tasks/routes.ts'
import { severalTasksRoutes } from './tasks/several-routes.ts'

/** All routes for commands and pictures. To be mounted under `/api`. */
export const commandRoutes: FastifyPluginAsync<
  CommandApi & Pick<AdminRouteOptions, 'mayAdminister'>
> = async (app, api) => {
  await app.register(async (garden) => {
    acceptCommands(garden)
    await garden.register(locationRoutes, api)
    await garden.register(plantRoutes, api)
    await garden.register(severalPlantsRoutes, api)
    await garden.register(taskRoutes, api)
    await garden.register(severalTasksRoutes, api)
    await garden.register(generationRoutes, api)
    await garden.register(shedRoutes, api)
    await garden.register(profileRoutes, api)
    await garden.register(nurseryRoutes, api)
    await garden.register(erasureRoutes, api)
    await garden.register(removalRoutes, api)
  })
  await app.register(identificationRoutes, api)
  await app.register(imageRoutes, api)
  await app.register(adminRoutes, api)
}
