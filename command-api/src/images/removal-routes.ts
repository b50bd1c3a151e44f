import type { Images } from '@wattle/adapters/images/port.ts'
import { Deleted } from '@wattle/contracts/deletion.ts'
import { imageUrlOf } from '@wattle/contracts/images/addresses.ts'
import { textUpTo } from '@wattle/contracts/values.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import { ownName } from './name-picture.ts'

type Options = { dispatch: Dispatch; images: Images }

export const removalRoutes: FastifyPluginAsyncZod<Options> = async (app, { dispatch, images }) => {
  app.delete(
    '/images/:name',
    {
      schema: {
        tags: ['images'],
        summary: 'Remove a picture for good',
        description:
          'Nobody can open it from then on, and it is gone from the history too. Caches may keep it for a day.',
        params: z.object({ name: textUpTo(200) }),
        response: { 200: Deleted },
      },
    },
    async (request, reply) => {
      const imageUrl = imageUrlOf(request.params.name)
      const name = ownName(images, request.gardener.gardenId, imageUrl)
      await dispatch(request, reply, { type: 'RemovePicture', imageUrl })
      // The removal is already recorded; if this fails, `followRemovedPictures` deletes the picture later.
      await images.remove(name).catch((error) => {
        request.log.warn({ err: error }, 'picture-left')
        reply.header('x-garden-behind', 'true')
      })
      return { success: true as const, message: 'Picture removed' }
    },
  )
}
