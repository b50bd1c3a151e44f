import { expect, test } from 'vitest'
import { migrateArguments, usage } from './arguments.ts'

const letter = 'plants~1~0~6f1ed002-ab55-5e1b-8b0a-1c0f1d1f3c11~3'

test.each([
  [['--help'], { do: 'help' }],
  [['start'], { do: 'start', names: [], hold: false }],
  [['start', '--hold', 'plants'], { do: 'start', names: ['plants'], hold: true }],
  [['status'], { do: 'status' }],
  [['switch', 'plants', 'tasks'], { do: 'switch', names: ['plants', 'tasks'] }],
  [['skip', letter, '--token', 'abc'], { do: 'skip', ids: [letter], token: 'abc' }],
])('%j is understood', (args, command) => {
  expect(migrateArguments(args)).toEqual({ token: undefined, ...command })
})

test.each([[[]], [['cancel']], [['retry']], [['pause', 'plants']], [['status', '--hold']]])(
  '%j is answered with the usage',
  (args) => {
    expect(() => migrateArguments(args)).toThrow(usage)
  },
)

test.each([
  [['status', 'extra'], 'status takes no names, but got extra.'],
  [['dead-letters', letter], `dead-letters takes no names, but got ${letter}.`],
  [['skip', letter, 'plants~1'], 'plants~1 is not the ID of a dead letter.'],
])('%j is refused in a sentence', (args, sentence) => {
  expect(() => migrateArguments(args)).toThrow(sentence)
})
