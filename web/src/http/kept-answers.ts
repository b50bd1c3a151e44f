/** The last response read, with its ETag. */
type KeptAnswer = { tag: string; answer: unknown }

const most = 100
const kept = new Map<string, KeptAnswer>()

/** The last response of this path, if it had an ETag. */
export const keptAnswer = (path: string): KeptAnswer | undefined => kept.get(path)

/** Keeps a response, so that the server can reply 304 while it is unchanged. Evicts the oldest beyond 100. */
export function keepAnswer(path: string, tag: string | null, answer: unknown): void {
  kept.delete(path)
  if (tag === null) return
  kept.set(path, { tag, answer })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

export const forgetAnswers = (): void => kept.clear()
