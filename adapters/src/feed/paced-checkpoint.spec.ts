import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PacedCheckpoint } from './paced-checkpoint.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

function opened({ failures = 0 } = {}) {
  const saved: string[] = []
  const checkpoint = new PacedCheckpoint(async ({ position }) => {
    if (failures-- > 0) throw new Error('The disk is full.')
    saved.push(position)
  })
  return { saved, reached: (position: string) => checkpoint.reached({ position, event: null }), checkpoint }
}

test('the first position is saved at once, later ones after a pause, and only the last of them', async () => {
  const { saved, reached } = opened()
  for (const position of ['1', '2', '3']) await reached(position)
  expect(saved).toEqual(['1'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual(['1', '3'])
  await vi.advanceTimersByTimeAsync(1000)
  await reached('4')
  expect(saved).toEqual(['1', '3', '4'])
})

test('a flush saves the unsaved position, once', async () => {
  const { saved, reached, checkpoint } = opened()
  for (const position of ['1', '2']) await reached(position)
  await checkpoint.flush()
  await checkpoint.flush()
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual(['1', '2'])
})

test('a failed save is thrown to the consumer, and its next position is saved at once', async () => {
  const { saved, reached } = opened({ failures: 1 })
  await expect(reached('1')).rejects.toThrow('The disk is full.')
  await reached('1')
  expect(saved).toEqual(['1'])
})

test('a failed delayed save is made up for with the next position', async () => {
  const { saved, reached } = opened()
  await reached('1')
  await reached('2')
  const failing = vi.spyOn(saved, 'push').mockImplementationOnce(() => {
    throw new Error('The disk is full.')
  })
  await vi.advanceTimersByTimeAsync(1000)
  expect(failing).toHaveBeenCalledTimes(1)
  await reached('3')
  expect(saved).toEqual(['1', '3'])
})
