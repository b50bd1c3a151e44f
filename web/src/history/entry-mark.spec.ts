import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { EntryMark } from './entry-mark.tsx'

test('a task that is to do again has another mark than one that is done', () => {
  const markOf = (type: string) => renderToStaticMarkup(createElement(EntryMark, { kind: 'tasks', type }))
  expect(markOf('TaskReopened')).not.toBe(markOf('TaskCompleted'))
})
