import { ApiError, type Issue, throwUnreachable } from './api-error.ts'
import { fieldsOf, textOf, textOrNull } from './fields.ts'

const badGateway = 'Bad Gateway (502): The server received an invalid response from the upstream server...'
const htmlInstead = 'Received HTML response instead of JSON. Check if the API URL is correct.'

/** The JSON body of a response, undefined if empty. Throws `ApiError` for any error status. */
export async function readAnswer(response: Response): Promise<unknown> {
  if (response.status === 502) throw new ApiError(502, badGateway)
  if (response.headers.get('content-type')?.includes('text/html')) {
    throw new ApiError(response.status, htmlInstead)
  }
  const text = await response.text().catch(throwUnreachable)
  const body = parsed(text)
  if (!response.ok) throw refusal(response.status, body)
  if (text !== '' && body === undefined) throw new ApiError(response.status, apiFailed(response.status))
  return body
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function refusal(status: number, body: unknown): ApiError {
  const { message, code, issues, requestId, percent } = fieldsOf(body)
  const fallback = status === 401 || status === 403 ? `Authentication failed: ${status}` : apiFailed(status)
  return new ApiError(status, textOf(message).trim() ? textOf(message) : fallback, {
    code: textOrNull(code) ?? undefined,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
    requestId: textOrNull(requestId) ?? undefined,
    percent: typeof percent === 'number' ? percent : undefined,
  })
}

const apiFailed = (status: number) => `API request failed: ${status}`

function isIssue(value: unknown): value is Issue {
  const { path, message } = fieldsOf(value)
  return typeof path === 'string' && typeof message === 'string'
}
