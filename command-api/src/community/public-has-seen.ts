import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { publicReadModels } from '@wattle/contracts/community/public-read-models.ts'
import type { PublicHasSeen } from '../dispatch/dispatch.ts'

/** Checks the public read models for a command that hides something. Throws `ReadModelsUnavailable`. */
export function createPublicHasSeen(readModels: ReadModels): PublicHasSeen {
  return async (gardenId, revision, milliseconds) => {
    const letters = await DeadLetters.open(readModels)
    const pointers = await readModels.pointers()
    const shown = publicReadModels.flatMap((name) => {
      const active = pointers.get(name)?.active
      return active ? [{ name, ...active }] : []
    })
    if (shown.length < publicReadModels.length) return false
    // Visitors see nothing of a parked garden, so there is nothing to wait for.
    if ((await letters.parkedIn(shown, [gardenId])).some(({ size }) => size > 0)) return true
    const answers = await Promise.all(
      shown.map((build) => readModels.waitForSeen(build, gardenId, revision, milliseconds)),
    )
    return answers.every(Boolean)
  }
}
