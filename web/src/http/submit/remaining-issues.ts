import { issuesOf } from '../failure-text.ts'
import { fieldsOf } from '../fields.ts'

/** The server's sentence for each field that still says what it was sent; changing a field takes its sentence away. */
export function remainingIssues(error: unknown, sent: object, now: object): Partial<Record<string, string>> {
  const stands = ([path]: [string, unknown]) =>
    JSON.stringify(valueAt(path, sent)) === JSON.stringify(valueAt(path, now))
  return Object.fromEntries(Object.entries(issuesOf(error)).filter(stands))
}

function valueAt(path: string, body: object): unknown {
  return path.split('.').reduce<unknown>((value, name) => fieldsOf(value)[name], body)
}
