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
import type { DisplayNames, NameClaim } from './display-names.ts'
import { NameOfAnother } from './holding.ts'
import { presentPreferencesIn } from './present.ts'

type Options = { dispatch: Dispatch; namePicture: NamePicture; displayNames: DisplayNames }

export const profileRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { dispatch, namePicture, displayNames },
) => {
  /**
   * No append spans two streams: another garden may have taken the name while it was appended to this one.
   */
  async function confirm(request: FastifyRequest, reply: FastifyReply, claim: NameClaim): Promise<void> {
    try {
      await claim.confirm()
    } catch (error) {
      if (!(error instanceof NameOfAnother)) {
        // The garden already has the name, which also keeps others from it, so do not report a successful
        // save as failed.
        request.log.warn({ err: error }, 'display-name-unconfirmed')
        return
      }
      const commandId = uuid5(request.command.id, 'withdrawal')
      const command = { type: 'WithdrawDisplayName', displayName: claim.name } as const
      await dispatch(request, reply, command, { commandId })
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
      const claim = name === null ? null : displayNames.claim(name, gardenId)
      const isFree = claim !== null && (await claim.isFree())
      const command = { type: 'SavePreferences', changes, holdsDisplayName: isFree } as const
      // Reservations stay in the log forever, so a command that is refused must not make one.
      const beforeAppend = async (events: readonly GardenEvent[]) => {
        if (!claim || !events.some(({ type }) => type === 'DisplayNameChosen')) return
        if (!(await claim.reserve())) throw new Refused('display-name-taken')
      }
      const { garden } = await dispatch(request, reply, command, { beforeAppend }).catch(async (error) => {
        // If the log is unavailable, the garden may have the name already: the reservation is kept for a
        // retry.
        if (!isLogAway(error)) await claim?.release()
        throw error
      })
      if (claim) await confirm(request, reply, claim)
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
