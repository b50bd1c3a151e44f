import { guideAddress, guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { pageRoutes } from '@wattle/contracts/page-routes.ts'
import { guidePlantBySlug, guidePlants } from '@wattle/plant-guide/browse/guide-plants.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { sendPage, sendXml } from '../../pages/send-page.ts'
import { renderSitemap } from '../../pages/sitemap.ts'
import { style } from '../../pages/style.ts'
import { cachedUntilChanged } from '../cached-until-changed.ts'
import { guidePage } from './guide-page.ts'
import { guidePlantPage } from './guide-plant-page.ts'
import { unknownPlantPage } from './unknown-plant-page.ts'

const config = { public: true }
const schema = { hide: true }

/** The plant guide as pages that need no script. Mount this at the root; `origin` is where browsers reach the app. */
export const guidePages: FastifyPluginAsyncZod<{ origin: string }> = async (app, { origin }) => {
  cachedUntilChanged(app, { origin, style })

  app.get(pageRoutes.guide, { config, schema }, async (_request, reply) => sendPage(reply, guidePage, origin))

  app.get(
    pageRoutes.guidePlant,
    { config, schema: { ...schema, params: z.object({ plant: z.string() }) } },
    async ({ params }, reply) => {
      const plant = guidePlantBySlug(params.plant)
      return plant
        ? sendPage(reply, guidePlantPage(plant), origin)
        : sendPage(reply.status(404), unknownPlantPage, origin)
    },
  )

  app.get(pageRoutes.guideSitemap, { config, schema }, async (_request, reply) => {
    const addresses = [guideAddress, ...guidePlants.map(({ slug }) => guidePlantAddress(slug))]
    return sendXml(reply, renderSitemap(addresses, origin))
  })
}
