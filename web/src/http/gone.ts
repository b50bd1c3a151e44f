import { ApiError } from './api-error.ts'

type Kind = 'plant' | 'location' | 'task' | 'product' | 'nursery-plant'

/**
 * Whether a request failed because this very thing no longer exists, or never did: its address
 * may contain a malformed id.
 */
export function isGone(error: unknown, kind: Kind): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'malformed-id') return true
  if (error.status !== 404) return false
  return error.code === undefined || error.code === `${kind}-not-found`
}

/** The message for a thing that is gone. */
export function goneText(kind: Kind): string {
  const how = kind === 'nursery-plant' ? 'planted or removed' : 'deleted'
  return `This ${kind.replace('-', ' ')} is already gone. It was ${how} somewhere else.`
}

/** The message when one of several things is gone. */
export function someGoneText(kind: Kind): string {
  return `One of these ${kind}s is already gone, so nothing was changed. Please try again.`
}

/** Awaits a deletion. If the thing is already gone, the deletion counts as done and resolves to undefined. */
export async function ignoreNotFound<Answer>(
  kind: Kind,
  deletion: Promise<Answer>,
): Promise<Answer | undefined> {
  try {
    return await deletion
  } catch (error) {
    if (isGone(error, kind)) return undefined
    throw error
  }
}
