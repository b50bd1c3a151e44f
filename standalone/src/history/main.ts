import '@wattle/server/process/node-version.cjs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { LogReader } from '@wattle/adapters/event-log/port.ts'
import { gardenStream } from '@wattle/contracts/envelope.ts'
import { type IdentityEvent, identityStream } from '@wattle/contracts/identity/events.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { csvOf, jsonOf } from '@wattle/query-api/history/files.ts'
import { gardenOfPlant, historyFromLog } from '@wattle/query-api/history/from-log.ts'
import { openReadOnlyLog } from '@wattle/server/engines/open-read-only-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { isClosedPipe, print, report, runCommand } from '../run-command.ts'
import { type Arguments, readArguments, usage } from './arguments.ts'
import { textOf } from './text.ts'

await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2))
  if (asked) {
    const { withDamaged: log } = await openReadOnlyLog(readSettings(process.env), report)
    try {
      await printAll(await linesOf(log, asked))
    } finally {
      await log.close()
    }
  } else print(usage)
})

async function linesOf(log: LogReader, { plantId, gardenId, at, format }: Arguments) {
  const garden = gardenId ?? (await gardenOfPlant(log, plantId ?? ''))
  if (garden === null) throw new Error(`No garden in this log has had a plant ${plantId}.`)
  if ((await log.read(gardenStream(garden), 0, 1)).length === 0) throw new Error(await absence(log, garden))
  const history = await historyFromLog(log, garden, { plantId, at })
  if (format === 'csv') return csvOf(history.all())
  return format === 'json' ? jsonOf(history.all(), history) : textOf(history.all(), await history.asOf())
}

/** Why there is no history: the garden was erased and only the event about that remains, or it never existed. */
async function absence(log: LogReader, gardenId: GardenId): Promise<string> {
  const last = await log.readLast<{ occurredAt: string }>(identityStream(gardenId))
  return last?.type === ('GardenErased' satisfies IdentityEvent['type'])
    ? `Garden ${gardenId} was erased on ${last.metadata.occurredAt}.`
    : `There is no garden ${gardenId} in this log.`
}

/** Ends early if the reader closes the pipe. */
async function printAll(lines: AsyncIterable<string>): Promise<void> {
  try {
    await pipeline(Readable.from(lines), process.stdout, { end: false })
  } catch (error) {
    if (!isClosedPipe(error)) throw error
  }
}
