import { ApiError } from './api-error.ts'

/** Faults whose own message is worth showing: whether the write was saved, or that retrying is useless. */
const speaking = ['outcome-unknown', 'garden-damaged', 'release-too-old']

/** Whether the server's message says more than that the write failed, as a conflict with the garden's state does. */
export const hasOwnMessage = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 409 ? error.issues.length === 0 : speaking.includes(error.code ?? ''))

/**
 * The message for a failed write: the given sentence, with the reason if the browser is offline, or the server's own if
 * it says more. For invalid fields it asks to check them, because retrying would not help.
 */
export function failureText(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError)) return sentence
  if (hasOwnMessage(error)) return error.message
  if (error.issues.length > 0) return 'Check the marked fields.'
  return error.status === 0 && !navigator.onLine ? `You’re offline. ${sentence}` : sentence
}

/** The server's message for each rejected field, by the field's path. */
export function issuesOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
