import { expect, test } from 'vitest'
import { ImagesUnavailable } from './port.ts'
import { openTurnstile } from './turnstile.ts'

test('no more than its places run at once, the rest wait their turn, and the crowd is turned away', async () => {
  const turn = openTurnstile(2, 1)
  const started: string[] = []
  const doors = new Map<string, () => void>()
  const work = (name: string) =>
    turn(async () => {
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

test('work that fails leaves its place', async () => {
  const turn = openTurnstile(1, 1)
  await expect(turn(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turn(async () => 'yes')).toBe('yes')
})
