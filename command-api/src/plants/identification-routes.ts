import type { Images } from '@wattle/adapters/images/port.ts'
import type { PlantAi } from '@wattle/adapters/plant-ai/port.ts'
import { Identification, IdentifyPlant } from '@wattle/contracts/plants/identification.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { ownName } from '../images/name-picture.ts'

type Options = { images: Images; plantAi: PlantAi }

export const identificationRoutes: FastifyPluginAsyncZod<Options> = async (app, { images, plantAi }) => {
  app.post(
    '/ai/identify-plant',
    {
      schema: {
        tags: ['plants'],
        summary: 'Identify a plant',
        description:
          'From a picture, a hint, or both. Returns an empty list when nothing matches. `source` says whether the picture was checked or only the hint.',
        body: IdentifyPlant,
        response: { 200: Identification },
      },
    },
    async (request) => {
      const { imageUrl, hint, maxMatches } = request.body
      const { gardenId } = request.gardener
      if (!imageUrl && !hint) throw new Refused('picture-missing')
      const picture = imageUrl ? await images.read(ownName(images, gardenId, imageUrl)) : null
      if (imageUrl && !picture) throw new Refused('picture-not-found')
      const limited = { ...(hint ? { hint } : {}), ...(maxMatches ? { maxMatches } : {}) }
      return plantAi.identify({ gardenId, picture, ...limited })
    },
  )
}
