/** For how long such an answer counts as fresh. */
const freshFor = 30_000

const asked = new Map<string, Promise<unknown>>()

/** Keeps what was asked for before the page that wants it had come, by its address and gardener. */
export function keepAhead(key: string, answer: Promise<unknown>): void {
  asked.set(key, answer)
  // Whoever takes it is told.
  answer.catch(() => {})
  setTimeout(forgetAhead, freshFor)
}

/** What was kept so. It is given once. */
export function takeAhead(key: string): Promise<unknown> | undefined {
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}

export const forgetAhead = (): void => asked.clear()
