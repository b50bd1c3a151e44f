import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rememberCommands } from './remembered-commands.ts'

const noon = Date.parse('2026-03-21T01:00:00.000Z')
const anHour = 3_600_000

/** One event per command name, at noon plus `hoursLater`. */
const events = (names: string[], hoursLater: readonly number[] = []) =>
  names.map((name, revision) => ({
    revision,
    metadata: {
      commandId: idOf(name),
      commandHash: `hash of ${name}`,
      correlationId: '',
      causationId: '',
      actor: 'gardener' as const,
      occurredAt: new Date(noon + (hoursLater[revision] ?? 0) * anHour).toISOString(),
      refs: { plants: [], locations: [], tasks: [] },
    },
  }))
const idsOf = (commands: ReturnType<typeof rememberCommands>) => commands.map(({ commandId }) => commandId)

test('a command is remembered with the revisions of its events', () => {
  expect(rememberCommands([], events(['plant', 'prune', 'prune', 'prune', 'sweep']))).toEqual([
    { commandId: idOf('plant'), hash: 'hash of plant', firstRevision: 0, lastRevision: 0, at: noon },
    { commandId: idOf('prune'), hash: 'hash of prune', firstRevision: 1, lastRevision: 3, at: noon },
    { commandId: idOf('sweep'), hash: 'hash of sweep', firstRevision: 4, lastRevision: 4, at: noon },
  ])
})

test('the last thousand commands are kept', () => {
  const commands = rememberCommands(
    [],
    events(Array.from({ length: 1001 }, (_, index) => `command ${index}`)),
  )
  expect(commands).toHaveLength(1000)
  expect([commands[0]?.commandId, commands.at(-1)?.commandId]).toEqual([
    idOf('command 1'),
    idOf('command 1000'),
  ])
})

test('the commands of the last day are kept', () => {
  const commands = rememberCommands([], events(['plant', 'prune', 'sweep'], [0, 1, 25]))
  expect(idsOf(commands)).toEqual([idOf('prune'), idOf('sweep')])
})

test('a clock that steps back makes no command forgotten', () => {
  const commands = rememberCommands([], events(['plant', 'prune', 'sweep'], [48, 0, 1]))
  expect(idsOf(commands)).toEqual([idOf('plant'), idOf('prune'), idOf('sweep')])
})

test('the result is the same for events one by one and all at once', () => {
  const hour = fc.integer({ min: 0, max: 80 })
  fc.assert(
    fc.property(fc.array(hour, { maxLength: 40 }), (hours) => {
      const all = events(
        hours.map((_, index) => `command ${Math.floor(index / 2)}`),
        hours,
      )
      const oneByOne = all.reduce<ReturnType<typeof rememberCommands>>(
        (commands, event) => rememberCommands(commands, [event]),
        [],
      )
      expect(rememberCommands([], all)).toEqual(oneByOne)
    }),
  )
})
