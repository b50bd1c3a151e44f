import { onBehind } from './behind.ts'

/** Writes, and says whether what was hidden may still be seen: the public pages had not caught up when the answer came. */
export async function withBehind<Answer>(
  write: () => Promise<Answer>,
): Promise<{ answer: Answer; isBehind: boolean }> {
  let isBehind = false
  const stop = onBehind(({ method }) => {
    if (method !== 'GET') isBehind = true
  })
  try {
    const answer = await write()
    return { answer, isBehind }
  } finally {
    stop()
  }
}

/** The sentence of a success, with a word of warning where the public pages are behind. */
export function hiddenText(success: string, isBehind: boolean): string {
  return isBehind ? `${success}. It may be visible for a moment.` : success
}
