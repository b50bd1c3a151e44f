import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'

/** What vitest's JSON reporter tells, as far as it is looked at. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

const [folder = '.'] = process.argv.slice(2)
let passed = 0
let failed = 0

for (const file of globSync('*.exit', { cwd: folder }).toSorted()) {
  const step = basename(file, '.exit')
  const code = Number(readFileSync(join(folder, file), 'utf8'))
  const report = join(folder, `${step}.json`)
  const { good, bad } = existsSync(report)
    ? counted(JSON.parse(readFileSync(report, 'utf8')))
    : { good: 0, bad: 0 }
  passed += good
  // A step that went wrong without a test to show for it is a failure of its own.
  failed += Math.max(bad, code === 0 ? 0 : 1)
  if (code !== 0) console.log(`npm run ${step} failed (exit code ${code})`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0

/** A file that failed before any of its tests ran counts as one. */
function counted({ numPassedTests, numFailedTests, testResults }: Report) {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  return { good: numPassedTests, bad: numFailedTests + broken.length }
}
