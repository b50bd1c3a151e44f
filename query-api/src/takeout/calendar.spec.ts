import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { expect, test } from 'vitest'
import { tasksCalendar } from './calendar.ts'

const task: TaskDocument = {
  id: '0c000000-0000-4000-8000-000000000000',
  gardenId: '0a000000-0000-4000-8000-000000000000',
  plantId: null,
  title: 'Water',
  description: '',
  dueDate: '2026-12-31',
  month: '2026-12',
  priority: 1,
  status: 'pending',
  completedOn: null,
  estimatedTime: null,
  isRecurring: false,
  recurringFrequency: 'annual',
  recurringUntil: null,
  product: null,
  reason: null,
  isAutomated: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-02T03:04:05.678Z',
}
const calendarOf = (...tasks: TaskDocument[]) =>
  tasksCalendar({ preferences: {}, locations: [], plants: [], nursery: [], tasks })
const lineOf = (name: string, changes: Partial<TaskDocument>) =>
  calendarOf({ ...task, ...changes })
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name))

test('a task is an all-day event with a stable id', () => {
  expect(calendarOf(task).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Wattle//Garden tasks//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'X-WR-CALNAME:Garden tasks',
    'BEGIN:VEVENT',
    `UID:${task.id}@wattle`,
    'DTSTAMP:20260102T030405Z',
    'DTSTART;VALUE=DATE:20261231',
    'DTEND;VALUE=DATE:20270101',
    'SUMMARY:Water',
    'PRIORITY:1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('a completed task is not in the calendar', () => {
  expect(calendarOf({ ...task, status: 'completed', completedOn: '2026-12-30' })).not.toContain('VEVENT')
})

test('text is escaped for the calendar, and control characters are removed', () => {
  const description = 'Dig, rake; a \\ b\r\nand\nwater\u0007.'
  expect(lineOf('DESCRIPTION', { description })).toBe('DESCRIPTION:Dig\\, rake\\; a \\\\ b\\nand\\nwater.')
})

test("a task's event describes the product and its link", () => {
  const product = { productName: 'Seaweed', productLink: 'https://shop.example/seaweed' }
  expect(lineOf('DESCRIPTION', { product })).toBe('DESCRIPTION:Seaweed\\nhttps://shop.example/seaweed')
})

test('no line is longer than 75 octets, and no character is split', () => {
  const title = 'Grüße 🌿 '.repeat(40).trim()
  const lines = calendarOf({ ...task, title }).split('\r\n')
  expect(Math.max(...lines.map((line) => Buffer.byteLength(line)))).toBe(75)
  expect(lineOf('SUMMARY', { title })).toBe(`SUMMARY:${title}`)
})
