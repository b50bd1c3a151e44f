import type { Failure } from '../../ui/use-submit.ts'
import { issuesOf } from '../failure-text.ts'
import { fieldsOf } from '../fields.ts'

/** The server's sentence for each field that still says what it was sent; changing a field takes its sentence away. */
export function remainingIssues(failure: Failure | null, now: object): Partial<Record<string, string>> {
  if (!failure) return {}
  const stands = ([path]: [string, unknown]) =>
    JSON.stringify(valueAt(path, failure.sent)) === JSON.stringify(valueAt(path, now))
  return Object.fromEntries(Object.entries(issuesOf(failure.error)).filter(stands))
}

function valueAt(path: string, body: object): unknown {
  return path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], body)
}
