import type { ReadModelView } from '@wattle/contracts/admin/views.ts'
import { expect, test } from 'vitest'
import { deadLetterLines, statusLines } from './status-lines.ts'

test('each read model has a line with its version and the progress of its migration', () => {
  const migration = {
    readModel: 'plants',
    from: 1,
    to: 2,
    events: 40,
    total: 100,
    eventsPerSecond: 10,
    secondsLeft: 6,
    parked: 1,
    verified: 0,
    canRollBack: false,
    state: 'catching-up' as const,
    error: 'Oh.',
    startedAt: '2026-03-21T01:00:00.000Z',
  }
  const readModels: ReadModelView[] = [
    { readModel: 'plants', version: 1, newest: 2, migration },
    { readModel: 'tasks', version: null, newest: 1, migration: null },
  ]
  expect(statusLines({ isUnderWay: true, startedAt: null, readModels })).toEqual([
    'plants: version 1 in use, newest 2; 1 to 2 catching-up, 40 of 100 events, 10 a second, 6 s left, 1 parked: Oh.',
    'tasks: version none in use, newest 1',
  ])
})

test('dead letters are listed with their ids', () => {
  expect(deadLetterLines({ deadLetters: [] })).toEqual(['No garden is parked.'])
  const letter = {
    id: 'plants~1~0~g~3',
    readModel: 'plants',
    version: 1,
    gardenId: 'g',
    revision: 3,
    error: 'Oh.',
  }
  expect(deadLetterLines({ deadLetters: [letter] })).toEqual(['plants~1~0~g~3: Oh.'])
})
