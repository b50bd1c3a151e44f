import { expect, test } from 'vitest'
import { PartitionFaults } from './partition-faults.ts'

test('progress of one partition does not hide the fault of another', () => {
  const faults = new PartitionFaults()
  expect(faults.why).toBeNull()
  expect(faults.failed(1, new Error('The disk is full.'))).toBe(1)
  faults.handled(2)
  expect(faults.why).toBe('The disk is full.')
  expect(faults.failed(2, 'Nobody answers.')).toBe(1)
  expect(faults.failed(1, new Error('The disk is read-only.'))).toBe(2)
  expect(faults.why).toBe('The disk is read-only.')
  faults.handled(1)
  expect(faults.why).toBe('Nobody answers.')
  faults.handled(2)
  expect(faults.why).toBeNull()
  expect(faults.failed(1, new Error('The disk is full.'))).toBe(1)
})

test('the fault of a partition is dropped when the consumer loses the partition', () => {
  const faults = new PartitionFaults()
  faults.failed(1, new Error('The disk is full.'))
  faults.failed(2, new Error('Nobody answers.'))
  faults.keep([2, 3])
  expect(faults.why).toBe('Nobody answers.')
  faults.keep([])
  expect(faults.why).toBeNull()
})
