import { expect, test } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** Answers each call with its questions in capitals, once the test ends that call. */
function asked() {
  const calls: { questions: readonly string[]; end: PromiseWithResolvers<void> }[] = []
  const ask = batchCalls(async (questions: readonly string[]) => {
    const end = Promise.withResolvers<void>()
    calls.push({ questions, end })
    await end.promise
    return questions.map((question) => question.toUpperCase())
  })
  return { ask, calls }
}

test('questions asked during a call are batched into the next one, each with its own answer', async () => {
  const { ask, calls } = asked()
  const answers = ['a', 'b', 'c'].map(ask)
  expect(calls.map(({ questions }) => questions)).toEqual([['a']])
  calls[0]?.end.resolve()
  expect(await answers[0]).toBe('A')
  await expect.poll(() => calls.map(({ questions }) => questions)).toEqual([['a'], ['b', 'c']])
  calls[1]?.end.resolve()
  expect(await Promise.all(answers)).toEqual(['A', 'B', 'C'])
})

test('an error is given to everyone in the failed call, and to nobody later', async () => {
  const { ask, calls } = asked()
  const [one, other] = [ask('a'), ask('b')]
  calls[0]?.end.reject(new Error('Away.'))
  await expect(one).rejects.toThrow('Away.')
  calls[1]?.end.resolve()
  expect(await other).toBe('B')
  const last = ask('c')
  calls[2]?.end.resolve()
  expect(await last).toBe('C')
})
