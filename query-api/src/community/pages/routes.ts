import { gardenLimits } from '@wattle/contracts/garden/limits.ts'
import { PlantId } from '@wattle/contracts/ids.ts'
import { pageRoutes } from '@wattle/contracts/page-routes.ts'
import { beginErrorResponse } from '@wattle/server/http/error-responses.ts'
import type { FastifyReply } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { cachedFor } from '../../cached-for.ts'
import type { HtmlPage } from '../../pages/page.ts'
import { sendPage, sendXml } from '../../pages/send-page.ts'
import { mostAddresses, renderRobots, renderSitemap, renderSitemapIndex } from '../../pages/sitemap.ts'
import { unavailablePage } from '../../pages/unavailable-page.ts'
import { toToken } from '../../paging.ts'
import { presentGarden, presentUser } from '../present.ts'
import { DirectoryToken, listedGardens, partsOfDirectory, readLocations, readPlant } from '../reads.ts'
import { revalidated } from '../revalidated.ts'
import { type CommunityDeps, visibleGarden } from '../visible.ts'
import { addressesOf } from './addresses-of.ts'
import { directoryPage } from './directory-page.ts'
import { gardenPage } from './garden-page.ts'
import { missingPage } from './missing-page.ts'
import { plantPage } from './plant-page.ts'

const gardensOfPage = 20
/** Further plants are only in the sitemap. */
const plantsOfLocation = 50
/** As many gardens as fit with all their plants, besides the directory itself. */
const gardensOfSitemap = Math.floor((mostAddresses - 1) / (1 + gardenLimits.plants))
/** As many as fit in the index, besides the guide's. */
const mostSitemaps = mostAddresses - 1
/** Crawlers request the index now and then, and building it reads the whole directory. */
const keepIndex = 10 * 60_000

const config = { public: true }
const schema = { hide: true }
const displayName = z.string()
const querystring = z.object({ nextToken: DirectoryToken })

export type PageDeps = CommunityDeps & {
  /** The origin at which browsers reach the app. */
  origin: string
}

/** Public gardens as pages that need no script, plus the sitemaps and robots.txt. Mount this at the root. */
export const communityPages: FastifyPluginAsyncZod<PageDeps> = async (app, { origin, ...deps }) => {
  revalidated(app)
  const send = (reply: FastifyReply, page: HtmlPage) => sendPage(reply, page, origin)
  app.setErrorHandler(async (error, request, reply) => {
    const { status } = beginErrorResponse(error, request, reply)
    if (status !== 404 && status !== 400) return send(reply, unavailablePage)
    const isPlant = request.routeOptions.url === pageRoutes.plant
    return send(reply.status(404), missingPage(isPlant ? 'Plant Not Found' : 'Garden Not Found'))
  })

  app.get(pageRoutes.directory, { config, schema: { ...schema, querystring } }, async ({ query }, reply) => {
    const { documents, nextToken } = await listedGardens(deps, { ...query, limit: gardensOfPage })
    return send(
      reply,
      directoryPage(documents.map(presentUser), query.nextToken ? toToken(query.nextToken) : null, nextToken),
    )
  })

  app.get(
    pageRoutes.garden,
    { config, schema: { ...schema, params: z.object({ displayName }) } },
    async ({ params }, reply) => {
      const garden = await visibleGarden(deps, params.displayName)
      const locations = await readLocations(deps, garden, plantsOfLocation)
      return send(reply, gardenPage(presentGarden(garden), locations, garden.inDirectory))
    },
  )

  app.get(
    pageRoutes.plant,
    { config, schema: { ...schema, params: z.object({ displayName, plantId: PlantId }) } },
    async ({ params }, reply) => {
      const garden = await visibleGarden(deps, params.displayName)
      const { plant, tasks } = await readPlant(deps, garden, params.plantId)
      return send(reply, plantPage(garden.displayName, plant, tasks, garden.inDirectory))
    },
  )

  const parts = cachedFor(keepIndex, () =>
    partsOfDirectory(deps, { limit: gardensOfSitemap, most: mostSitemaps }),
  )
  app.get(pageRoutes.sitemapIndex, { config, schema }, async (_request, reply) => {
    return sendXml(reply, renderSitemapIndex(await parts(), origin))
  })

  app.get(pageRoutes.sitemap, { config, schema: { ...schema, querystring } }, async ({ query }, reply) => {
    const { documents } = await listedGardens(deps, { ...query, limit: gardensOfSitemap })
    // The first part also lists the directory itself.
    const addresses = [
      ...(query.nextToken === undefined ? [pageRoutes.directory] : []),
      ...addressesOf(documents),
    ]
    return sendXml(reply, renderSitemap(addresses, origin))
  })

  app.get(pageRoutes.robots, { config, schema }, async (_request, reply) => {
    return reply.type('text/plain; charset=utf-8').send(renderRobots(origin))
  })
}
