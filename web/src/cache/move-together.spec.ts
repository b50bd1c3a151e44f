import { beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { dismissToasts, shownToasts } from '../ui/feedback/toasts.ts'
import { moveTogether } from './move-together.ts'

const moved = (write: (moves: readonly string[]) => Promise<unknown>) => {
  const calls = { onClose: vi.fn(), onDone: vi.fn() }
  const done = moveTogether({
    ...({ kind: 'plant', write, moves: ['rose to yard', 'lily to yard'], to: 'Yard', ...calls } as const),
    before: ['rose to bed', 'lily to sill'],
  })
  return { ...calls, done }
}
const messages = () => shownToasts().map(({ message }) => message)

beforeEach(dismissToasts)

test('Undo moves each moved plant back to where it was', async () => {
  const write = vi.fn(async (_moves: readonly string[]) => undefined)
  const { done, onDone, onClose } = moved(write)
  await done
  expect(messages()).toEqual(['2 plants moved to Yard'])
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([1, 0])
  shownToasts()[0]?.action?.run()
  await vi.waitFor(() => expect(messages()).toContain('2 plants moved back'))
  expect(write.mock.lastCall).toEqual([['rose to bed', 'lily to sill']])
})

test('if one plant is gone the message says so, and the selection stays', async () => {
  const { done, onDone, onClose } = moved(() => Promise.reject(new ApiError(404, 'Plant not found')))
  await done
  expect(messages()).toEqual([
    'One of these plants is already gone, so nothing was changed. Please try again.',
  ])
  expect([onDone.mock.calls.length, onClose.mock.calls.length]).toEqual([0, 1])
})

test('any other failure is left to the form', async () => {
  await expect(moved(() => Promise.reject(new ApiError(500, 'Sorry'))).done).rejects.toThrow('Sorry')
  expect(messages()).toEqual([])
})

test('Undo is not offered again once the location to move back to is gone', async () => {
  const write = vi.fn(async (_moves: readonly string[]) => undefined)
  await moved(write).done
  write.mockRejectedValue(new ApiError(404, 'Location not found', { code: 'location-not-found' }))
  shownToasts()[0]?.action?.run()
  await vi.waitFor(() => expect(messages()).toContain('The location to move back to is gone.'))
  expect(shownToasts().at(-1)?.action).toBeUndefined()
})
