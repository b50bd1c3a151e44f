/**
 * Batches questions: those that arrive during a call are asked together in the next one. A lone question never waits;
 * under load the cost of a call is shared. If a call fails, all its questions fail with the same error.
 */
export function batchCalls<Question, Answer>(
  ask: (questions: readonly Question[]) => Promise<readonly Answer[]>,
): (question: Question) => Promise<Answer> {
  let waiting: { question: Question; answer: PromiseWithResolvers<Answer> }[] = []
  let isAsking = false

  async function askOn(): Promise<void> {
    isAsking = true
    while (waiting.length > 0) {
      const asked = waiting
      waiting = []
      try {
        const answers = await ask(asked.map(({ question }) => question))
        for (const [index, { answer }] of asked.entries()) answer.resolve(answers[index] as Answer)
      } catch (error) {
        for (const { answer } of asked) answer.reject(error)
      }
    }
    isAsking = false
  }

  return (question) => {
    const answer = Promise.withResolvers<Answer>()
    waiting.push({ question, answer })
    if (!isAsking) void askOn()
    return answer.promise
  }
}
