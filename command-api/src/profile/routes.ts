import type { GardenId } from '@wattle/contracts/ids.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { PreferencesAnswer } from '@wattle/contracts/profile/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { largestBody } from '@wattle/server/http/server.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { CommandApi } from '../command-api.ts'
import type { SettlePicture } from '../images/persist-picture.ts'
import { presentPreferences } from './present.ts'

export const profileRoutes: FastifyPluginAsyncZod<CommandApi> = async (
  app,
  { ask, settlePicture, displayNames },
) => {
  app.put(
    '/preferences',
    {
      bodyLimit: largestBody,
      schema: {
        tags: ['profile'],
        summary: 'Save preferences and the community profile',
        description:
          'What is absent stays as it is; null or an empty text clears. A display name is chosen once.',
        body: PreferencesChanges,
        response: { 200: PreferencesAnswer },
      },
    },
    async (request, reply) => {
      const { gardenId } = request.gardener
      const changes = await withPictures(settlePicture, gardenId, request.body)
      const { displayName } = changes
      const holdsDisplayName = displayName ? await displayNames.reserve(displayName, gardenId) : false
      const command = { type: 'SavePreferences', changes, holdsDisplayName } as const
      const { garden } = await ask(request, reply, command).catch(async (error) => {
        if (displayName && holdsDisplayName && error instanceof Refused)
          await displayNames.release(displayName, gardenId)
        throw error
      })
      if (displayName && holdsDisplayName) {
        // The garden carries the name already, which keeps it from others as well: what was saved is not told as failed.
        await displayNames
          .confirm(displayName, gardenId)
          .catch((error) => request.log.warn({ err: error }, 'display-name-unconfirmed'))
      }
      return { preferences: presentPreferences(garden) }
    },
  )
}

async function withPictures(
  settlePicture: SettlePicture,
  gardenId: GardenId,
  changes: PreferencesChanges,
): Promise<PreferencesChanges> {
  const { featureImageUrl, galleryImageUrls } = changes
  return {
    ...changes,
    featureImageUrl: await settlePicture(gardenId, featureImageUrl),
    galleryImageUrls:
      galleryImageUrls && (await Promise.all(galleryImageUrls.map((url) => settlePicture(gardenId, url)))),
  }
}
