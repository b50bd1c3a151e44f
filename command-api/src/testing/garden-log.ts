import { randomUUID } from 'node:crypto'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { openSqliteEventLog } from '@wattle/adapters/event-log/sqlite/sqlite-event-log.ts'
import type { Snapshots } from '@wattle/adapters/snapshots/port.ts'
import { openSqliteSnapshots } from '@wattle/adapters/snapshots/sqlite-snapshots.ts'
import type { EventMetadata } from '@wattle/contracts/envelope.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { unseal } from '@wattle/contracts/garden/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { onTestFinished } from 'vitest'
import type { CommandContext, CommandResult } from '../dispatch/command-handler.ts'
import { createCommandHandler } from '../garden/handle-command.ts'
import { replay } from '../state/evolve.ts'
import { type Garden, initialGarden } from '../state/garden.ts'

export const myGarden: GardenId = idOf('my garden')
export const noon = new Date('2026-03-21T01:00:00.000Z')

/** An in-memory log, closed when the test ends. */
export function openedLog(): EventLog {
  const log = openSqliteEventLog(':memory:')
  onTestFinished(() => log.close())
  return log
}

export function openedSnapshots(): Snapshots {
  const snapshots = openSqliteSnapshots(':memory:')
  onTestFinished(() => snapshots.close())
  return snapshots
}

/** The same log with some functions replaced. */
export function wrapped(log: EventLog, functions: Partial<EventLog>): EventLog {
  const { append, deleteStream, isDeleted, read, readLast, readAll, head, subscribe, check, close } = log
  return {
    append,
    deleteStream,
    isDeleted,
    read,
    readLast,
    readAll,
    head,
    subscribe,
    check,
    close,
    ...functions,
  }
}

/** The context of a gardener's request, with a new key unless one is given. */
export function asked(changes: Partial<CommandContext> = {}): CommandContext {
  return {
    gardenId: myGarden,
    commandId: randomUUID(),
    asked: 'something',
    correlationId: idOf('correlation'),
    causationId: idOf('correlation'),
    actor: 'gardener',
    ...changes,
  }
}

type Options = Partial<Parameters<typeof createCommandHandler>[0]>

/** The command handler of one process, the only one on its log unless the options say otherwise. */
export function handlerOn(log: EventLog, options: Options = {}) {
  const handle = createCommandHandler({
    log,
    snapshots: options.snapshots ?? openedSnapshots(),
    singleProcess: true,
    clock: () => noon,
    keepPictures: async () => undefined,
    ...options,
  })
  return (command: GardenCommand, context: Partial<CommandContext> = {}): Promise<CommandResult> =>
    handle(asked(context), command)
}

/** Two handlers on one log, as two processes have them. */
export function twoProcesses() {
  const log = openedLog()
  return {
    log,
    mine: handlerOn(log, { singleProcess: false }),
    theirs: handlerOn(log, { singleProcess: false }),
  }
}

/** The code of the refusal, the error if it is another, or null if the command was carried out. */
export function codeOf(handled: Promise<CommandResult>): Promise<unknown> {
  return handled.then(
    () => null,
    (error) => (error instanceof Refused ? error.code : error),
  )
}

/** The events of a garden in the log. */
export async function happenedIn(log: EventLog, gardenId: GardenId = myGarden) {
  return (await log.read<EventMetadata>(gardenStream(gardenId))).map(unseal)
}

export async function typesIn(log: EventLog): Promise<string[]> {
  return (await happenedIn(log)).map(({ event }) => event.type)
}

/** The garden folded from its first event. */
export async function replayed(log: EventLog, gardenId: GardenId = myGarden): Promise<Garden> {
  return replay(initialGarden, await happenedIn(log, gardenId))
}
