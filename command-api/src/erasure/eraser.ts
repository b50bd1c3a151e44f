import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import type { Erasures } from '@wattle/adapters/system-streams/erasures.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { CommandHandler } from '../dispatch/command-handler.ts'
import type { Garden } from '../state/garden.ts'
import { type AskedBy, beginErasure, explained } from './begin-erasure.ts'
import { type EraseDeps, eraseGarden } from './erase-garden.ts'
import { holdingsOf } from './holdings.ts'
import { type NextStep, nextStep } from './next-step.ts'
import { type OpenErasure, OpenErasures } from './open-erasures.ts'
import { assertPicturesFound } from './pictures-found.ts'

export type EraserDeps = EraseDeps & {
  /** Of a log that checks what it reads: an altered register could name a garden that nobody wants erased. */
  erasures: Erasures
  handle: CommandHandler
  /** From a log that checks what it reads: an altered garden could ask for what its gardener does not want. */
  loadGarden: (gardenId: GardenId) => Promise<Garden>
  list: ErasureList
  clock: () => Date
}

/** A piece of work that is due. */
type Work = () => Promise<void>

export type Eraser = {
  /** The work that is due now, in any order; usually none. */
  due(): Promise<Work[]>
  /**
   * Erases a garden now, without a request from its gardener. Throws `PictureSecretMissing`, or `StreamDamaged` for a
   * damaged register, before it changes the garden.
   */
  erase(gardenId: GardenId): Promise<void>
}

/**
 * Erases gardens: those whose gardeners requested it and did not withdraw, and erased ones that a restored
 * log contains again. Each is erased twice; the second time removes anything that was still being written
 * during the first.
 */
export function createEraser(deps: EraserDeps): Eraser {
  const { log, erasures, clock, list } = deps
  const seen = new OpenErasures()
  let isListRegistered = false

  const now = () => clock().getTime()

  async function readOpen(): Promise<OpenErasure[]> {
    await erasures.read()
    return seen.update(erasures.open(), now())
  }

  async function start(gardenId: GardenId, askedBy: AskedBy): Promise<void> {
    // Checked before the erasure begins, so that a garden that cannot be erased completely stays unchanged.
    await erasures.read()
    await assertPicturesFound(deps.images, { gardenId, ...(await holdingsOf(log, gardenId)) })
    await beginErasure(gardenId, askedBy, deps)
    await erasures.append({ type: 'ErasureStarted', gardenId })
    await readOpen()
  }

  const steps = {
    async cancel({ gardenId, since }) {
      // Another caller may have read the register in the meantime, including a new request of the gardener.
      const isSame = erasures.open().some((each) => each.gardenId === gardenId && each.since === since)
      if (isSame) await erasures.appendIfUnchanged({ type: 'ErasureCancelled', gardenId })
    },
    async start({ gardenId }) {
      await start(gardenId, 'gardener').catch((error) => {
        // Withdrawn a moment ago.
        if (!(error instanceof Refused && error.code === 'erasure-not-due')) throw error
      })
    },
    async erase(erasure) {
      await eraseGarden(erasure.gardenId, erasure.since, deps)
      erasure.isErasedOnce = true
    },
    async finish({ gardenId, since }) {
      await eraseGarden(gardenId, since, deps)
      await erasures.append({ type: 'ErasureFinished', gardenId })
    },
  } satisfies Record<Exclude<NextStep, 'wait'>, (erasure: OpenErasure) => Promise<void>>

  async function stepOf(erasure: OpenErasure): Promise<NextStep> {
    const { gardenId, state, firstSeen, notBefore, isErasedOnce } = erasure
    if (now() < notBefore) return 'wait'
    const asked = state === 'scheduled' ? (await deps.loadGarden(gardenId)).erasure : undefined
    const step = nextStep({ state, age: now() - firstSeen, isErasedOnce }, asked, clock())
    if (step === 'wait' && asked?.eraseAfter) erasure.notBefore = Date.parse(asked.eraseAfter)
    return step
  }

  async function workOn(erasure: OpenErasure): Promise<Work[]> {
    try {
      const step = await stepOf(erasure)
      return step === 'wait' ? [] : [() => steps[step](erasure)]
    } catch (error) {
      // A garden that cannot be read must not block others, so its work only rejects with the error.
      return [() => Promise.reject(explained(error, erasure.gardenId))]
    }
  }

  /** Erasures that a restored log has lost, until the register contains all of them again. */
  async function broughtBack(): Promise<Work[]> {
    if (isListRegistered) return []
    const unknown = (await list.all()).filter(({ gardenId }) => !erasures.hasStarted(gardenId))
    isListRegistered = unknown.length === 0
    return unknown.map(
      ({ gardenId }): Work =>
        () =>
          start(gardenId, 'administrator'),
    )
  }

  return {
    async due() {
      const open = await readOpen()
      const work = await broughtBack()
      for (const erasure of open) work.push(...(await workOn(erasure)))
      return work
    },

    async erase(gardenId) {
      await start(gardenId, 'administrator')
      const since = erasures.started().find((each) => each.gardenId === gardenId)?.since
      await eraseGarden(gardenId, since ?? clock().toISOString(), deps)
    },
  }
}
