import { expect, test } from 'vitest'
import { repeatedly } from './repeatedly.ts'

test('work is repeated until it is stopped, even if one turn fails', async () => {
  const thrice = Promise.withResolvers<void>()
  const failures: unknown[] = []
  let turns = 0
  const work = repeatedly(
    async () => {
      turns += 1
      if (turns === 2) throw new Error('not now')
      if (turns === 3) thrice.resolve()
    },
    1,
    (error) => failures.push(error),
  )
  await thrice.promise
  await work.stop()
  expect(failures).toEqual([new Error('not now')])
  expect(turns).toBe(3)
})

test('the check gives the outcome of the last turn', async () => {
  const away = new Error('Away.')
  let failing = true
  const work = repeatedly(
    async () => {
      if (failing) throw away
    },
    1,
    () => undefined,
  )
  await expect.poll(() => work.check().catch((error) => error)).toBe(away)
  failing = false
  await expect.poll(() => work.check().catch((error) => error)).toBeUndefined()
  await work.stop()
})

test('stopping waits for the turn that is under way', async () => {
  const begun = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const order: string[] = []
  const work = repeatedly(
    async () => {
      begun.resolve()
      await released.promise
      order.push('done')
    },
    1,
    () => undefined,
  )
  await begun.promise
  const stopping = work.stop().then(() => order.push('stopped'))
  released.resolve()
  await stopping
  expect(order).toEqual(['done', 'stopped'])
})
