import { onStale } from './stale-reads.ts'

/**
 * Runs a write and reports whether what it hid may still be visible, because the public pages had not caught up
 * when the response arrived.
 */
export async function withBehind<Answer>(
  write: () => Promise<Answer>,
): Promise<{ answer: Answer; isBehind: boolean }> {
  let isBehind = false
  const stop = onStale(({ method }) => {
    if (method !== 'GET') isBehind = true
  })
  try {
    const answer = await write()
    return { answer, isBehind }
  } finally {
    stop()
  }
}

/** The success message, with a warning if the public pages are behind. */
export function hiddenText(success: string, isBehind: boolean): string {
  return isBehind ? `${success}. Visitors may not see the change for a moment.` : success
}
