import { expect, test } from 'vitest'
import { readSummary, zeroSummary } from './read-summary.ts'

test('counts are read also from text, and a missing count is zero', () => {
  expect(
    readSummary({
      tasksThisMonth: '14',
      incompleteTasksThisMonth: 5,
      tasksThisMonthByPriority: { high: '1', medium: 3, low: 1 },
      leftOver: [{ month: '2026-08', count: '2' }],
      totalTasks: '40',
      plantsByLocation: [{ id: 'l1', name: 'Verandah', count: '4' }],
      somethingNew: true,
    }),
  ).toEqual({
    ...zeroSummary,
    tasksThisMonth: 14,
    incompleteTasksThisMonth: 5,
    tasksThisMonthByPriority: { high: 1, medium: 3, low: 1 },
    leftOver: [{ month: '2026-08', count: 2 }],
    totalTasks: 40,
    plantsByLocation: [{ id: 'l1', name: 'Verandah', count: 4 }],
  })
})

test('the empty summary is all zeros', () => {
  expect(zeroSummary).toEqual({
    tasksThisMonth: 0,
    incompleteTasksThisMonth: 0,
    tasksThisMonthByPriority: { high: 0, medium: 0, low: 0 },
    tasksLastMonth: 0,
    incompleteTasksLastMonth: 0,
    tasksLastMonthByPriority: { high: 0, medium: 0, low: 0 },
    leftOver: [],
    totalTasks: 0,
    totalPlants: 0,
    totalNurseryPlants: 0,
    totalLocations: 0,
    plantsByLocation: [],
  })
})
