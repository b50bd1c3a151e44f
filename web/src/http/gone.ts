import { ApiError } from './api-error.ts'

type Kind = 'plant' | 'location' | 'task' | 'product' | 'nursery-plant'

/** Whether it failed because this very thing is not there any more, or never was: its address may name no id at all. */
export function isGone(error: unknown, kind: Kind): boolean {
  if (!(error instanceof ApiError)) return false
  if (error.code === 'malformed-id') return true
  if (error.status !== 404) return false
  return error.code === undefined || error.code === `${kind}-not-found`
}

/** What to say then. */
export function goneText(kind: Kind): string {
  const how = kind === 'nursery-plant' ? 'planted or removed' : 'deleted'
  return `This ${kind.replace('-', ' ')} is already gone. It was ${how} somewhere else.`
}

/** What to say of several when one of them is not there any more. */
export function someGoneText(kind: Kind): string {
  return `One of these ${kind}s is already gone, so nothing was changed. Please try again.`
}

/** A deletion: what is gone already counts as deleted, with nothing more to say about it. */
export async function orGone<Answer>(kind: Kind, deletion: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await deletion
  } catch (error) {
    if (isGone(error, kind)) return undefined
    throw error
  }
}
