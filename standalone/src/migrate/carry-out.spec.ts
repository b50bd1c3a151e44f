import { expect, test } from 'vitest'
import type { MigrateCommand } from './arguments.ts'
import { carryOut } from './carry-out.ts'
import type { MigrationClient } from './client.ts'

/** A client on which a migration is running, and whose garden `gone` is no longer parked. */
const client: MigrationClient = {
  start: async () => ({ message: 'A migration is already running.', isStarted: false }),
  change: async (_readModel, change) => `Done: ${change}.`,
  status: async () => ({ isUnderWay: true, startedAt: null, readModels: [] }),
  deadLetters: async () => ({ deadLetters: [] }),
  async decide(id) {
    if (id === 'gone') throw new Error('That garden is not parked.')
    return 'The event is skipped.'
  },
  close: async () => undefined,
}

async function outcomeOf(command: MigrateCommand) {
  const lines: string[] = []
  try {
    for await (const line of carryOut(command, client)) lines.push(line)
    return { lines, error: null }
  } catch (error) {
    return { lines, error: (error as Error).message }
  }
}

test('a start beside a running migration fails, as nothing was started', async () => {
  expect(await outcomeOf({ do: 'start', names: [], hold: true })).toEqual({
    lines: [],
    error: 'A migration is already running.',
  })
})

test('each garden is decided about, though one is parked no more', async () => {
  expect(await outcomeOf({ do: 'skip', ids: ['a', 'gone', 'b'] })).toEqual({
    lines: ['a: The event is skipped.', 'b: The event is skipped.'],
    error: 'gone: That garden is not parked.',
  })
})
