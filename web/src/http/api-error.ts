export type Issue = { path: string; message: string }

/** An answer that is not a success. `message` is the sentence to show; `status` is 0 when no answer came. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly issues: Issue[]
  readonly requestId: string | undefined
  /** How far a rebuild is that the answer waits for. */
  readonly percent: number | undefined

  constructor(
    status: number,
    message: string,
    more: {
      code?: string | undefined
      issues?: Issue[] | undefined
      requestId?: string | undefined
      percent?: number | undefined
    } = {},
  ) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = more.code
    this.issues = more.issues ?? []
    this.requestId = more.requestId
    this.percent = more.percent
  }
}

/** What went wrong, as a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error'
}

/** Refusals of the server that say more than that it failed: whether it was saved, or that trying again is of no use. */
const speaking = ['outcome-unknown', 'garden-damaged', 'tasks-full']

export const speaksForItself = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== undefined && speaking.includes(error.code)

/**
 * What to say of a write that did not succeed: the sentence given, or the server's own where it says more. Where answers are
 * to be changed first, trying again does not help.
 */
export function failureText(error: unknown, sentence: string): string {
  if (!(error instanceof ApiError)) return sentence
  if (speaksForItself(error)) return error.message
  return error.issues.length > 0 ? 'Check the fields marked above.' : sentence
}

/** The server's sentence for each field it did not accept, by the field's path. */
export function issuesOf(error: unknown): Partial<Record<string, string>> {
  if (!(error instanceof ApiError)) return {}
  return Object.fromEntries(error.issues.map(({ path, message }) => [path, message]))
}
