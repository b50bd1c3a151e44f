import { randomUUID } from 'node:crypto'
import type { ErasureList } from '@wattle/adapters/erasure-list/port.ts'
import { StreamDamaged, StreamDeleted } from '@wattle/adapters/event-log/port.ts'
import type { Erasures } from '@wattle/adapters/system-streams/erasures.ts'
import type { ErasureCommand } from '@wattle/contracts/erasure/commands.ts'
import type { RegisteredErasure } from '@wattle/contracts/erasure/register.ts'
import { UnknownEvent, UnknownVersion } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import type { CommandHandler } from '../garden/command-handler.ts'
import { hasBegun } from '../identity/read-link.ts'
import type { Garden } from '../state/garden.ts'
import { isDue } from './decider.ts'
import { type EraseDeps, eraseGarden } from './erase-garden.ts'
import { holdingsOf } from './holdings.ts'
import { assertPicturesFound } from './pictures-found.ts'

export type EraserDeps = EraseDeps & {
  /** Of a log that checks what it reads: an altered register could name a garden that nobody wants erased. */
  erasures: Erasures
  handle: CommandHandler
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

/** `age`: for how many milliseconds this process has seen the erasure in its current state. */
type OpenErasure = RegisteredErasure & { age: number }

/**
 * A request is registered before the garden's event is appended; after this many milliseconds without that
 * event, the registration is cancelled.
 */
const requestTimeout = 3_600_000
/** Milliseconds after which every reader of the log knows of the erasure. */
const firstRoundAfter = 5_000
/** Milliseconds after which no process still works on events that it read before that. */
const lastRoundAfter = 600_000

/**
 * Erases gardens: those whose gardeners requested it and did not withdraw, and erased ones that a restored
 * log contains again. Each is erased twice; the second time removes anything that was still being written
 * during the first.
 */
export function createEraser(deps: EraserDeps): Eraser {
  const { log, erasures, clock, list, handle } = deps
  /** When to check a garden again, in milliseconds since 1970. */
  const notBefore = new Map<GardenId, number>()
  const erasedOnce = new Set<GardenId>()
  const firstSeen = new Map<GardenId, { since: string; at: number }>()
  let isListRegistered = false

  const now = () => clock().getTime()

  /**
   * The erasures that are not finished. Ages use this process's clock only, because clocks of machines are
   * never compared.
   */
  async function readOpen(): Promise<OpenErasure[]> {
    await erasures.read()
    return erasures.open().map((erasure) => {
      const { gardenId, since } = erasure
      const before = firstSeen.get(gardenId)
      const at = before?.since === since ? before.at : now()
      firstSeen.set(gardenId, { since, at })
      return { ...erasure, age: now() - at }
    })
  }

  /** Makes the garden refuse all further commands. Returns false if the garden must not be erased after all. */
  async function begin(gardenId: GardenId, askedBy: Begin['askedBy']): Promise<boolean> {
    if (!(await hasBegun(log, gardenId))) return true
    const id = randomUUID()
    const context = {
      commandId: id,
      correlationId: id,
      causationId: id,
      asked: id,
      actor: 'erasure',
    } as const
    const command: Begin = { type: 'BeginErasure', now: clock().toISOString(), askedBy }
    try {
      await handle({ gardenId, ...context }, command)
    } catch (error) {
      if (error instanceof Refused && error.code === 'erasure-not-due') return false
      // A deleted garden accepts no commands anyway, nor does one that cannot be read.
      const isStill =
        error instanceof StreamDeleted || (askedBy === 'administrator' && whyUnread(error) !== null)
      if (!isStill) throw unread(gardenId, error)
    }
    return true
  }

  async function start(gardenId: GardenId, askedBy: Begin['askedBy']): Promise<void> {
    // Checked before the erasure begins, so that a garden that cannot be erased completely stays unchanged.
    await erasures.read()
    await assertPicturesFound(deps.images, { gardenId, ...(await holdingsOf(log, gardenId)) })
    if (!(await begin(gardenId, askedBy))) return
    await erasures.append({ type: 'ErasureStarted', gardenId })
    await readOpen()
  }

  async function carryOut({ gardenId, since, age }: OpenErasure): Promise<void> {
    await eraseGarden(gardenId, since, deps)
    erasedOnce.add(gardenId)
    if (age >= lastRoundAfter) await erasures.append({ type: 'ErasureFinished', gardenId })
  }

  async function dueIn(erasure: OpenErasure): Promise<Work[]> {
    const { gardenId, state, since, age } = erasure
    if (state === 'started') {
      const isNext = age >= (erasedOnce.has(gardenId) ? lastRoundAfter : firstRoundAfter)
      return isNext ? [() => carryOut(erasure)] : []
    }
    if (now() < (notBefore.get(gardenId) ?? 0)) return []
    const { erasure: asked } = await deps.loadGarden(gardenId)
    if (!asked) {
      const cancel = async () => {
        // Another caller may have read the register in the meantime, including a new request of the gardener.
        const isSame = erasures.open().some((each) => each.gardenId === gardenId && each.since === since)
        if (isSame) await erasures.appendIfUnchanged({ type: 'ErasureCancelled', gardenId })
      }
      return age >= requestTimeout ? [cancel] : []
    }
    if (asked.hasBegun || isDue(asked, clock().toISOString())) return [() => start(gardenId, 'gardener')]
    notBefore.set(gardenId, Date.parse(asked.eraseAfter ?? ''))
    return []
  }

  /** Erasures that a restored log has lost, until the register contains all of them again. */
  async function broughtBack(): Promise<Work[]> {
    if (isListRegistered) return []
    const unknown = (await list.all()).filter(({ gardenId }) => !erasures.hasStarted(gardenId))
    isListRegistered = unknown.length === 0
    return unknown.map(
      ({ gardenId }) =>
        () =>
          start(gardenId, 'administrator'),
    )
  }

  return {
    async due() {
      const open = await readOpen()
      const work = await broughtBack()
      for (const erasure of open) work.push(...(await dueIn(erasure).catch(failing(erasure.gardenId))))
      return work
    },

    async erase(gardenId) {
      await start(gardenId, 'administrator')
      const since = erasures.started().find((each) => each.gardenId === gardenId)?.since
      await eraseGarden(gardenId, since ?? clock().toISOString(), deps)
    },
  }
}

/**
 * Why a garden cannot be read; null for any other error. Only an administrator can tell that no altered or newer
 * event forbids its erasure.
 */
function whyUnread(error: unknown): string | null {
  if (error instanceof StreamDamaged) return 'is damaged: repair it'
  const isOfNewerRelease = error instanceof UnknownEvent || error instanceof UnknownVersion
  return isOfNewerRelease ? 'a newer release has changed it: run that release' : null
}

/** The error, or if the garden cannot be read, one that says what to do. */
function unread(gardenId: GardenId, cause: unknown): unknown {
  const why = whyUnread(cause)
  if (why === null) return cause
  const sentence = `Garden ${gardenId} may be due for erasure, but ${why}, or erase it with npm run erase.`
  return new Error(sentence, { cause })
}

/** A garden that cannot be read must not block others, so its work only rejects with the error. */
const failing =
  (gardenId: GardenId) =>
  (error: unknown): Work[] => [() => Promise.reject(unread(gardenId, error))]

type Begin = Extract<ErasureCommand, { type: 'BeginErasure' }>
