import { expect, test } from 'vitest'
import { migrateArguments, usage } from './arguments.ts'

test.each([
  [['--help'], { do: 'help' }],
  [['start'], { do: 'start', names: [], hold: false }],
  [['start', '--hold', 'plants'], { do: 'start', names: ['plants'], hold: true }],
  [['status'], { do: 'status' }],
  [['switch', 'plants', 'tasks'], { do: 'switch', names: ['plants', 'tasks'] }],
  [['skip', 'plants~1~0~x~3', '--token', 'abc'], { do: 'skip', ids: ['plants~1~0~x~3'], token: 'abc' }],
])('%j is understood', (args, command) => {
  expect(migrateArguments(args)).toEqual({ token: undefined, ...command })
})

test.each([[[]], [['cancel']], [['retry']], [['pause', 'plants']], [['status', '--hold']]])(
  '%j is answered with the usage',
  (args) => {
    expect(() => migrateArguments(args)).toThrow(usage)
  },
)
