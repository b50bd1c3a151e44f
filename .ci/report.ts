import { existsSync, readFileSync } from 'node:fs'

/** The parts of vitest's JSON report that are used here. */
export type Report = { testResults: TestFile[] }
export type TestFile = { name: string; status: string; message: string; assertionResults: TestResult[] }
export type TestResult = { fullName: string; status: string; failureMessages: string[] | null }

/** The files of a report; empty if the step ended without a report. */
export function filesOf(path: string): TestFile[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Report).testResults : []
}

/** The failures in a file. A failure outside its tests, such as in its set-up, counts as one. */
export function failuresOf({ name, status, message, assertionResults }: TestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed')
  if (failed.length > 0)
    return failed.map((test) => told(name, test.fullName, (test.failureMessages ?? []).join('\n')))
  return status === 'failed' ? [told(name, 'the file as a whole', message)] : []
}

/** The first lines of a message, without stack lines of the test runner. */
function told(file: string, test: string, message: string): string {
  const lines = message.split('\n').filter((line) => !line.includes('/node_modules/'))
  return [`FAILED ${file}: ${test}`, ...lines.slice(0, 12)].join('\n    ')
}
