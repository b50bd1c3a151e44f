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

const unreachable = 'We can’t reach your garden right now. Please check your connection and try again.'

/** Throws in words of ours that an answer did not come, or not all of it; what was called off here, as it is. */
export function throwUnreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(0, unreachable)
}

/** Whether the server says that there is no such thing, or none to be seen. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** What went wrong, as a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error'
}
