import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { PacedCheckpoint } from './paced-checkpoint.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] })
  onTestFinished(() => void vi.useRealTimers())
})

function opened() {
  const saved: string[] = []
  const reports: string[] = []
  const disk = { isFull: false }
  const checkpoint = new PacedCheckpoint(
    async ({ position }) => {
      if (disk.isFull) throw new Error('The disk is full.')
      saved.push(position)
    },
    (error) => reports.push(String(error)),
  )
  const reached = (position: string) => checkpoint.reached({ position, event: null })
  return { saved, reports, disk, reached, checkpoint }
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
  const { saved, disk, reached } = opened()
  disk.isFull = true
  await expect(reached('1')).rejects.toThrow('The disk is full.')
  disk.isFull = false
  await reached('1')
  expect(saved).toEqual(['1'])
})

test('a failed delayed save is reported, and made up for with the next flush', async () => {
  const { saved, reports, disk, reached, checkpoint } = opened()
  await reached('1')
  await reached('2')
  disk.isFull = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(reports).toEqual(['Error: The disk is full.'])
  disk.isFull = false
  await checkpoint.flush()
  expect(saved).toEqual(['1', '2'])
})

test('a failed delayed save is made up for with the next position', async () => {
  const { saved, disk, reached } = opened()
  await reached('1')
  await reached('2')
  disk.isFull = true
  await vi.advanceTimersByTimeAsync(1000)
  expect(saved).toEqual(['1'])
  disk.isFull = false
  await reached('3')
  expect(saved).toEqual(['1', '3'])
})
