import { expect, test } from 'vitest'
import { ImagesUnavailable } from './port.ts'
import { openWorkQueue } from './work-queue.ts'

test('work takes a limited number of places, then queues, and is refused when the queue is full', async () => {
  const turn = openWorkQueue({ places: 2, queue: 1, each: 9 })
  const started: string[] = []
  const doors = new Map<string, () => void>()
  const work = (name: string) =>
    turn('nell', async () => {
      started.push(name)
      await new Promise<void>((leave) => doors.set(name, leave))
      return name
    })

  const [first, second, third] = [work('first'), work('second'), work('third')]
  await expect(work('fourth')).rejects.toBeInstanceOf(ImagesUnavailable)
  expect(started).toEqual(['first', 'second'])

  doors.get('second')?.()
  expect(await second).toBe('second')
  await expect.poll(() => started).toEqual(['first', 'second', 'third'])
  doors.get('first')?.()
  doors.get('third')?.()
  expect(await Promise.all([first, third])).toEqual(['first', 'third'])
})

test('failed work frees its place', async () => {
  const turn = openWorkQueue({ places: 1, queue: 1, each: 1 })
  await expect(turn('nell', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turn('nell', async () => 'yes')).toBe('yes')
})

test('one owner cannot take the whole queue', async () => {
  const turn = openWorkQueue({ places: 1, queue: 9, each: 2 })
  const { promise: door, resolve: open } = Promise.withResolvers<void>()
  const work = (owner: string) =>
    turn(owner, async () => {
      await door
      return owner
    })

  const taken = [work('nell'), work('nell'), work('omar')]
  await expect(work('nell')).rejects.toBeInstanceOf(ImagesUnavailable)
  open()
  expect(await Promise.all(taken)).toEqual(['nell', 'nell', 'omar'])
  expect(await work('nell')).toBe('nell')
})
