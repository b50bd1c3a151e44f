import { ApiError } from './api-error.ts'

/** Refusals of the server that say more than that it failed: whether it was saved, or that trying again is of no use. */
const speaking = ['outcome-unknown', 'garden-damaged', 'release-too-old', 'tasks-full']

export const speaksForItself = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && speaking.includes(error.code)

/**
 * What to say of a write that did not succeed: the sentence given, or the server's own where it says more. Where answers are
 * to be changed first, trying again does not help.
 */
export function failureText(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError)) return sentence
  if (speaksForItself(error)) return error.message
  return error.issues.length > 0 ? 'Check the marked fields.' : sentence
}

/** The server's sentence for each field it did not accept, by the field's path. */
export function issuesOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
