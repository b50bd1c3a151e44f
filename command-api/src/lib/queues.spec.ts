import { expect, test } from 'vitest'
import { Queues } from './queues.ts'

/** A task that ends when `release` is called. */
function held<T>(result: T) {
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  return { task: async () => gate.then(() => result), release: () => release() }
}

test('work of one garden runs in turn, work of different gardens side by side', async () => {
  const queues = new Queues()
  const done: string[] = []
  const first = held('first')
  const waiting = [
    queues.run('iris', first.task).then((name) => done.push(name)),
    queues.run('iris', async () => 'second').then((name) => done.push(name)),
  ]
  await queues.run('fern', async () => 'beside').then((name) => done.push(name))
  expect(done).toEqual(['beside'])
  first.release()
  await Promise.all(waiting)
  expect(done).toEqual(['beside', 'first', 'second'])
})

test('failed work does not hold up the work after it', async () => {
  const queues = new Queues()
  const failed = queues.run('iris', async () => Promise.reject(new Error('No.')))
  const next = queues.run('iris', async () => 'next')
  await expect(failed).rejects.toThrow('No.')
  expect(await next).toBe('next')
})
