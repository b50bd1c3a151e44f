import { isLogAway } from '@wattle/adapters/event-log/port.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import { PreferencesChanges } from '@wattle/contracts/profile/commands.ts'
import { PreferencesResponse } from '@wattle/contracts/profile/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { uuid5 } from '@wattle/contracts/uuid5.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dispatch } from '../dispatch/dispatch.ts'
import type { NamePicture } from '../images/name-picture.ts'
import { type DisplayNames, NameOfAnother, type Reservation } from './display-names.ts'
import { presentPreferencesIn } from './present.ts'

type Options = { dispatch: Dispatch; namePicture: NamePicture; displayNames: DisplayNames }

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { dispatch, namePicture, displayNames },
) => {
  /**
   * No append spans two streams: another garden may have taken the name while it was appended to this one.
   */
  async function confirm(request: FastifyRequest, reply: FastifyReply, displayName: string): Promise<void> {
    try {
      await displayNames.confirm(displayName, request.gardener.gardenId)
    } catch (error) {
      if (!(error instanceof NameOfAnother)) {
        // The garden already has the name, which also keeps others from it, so do not report a successful
        // save as failed.
        request.log.warn({ err: error }, 'display-name-unconfirmed')
        return
      }
      const commandId = uuid5(request.command.id, 'withdrawal')
      await dispatch(request, reply, { type: 'WithdrawDisplayName', displayName }, { commandId })
      throw new Refused('display-name-taken')
    }
  }

  app.put(
    '/preferences',
    {
      schema: {
        tags: ['profile'],
        summary: 'Save preferences and the community profile',
        description:
          'Fields that are left out stay as they are; null or an empty text clears them. A display name cannot be changed once it is saved.',
        body: PreferencesChanges,
        response: { 200: PreferencesResponse },
      },
    },
    async (request, reply) => {
      const { gardenId } = request.gardener
      const changes = withPictures(request.body, (picture) => namePicture(request, picture))
      const name = changes.displayName || null
      const isFree = name !== null && (await displayNames.isFree(name, gardenId))
      const command = { type: 'SavePreferences', changes, holdsDisplayName: isFree } as const
      let reservation: Reservation | null = null
      // Reservations stay in the log forever, so a command that is refused must not make one.
      const beforeAppend = async (events: readonly GardenEvent[]) => {
        if (name === null || !events.some(({ type }) => type === 'DisplayNameChosen')) return
        reservation = await displayNames.reserve(name, gardenId, reservation)
        if (!reservation) throw new Refused('display-name-taken')
      }
      const { garden } = await dispatch(request, reply, command, { beforeAppend }).catch(async (error) => {
        // If the log is unavailable, the garden may have the name already: the reservation is kept for a
        // retry.
        if (reservation && !isLogAway(error)) await displayNames.release(reservation)
        throw error
      })
      if (name !== null) await confirm(request, reply, name)
      return { preferences: presentPreferencesIn(garden) }
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
