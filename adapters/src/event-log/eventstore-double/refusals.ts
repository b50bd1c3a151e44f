import { Metadata, type ServiceError, status } from '@grpc/grpc-js'
import type { Faults } from './faults.ts'
import { type Right, rightsOf, type Users } from './rights.ts'
import type { Written } from './written.ts'

/**
 * Why a call is refused immediately: every call is, its user lacks the right, or it requires the leader; otherwise
 * null.
 */
export function refusalOf(
  { faults: { refusal: code, leader }, users }: { faults: Faults; users: Users | null },
  sent: Metadata,
  needed: Right,
): Partial<ServiceError> | null {
  if (code !== null) return refusal(code)
  if (users) {
    const rights = rightsOf(users, sent.get('authorization')[0])
    if (!rights) return { code: status.UNAUTHENTICATED, details: '' }
    if (!rights.includes(needed)) return accessDenied
  }
  if (!leader || sent.get('requires-leader')[0] !== 'true') return null
  return {
    code: status.NOT_FOUND,
    details: 'Leader info available',
    metadata: trailers('not-leader', {
      'leader-endpoint-host': leader.host,
      'leader-endpoint-port': String(leader.port),
    }),
  }
}

/** The error of a refused call. */
export const refusal = (code: number): Partial<ServiceError> => ({
  code,
  details: `The double was told to answer ${code}.`,
  metadata: new Metadata(),
})

/** The client determines the error's class from the exception named in the trailers. */
function trailers(exception: string, more: Record<string, string> = {}): Metadata {
  const metadata = new Metadata()
  metadata.set('exception', exception)
  for (const [name, value] of Object.entries(more)) metadata.set(name, value)
  return metadata
}

export const accessDenied: Partial<ServiceError> = {
  code: status.PERMISSION_DENIED,
  details: 'Access Denied',
  metadata: trailers('access-denied'),
}

/** The answer to a malformed event. */
export const badRequest: Partial<ServiceError> = {
  code: status.UNKNOWN,
  details: 'Exception was thrown by handler.',
}

/** The error for a refused write. */
export function writeError(
  written: Exclude<Written, { kind: 'written' }>,
  stream: string,
): Partial<ServiceError> {
  if (written.kind === 'deleted')
    return {
      code: status.FAILED_PRECONDITION,
      details: `Event stream '${stream}' is deleted.`,
      metadata: trailers('stream-deleted', { 'stream-name': stream }),
    }
  if (written.kind === 'too-large')
    return {
      code: status.INVALID_ARGUMENT,
      details: 'Maximum append size exceeded.',
      metadata: trailers('maximum-append-size-exceeded', { 'maximum-append-size': '1048576' }),
    }
  const { current } = written
  return {
    code: status.FAILED_PRECONDITION,
    details: `Append failed due to WrongExpectedVersion. Stream: ${stream}.`,
    metadata: trailers('wrong-expected-version', {
      'stream-name': stream,
      'expected-version': '-1',
      ...(current !== null && { 'actual-version': String(current) }),
    }),
  }
}
