import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { PreferencesAnswer } from '@wattle/contracts/profile/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Ask } from '../dispatch/ask.ts'
import type { NamePicture } from '../images/name-picture.ts'
import type { DisplayNames, Reservation } from './display-names.ts'
import { presentPreferences } from './present.ts'

type Options = { ask: Ask; namePicture: NamePicture; displayNames: DisplayNames }

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { ask, namePicture, displayNames },
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
      const changes = withPictures(request.body, (picture) => namePicture(request, picture))
      const name = changes.displayName || null
      const isFree = name !== null && (await displayNames.isFree(name, gardenId))
      const command = { type: 'SavePreferences', changes, holdsDisplayName: isFree } as const
      let reservation: Reservation | null = null
      // A reservation stays in the log for ever, so a command that is refused makes none.
      const reserve = async () => {
        if (name === null) return
        reservation ??= await displayNames.reserve(name, gardenId)
        if (!reservation) throw new Refused('display-name-taken')
      }
      const { garden } = await ask(request, reply, command, reserve).catch(async (error) => {
        // If the log failed, the name waits for the next try.
        if (reservation && !isLogAway(error)) await displayNames.release(reservation)
        throw error
      })
      if (name !== null) {
        // The garden already has the name, which also keeps it from others, so a successful save is not reported as
        // failed.
        await displayNames
          .confirm(name, gardenId)
          .catch((error) => request.log.warn({ err: error }, 'display-name-unconfirmed'))
      }
      return { preferences: presentPreferences(garden) }
    },
  )
}

type Name = <P extends string | null | undefined>(picture: P) => P

function withPictures(changes: PreferencesChanges, name: Name): PreferencesChanges {
  const { featureImageUrl, galleryImageUrls } = changes
  return {
    ...changes,
    featureImageUrl: name(featureImageUrl),
    galleryImageUrls: galleryImageUrls ? galleryImageUrls.map((url) => name(url)) : galleryImageUrls,
  }
}
