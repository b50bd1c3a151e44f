/** An answer as it was last read, with the tag that the server gave it. */
type KeptAnswer = { tag: string; answer: unknown }

const most = 100
const kept = new Map<string, KeptAnswer>()

/** What was read of this address before, if the server gave it a tag. */
export const keptAnswer = (path: string): KeptAnswer | undefined => kept.get(path)

/** Keeps an answer, so that the server need not make it again while it is the same. The oldest of too many goes. */
export function keepAnswer(path: string, tag: string | null, answer: unknown): void {
  kept.delete(path)
  if (tag === null) return
  kept.set(path, { tag, answer })
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}

export const forgetAnswers = (): void => kept.clear()
