export type Issue = { path: string; message: string }

/** A failed request. `message` is the sentence to show; `status` is 0 when no response arrived. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string | undefined
  readonly issues: Issue[]
  readonly requestId: string | undefined
  /** Progress, in percent, of the rebuild that blocks this request. */
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

/** Throws an `ApiError` for a missing or incomplete response. Rethrows an `AbortError` unchanged. */
export function throwUnreachable(error: unknown): never {
  if (error instanceof DOMException && error.name === 'AbortError') throw error
  throw new ApiError(0, unreachable)
}

/** Whether the server cannot be reached, or not right now. */
export function isAway(error: unknown): error is ApiError {
  return error instanceof ApiError && [0, 502, 503, 504].includes(error.status)
}

/** Whether the server responded that the thing does not exist or is not visible to this gardener. */
export function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404
}

/** The error's message as a sentence. */
export function messageOf(error: unknown): string {
  return error instanceof Error && error.message ? error.message : 'Unknown error'
}
