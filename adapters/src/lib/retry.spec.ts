import { expect, test } from 'vitest'
import { retry } from './retry.ts'

test('work is retried until it succeeds, and every failure is reported with its number', async () => {
  const told: unknown[] = []
  let attempts = 0
  const work = async () => {
    attempts += 1
    if (attempts < 3) throw `failure ${attempts}`
    return 'done'
  }
  const policy = {
    pause: () => 1,
    report: (error: unknown, failures: number) => told.push([error, failures]),
  }
  expect(await retry(work, policy, new AbortController().signal)).toBe('done')
  expect(told).toEqual([
    ['failure 1', 1],
    ['failure 2', 2],
  ])
})

test('an abort ends the pause with its reason', async () => {
  const stopping = new AbortController()
  const policy = {
    pause: () => 60_000,
    report: () => setImmediate(() => stopping.abort(new Error('closed'))),
  }
  const work = async () => {
    throw new Error('Kafka is away.')
  }
  await expect(retry(work, policy, stopping.signal)).rejects.toThrow('closed')
})

test('a failure caused by the abort is not reported', async () => {
  const stopping = new AbortController()
  const told: unknown[] = []
  const work = async () => {
    stopping.abort(new Error('closed'))
    throw new Error('The connection was cut.')
  }
  const policy = { pause: () => 1, report: (error: unknown) => told.push(error) }
  await expect(retry(work, policy, stopping.signal)).rejects.toThrow('closed')
  expect(told).toEqual([])
})
