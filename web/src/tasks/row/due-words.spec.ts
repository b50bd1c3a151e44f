import { expect, test } from 'vitest'
import { doneWords, dueWords } from './due-words.ts'

const today = '2026-11-20'

test('a due date near today is shown in words', () => {
  expect(
    ['2026-11-20', '2026-11-21', '2026-11-25', '2026-11-17', ''].map((date) => dueWords(date, today)),
  ).toEqual([
    { words: 'Due today', late: false },
    { words: 'Due tomorrow', late: false },
    { words: 'Wed 25 Nov', late: false },
    { words: 'Was due Tue 17 Nov, still worth doing', late: true },
    { words: 'No date yet', late: false },
  ])
})

test('a late task is still worth doing until the month after its own is over', () => {
  expect(['2026-10-01', '2026-09-30', '2025-11-17'].map((date) => dueWords(date, today))).toEqual([
    { words: 'Was due Thu 1 Oct, still worth doing', late: true },
    { words: 'Was due Wed 30 Sep', late: true },
    { words: 'Was due Mon 17 Nov 2025', late: true },
  ])
})

test('a done task says when it was done, if that is known', () => {
  expect([today, '2026-11-15', null].map((completedOn) => doneWords({ completedOn }, today))).toEqual([
    'Done today',
    'Done Sun 15 Nov',
    'Done',
  ])
})
