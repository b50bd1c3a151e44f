import type { ErrorBody } from '@wattle/contracts/error-body.ts'
import { isFields } from '@wattle/contracts/known-fields.ts'
import { type RefusalCode, Refused, refusals } from '@wattle/contracts/refusals.ts'

export type Problem = { status: number; body: Omit<ErrorBody, 'requestId'> }

/** The refusal shown to a gardener for each error code of the ports and of the web server. */
const meanings: Record<string, RefusalCode> = {
  'log-unavailable': 'unavailable',
  'outcome-unknown': 'outcome-unknown',
  'stream-damaged': 'garden-damaged',
  'unknown-event': 'release-too-old',
  'unknown-version': 'release-too-old',
  'stream-deleted': 'garden-erased',
  'read-models-unavailable': 'unavailable',
  'images-unavailable': 'unavailable',
  'issuer-unavailable': 'unavailable',
  'plant-ai-unavailable': 'plant-ai-unavailable',
  'unappendable-events': 'too-much-at-once',
  'invalid-token': 'unauthenticated',
  'upload-refused': 'upload-expired',
  'too-many-uploads': 'uploads-full',
  'picture-missing': 'picture-not-found',
  'picture-unreadable': 'picture-unreadable',
  'picture-too-large': 'picture-too-large',
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'content-type-unsupported',
  FST_ERR_CTP_INVALID_JSON_BODY: 'body-unreadable',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'body-unreadable',
  FST_FIELDS_LIMIT: 'body-too-complex',
  FST_FILES_LIMIT: 'body-too-complex',
  FST_PARTS_LIMIT: 'body-too-complex',
  FST_REQ_FILE_TOO_LARGE: 'picture-too-large',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'picture-unreadable',
}

type Sent = { body?: unknown; query?: unknown }

/**
 * The status and body for an error, which names a field only if the request has it. Unknown errors are our fault; their
 * body reveals no internals.
 */
export function problemFrom(error: unknown, sent: Sent = {}): Problem {
  const invalid = invalidShape(error)
  if (invalid) return invalid
  const { code, statusCode } = error as { code?: string; statusCode?: number }
  if (error instanceof Refused) return problem(error.code, sent, error.percent)
  const meaning = code === undefined ? undefined : meanings[code]
  if (meaning) return problem(meaning, sent)
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) {
    return { status: statusCode, body: { code: 'invalid', message: refusals.invalid.message } }
  }
  return problem('internal')
}

function problem(code: RefusalCode, { body, query }: Sent = {}, percent?: number): Problem {
  const {
    status,
    message,
    path: usual,
  } = refusals[code] as { status: number; message: string; path?: string }
  const isSent = (field: string) =>
    [body, query].some((part) => isFields(part) && (part[field] ?? null) !== null)
  const path = usual && [usual, ...(otherNames[usual] ?? [])].find(isSent)
  const issues = path === undefined ? {} : { issues: [{ path, message }] }
  return { status, body: { code, message, ...issues, ...(percent === undefined ? {} : { percent }) } }
}

/** Other names of a refusal's field: the profile has several pictures where plants have one. */
const otherNames: Partial<Record<string, readonly string[]>> = {
  imageUrl: ['galleryImageUrls', 'featureImageUrl'],
}

type Fault = { instancePath: string; keyword?: string; message?: string }
type Invalid = { validation?: Fault[]; validationContext?: string }

/** A request that does not match its schema: one issue per field. A single issue also becomes the message. */
function invalidShape(error: unknown): Problem | null {
  const { validation, validationContext } = error as Invalid
  if (!validation) return null
  if (validationContext === 'params' && !validation.every(isChoice)) return problem('malformed-id')
  if (validation.some(({ instancePath }) => instancePath === '/idempotency-key')) {
    return problem('idempotency-key-malformed')
  }
  const issues = validation.map(({ instancePath, message }) => ({
    path: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    message: message ?? refusals.invalid.message,
  }))
  const message = issues.length === 1 && issues[0] ? issues[0].message : refusals.invalid.message
  return { status: 400, body: { code: 'invalid', message, issues } }
}

/** Whether the value is none of a few words, such as the last part of `/admin/migrate/plants/cancel`. */
const isChoice = ({ keyword }: Fault): boolean => keyword === 'invalid_value'
