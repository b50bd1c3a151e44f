import type { Failure } from '../../ui/use-submit.ts'
import { issuesOf } from '../failure-text.ts'
import { fieldsOf } from '../fields.ts'

/**
 * The server's message for each rejected field whose value is still the one sent. Changing a field removes its message.
 */
export function remainingIssues(failure: Failure | null, now: object): Partial<Record<string, string>> {
  if (!failure) return {}
  const stands = ([path]: [string, unknown]) =>
    JSON.stringify(valueAt(path, failure.sent)) === JSON.stringify(valueAt(path, now))
  return Object.fromEntries(Object.entries(issuesOf(failure.error)).filter(stands))
}

function valueAt(path: string, body: object): unknown {
  return path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], body)
}
