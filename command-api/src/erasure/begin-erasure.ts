import { randomUUID } from 'node:crypto'
import { type EventLog, StreamDamaged, StreamDeleted } from '@wattle/adapters/event-log/port.ts'
import type { ErasureCommand } from '@wattle/contracts/erasure/commands.ts'
import { UnknownEvent, UnknownVersion } from '@wattle/contracts/event.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import type { CommandHandler } from '../dispatch/command-handler.ts'
import { hasBegun } from '../identity/read-link.ts'

type BeginErasure = Extract<ErasureCommand, { type: 'BeginErasure' }>
export type AskedBy = BeginErasure['askedBy']

type Deps = {
  /** A log that returns events even if they are damaged. */
  log: EventLog
  handle: CommandHandler
  clock: () => Date
}

/**
 * Makes the garden refuse all further commands. Throws `Refused` with `erasure-not-due` if its gardener has no
 * request that is due.
 */
export async function beginErasure(
  gardenId: GardenId,
  askedBy: AskedBy,
  { log, handle, clock }: Deps,
): Promise<void> {
  if (!(await hasBegun(log, gardenId))) return
  const id = randomUUID()
  const ids = { commandId: id, correlationId: id, causationId: id, asked: id }
  const command: BeginErasure = { type: 'BeginErasure', now: clock().toISOString(), askedBy }
  try {
    await handle({ gardenId, ...ids, actor: 'erasure' }, command)
  } catch (error) {
    // A deleted garden accepts no commands anyway, nor does one that cannot be read.
    if (error instanceof StreamDeleted) return
    if (askedBy === 'administrator' && whyUnreadable(error) !== null) return
    throw explained(error, gardenId)
  }
}

/**
 * Why a garden cannot be read; null for any other error. Only an administrator can tell that no altered or newer
 * event forbids its erasure.
 */
function whyUnreadable(error: unknown): string | null {
  if (error instanceof StreamDamaged) return 'is damaged: repair it'
  const isOfNewerRelease = error instanceof UnknownEvent || error instanceof UnknownVersion
  return isOfNewerRelease ? 'a newer release has changed it: run that release' : null
}

/** The error, or if it means that the garden cannot be read, one that says what to do. */
export function explained(error: unknown, gardenId: GardenId): unknown {
  const why = whyUnreadable(error)
  if (why === null) return error
  return new Error(`Garden ${gardenId} may be due for erasure, but ${why}, or erase it with npm run erase.`, {
    cause: error,
  })
}
