import type { GardenId } from '@wattle/contracts/ids.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { PreferencesAnswer } from '@wattle/contracts/profile/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Ask } from '../dispatch/ask.ts'
import type { PersistPicture } from '../images/persist-picture.ts'
import type { DisplayNames } from './display-names.ts'
import { presentPreferences } from './present.ts'

type Options = { ask: Ask; persistPicture: PersistPicture; displayNames: DisplayNames }

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { ask, persistPicture, displayNames },
) => {
  app.put(
    '/preferences',
    {
      schema: {
        tags: ['profile'],
        summary: 'Save preferences and the community profile',
        description:
          'Fields that are left out stay as they are; null or an empty text clears them. A display name cannot be changed once it is saved.',
        body: PreferencesChanges,
        response: { 200: PreferencesAnswer },
      },
    },
    async (request, reply) => {
      const { gardenId } = request.gardener
      const changes = await withPictures(persistPicture, gardenId, request.body)
      const { displayName } = changes
      const holdsDisplayName = displayName ? await displayNames.reserve(displayName, gardenId) : false
      const command = { type: 'SavePreferences', changes, holdsDisplayName } as const
      const { garden } = await ask(request, reply, command).catch(async (error) => {
        if (displayName && holdsDisplayName && error instanceof Refused)
          await displayNames.release(displayName, gardenId)
        throw error
      })
      if (displayName && holdsDisplayName) {
        // The garden already has the name, which also keeps it from others, so a successful save is not reported as
        // failed.
        await displayNames
          .confirm(displayName, gardenId)
          .catch((error) => request.log.warn({ err: error }, 'display-name-unconfirmed'))
      }
      return { preferences: presentPreferences(garden) }
    },
  )
}

async function withPictures(
  persistPicture: PersistPicture,
  gardenId: GardenId,
  changes: PreferencesChanges,
): Promise<PreferencesChanges> {
  const { featureImageUrl, galleryImageUrls } = changes
  return {
    ...changes,
    featureImageUrl: await persistPicture(gardenId, featureImageUrl),
    galleryImageUrls:
      galleryImageUrls && (await Promise.all(galleryImageUrls.map((url) => persistPicture(gardenId, url)))),
  }
}
