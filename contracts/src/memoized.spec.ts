import { expect, test } from 'vitest'
import { memoizedWeakly } from './memoized.ts'

/** A memoised length, and the texts that were computed. */
function memoisedLength(capacity?: number) {
  const computed: string[] = []
  const lengthOf = memoizedWeakly(
    ({ text }: { text: string }) => {
      computed.push(text)
      return text.length
    },
    { ...(capacity && { capacity }), weigh: ({ text }) => text.length },
  )
  return { computed, lengthOf }
}
const [rose, lily, empty] = [{ text: 'rose' }, { text: 'lily' }, { text: '' }]

test('each input is computed once', () => {
  const { computed, lengthOf } = memoisedLength()
  expect([rose, empty, rose, lily, empty].map(lengthOf)).toEqual([4, 0, 4, 4, 0])
  expect(computed).toEqual(['rose', '', 'lily'])
})

test('beyond its capacity all results are dropped', () => {
  const { computed, lengthOf } = memoisedLength(7)
  expect([rose, rose, lily, lily, rose].map(lengthOf)).toEqual([4, 4, 4, 4, 4])
  expect(computed).toEqual(['rose', 'lily', 'rose'])
})
