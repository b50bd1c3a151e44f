import { planStream } from '@wattle/contracts/care-plans/plan-events.ts'
import { idOf } from '@wattle/contracts/testing/sample-events.ts'
import { expect, test } from 'vitest'
import type { OpenPlan } from './plan-stream.ts'
import { createTurns } from './turns.ts'

/** Open plans in the order of their requests, named `garden/plant`. */
function opened(...requested: string[]) {
  let now = 0
  const open = new Map<string, OpenPlan>()
  const request = (name: string) => {
    const [garden = ''] = name.split('/')
    const ids = { gardenId: idOf(garden), plantId: idOf(name), causationId: 'c', correlationId: 'c' }
    const stream = planStream(idOf(name), 1)
    open.set(stream, {
      stream,
      revision: 0,
      taken: null,
      request: { type: 'PlanRequested', round: 1, ...ids },
    })
  }
  for (const name of requested) request(name)
  const turns = createTurns(2000, () => now)
  const nameOf = (plan: OpenPlan | undefined) =>
    requested.find((name) => plan?.request.plantId === idOf(name))
  return {
    request: (name: string) => {
      requested.push(name)
      request(name)
    },
    next: (mayBe: (name: string | undefined) => boolean = () => true) =>
      nameOf(turns.next(open, (plan) => mayBe(nameOf(plan)))),
    close: (name: string) => open.delete(planStream(idOf(name), 1)),
    pause: (name: string, grows: boolean) => turns.pause(planStream(idOf(name), 1), grows),
    wait: (milliseconds: number) => {
      now += milliseconds
    },
  }
}

test('gardens take turns, and each garden’s plans keep their order', () => {
  const { next, close, request } = opened('iris/1', 'iris/2', 'iris/3', 'fern/1', 'fern/2')
  const made: (string | undefined)[] = []
  const make = () => {
    const plan = next()
    made.push(plan)
    if (plan) close(plan)
  }
  make()
  make()
  make()
  request('moss/1')
  for (let count = 0; count < 4; count++) make()
  expect(made).toEqual(['iris/1', 'fern/1', 'iris/2', 'fern/2', 'moss/1', 'iris/3', undefined])
})

test('a plan that a process is working on is skipped', () => {
  const { next } = opened('iris/1', 'iris/2', 'fern/1')
  expect(next((name) => name !== 'iris/1')).toBe('iris/2')
  expect(next(() => false)).toBeUndefined()
})

test('a failing plan waits twice as long each time, at most an hour, without delaying others', () => {
  const { next, pause, wait } = opened('iris/1', 'iris/2')
  for (const seconds of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 3600, 3600]) {
    pause('iris/1', true)
    wait(seconds * 1000 - 1)
    expect(next()).toBe('iris/2')
    wait(1)
    expect(next()).toBe('iris/1')
  }
})

test('a plan that failed because the log is away always waits the shortest time', () => {
  const { next, pause, wait } = opened('iris/1')
  for (let count = 0; count < 3; count++) {
    expect(next()).toBe('iris/1')
    pause('iris/1', false)
    expect(next()).toBeUndefined()
    wait(2000)
  }
})

test('a plan that is requested again starts with a clean record', () => {
  const { next, pause, close, request } = opened('iris/1')
  pause('iris/1', true)
  close('iris/1')
  expect(next()).toBeUndefined()
  request('iris/1')
  expect(next()).toBe('iris/1')
})
