/** How long a prefetched answer counts as fresh, in milliseconds. */
const freshFor = 30_000

const asked = new Map<string, Promise<unknown>>()

/** Keeps a prefetched answer until its page takes it. The key names the path and, for private reads, the gardener. */
export function keepPrefetched(key: string, answer: Promise<unknown>): void {
  asked.set(key, answer)
  // Avoids an unhandled rejection: the caller of `takePrefetched` gets the error.
  answer.catch(() => {})
  setTimeout(() => asked.get(key) === answer && asked.delete(key), freshFor)
}

/** Takes the prefetched answer; a second call returns undefined. */
export function takePrefetched(key: string): Promise<unknown> | undefined {
  const answer = asked.get(key)
  asked.delete(key)
  return answer
}

export const forgetPrefetched = (): void => asked.clear()
