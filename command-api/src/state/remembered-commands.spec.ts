import { expect, test } from 'vitest'
import { idOf } from '../testing/sample-events.ts'
import { type RememberedCommand, rememberCommand } from './remembered-commands.ts'

const metadata = (name: string) => ({
  commandId: idOf(name),
  commandHash: `hash of ${name}`,
  correlationId: '',
  causationId: '',
  actor: 'gardener' as const,
  occurredAt: '2026-03-21T01:00:00.000Z',
  refs: { plants: [], locations: [], tasks: [] },
})
const remembered = (names: string[]) =>
  names.reduce<readonly RememberedCommand[]>(
    (commands, name, revision) => rememberCommand(commands, { metadata: metadata(name), revision }),
    [],
  )

test('a command is known with the revisions of its events', () => {
  expect(remembered(['plant', 'prune', 'prune', 'prune', 'sweep'])).toEqual([
    { commandId: idOf('plant'), hash: 'hash of plant', firstRevision: 0, lastRevision: 0 },
    { commandId: idOf('prune'), hash: 'hash of prune', firstRevision: 1, lastRevision: 3 },
    { commandId: idOf('sweep'), hash: 'hash of sweep', firstRevision: 4, lastRevision: 4 },
  ])
})

test('the last two hundred are kept', () => {
  const commands = remembered(Array.from({ length: 201 }, (_, index) => `command ${index}`))
  expect(commands).toHaveLength(200)
  expect([commands[0]?.commandId, commands.at(-1)?.commandId]).toEqual([
    idOf('command 1'),
    idOf('command 200'),
  ])
})
