/** The last response read, with its ETag. */
type KeptAnswer = { tag: string; answer: unknown }

const most = 100
const kept = new Map<string, KeptAnswer>()

/** The last response with this key, if it had an ETag. The key names the gardener and the path. */
export const keptAnswer = (key: string): KeptAnswer | undefined => kept.get(key)

/** Keeps a response, so that the server can reply 304 while it is unchanged. Evicts the oldest beyond 100. */
export function keepAnswer(key: string, tag: string | null, answer: unknown): void {
  kept.delete(key)
  if (tag === null) return
  kept.set(key, { tag, answer })
  for (const oldest of kept.keys()) if (kept.size > most) kept.delete(oldest)
}

export const forgetAnswers = (): void => kept.clear()
