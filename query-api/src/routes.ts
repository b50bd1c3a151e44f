import type { FastifyPluginAsync } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type AdminRouteOptions, adminRoutes } from './admin/routes.ts'
import { communityPages, type PageDeps } from './community/pages/routes.ts'
import { communityRoutes } from './community/routes.ts'
import { keepConsistent } from './consistency.ts'
import { dashboardRoutes } from './dashboard/routes.ts'
import { guidePages } from './guide/pages/routes.ts'
import { guideRoutes } from './guide/routes.ts'
import { historyRoutes } from './history/routes.ts'
import { locationRoutes } from './locations/routes.ts'
import { nurseryRoutes } from './nursery/routes.ts'
import { plantRoutes } from './plants/routes.ts'
import { preferencesRoutes } from './profile/routes.ts'
import type { HistoryLog, QueryDeps } from './query-deps.ts'
import { shedRoutes } from './shed/routes.ts'
import type { TakeoutLog } from './takeout/events.ts'
import type { TakeoutImages } from './takeout/pictures.ts'
import { takeoutRoutes } from './takeout/routes.ts'
import { taskRoutes } from './tasks/routes.ts'

type QueryRouteOptions = Omit<QueryDeps, 'log'> &
  AdminRouteOptions & {
    /** A takeout has to be intact; the history, like every page, also shows a damaged garden. */
    log: TakeoutLog & { withDamaged: HistoryLog }
    images: TakeoutImages
  }

/** Every read route. Mount this under `/api`; routes not marked public need `request.gardener`. */
export const registerQueryRoutes: FastifyPluginAsyncZod<QueryRouteOptions> = async (app, options) => {
  // The prefix in the options is for this plugin, not for its features.
  const { collections, store, seen, log, clock, isMockData, parked, images, admin, mayAdminister } = options
  const deps: QueryDeps = { collections, store, seen, log: log.withDamaged, clock, isMockData, parked }
  app.addHook('onRequest', (_request, reply, done) => {
    reply.header('cache-control', 'no-store')
    done()
  })
  await app.register(communityRoutes, deps)
  await app.register(guideRoutes)
  await app.register(adminRoutes, { admin, mayAdminister })
  await app.register(takeoutRoutes, { log, images, clock })
  await app.register(async (own) => {
    keepConsistent(own, deps)
    await own.register(plantRoutes, deps)
    await own.register(locationRoutes, deps)
    await own.register(taskRoutes, deps)
    await own.register(shedRoutes, deps)
    await own.register(preferencesRoutes, deps)
    await own.register(dashboardRoutes, deps)
    await own.register(nurseryRoutes, deps)
    await own.register(historyRoutes, deps)
  })
}

/** Every page that needs no script. Mount this at the root. */
export const registerPages: FastifyPluginAsync<PageDeps> = async (app, { collections, parked, origin }) => {
  await app.register(communityPages, { collections, parked, origin })
  await app.register(guidePages, { origin })
}
