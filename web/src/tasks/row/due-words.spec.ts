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

test('a task that is more than two months late is not called worth doing', () => {
  expect(['2026-09-20', '2026-09-19', '2025-11-17'].map((date) => dueWords(date, today))).toEqual([
    { words: 'Was due Sun 20 Sep, still worth doing', late: true },
    { words: 'Was due Sat 19 Sep', late: true },
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
