import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { failuresOf, filesOf } from './report.ts'

// Counts the tests of all steps and repeats the failures, because people read the end of a long log first.
const [folder = '.'] = process.argv.slice(2)
let passed = 0
let failed = 0

for (const file of globSync('*.exit', { cwd: folder }).toSorted()) {
  const step = basename(file, '.exit')
  const code = Number(readFileSync(join(folder, file), 'utf8'))
  const again = new Map(filesOf(join(folder, `${step}.again.json`)).map((file) => [file.name, file]))
  let bad = 0
  for (const first of filesOf(join(folder, `${step}.json`))) {
    const last = again.get(first.name) ?? first
    const failures = failuresOf(last)
    for (const failure of failuresOf(first))
      console.log(failures.length === 0 ? `Passed when tried again. ${failure}` : failure)
    bad += failures.length
    passed += last.assertionResults.filter((test) => test.status === 'passed').length
  }
  // A step that failed without any failed test counts as one failure.
  failed += Math.max(bad, code === 0 ? 0 : 1)
  if (code !== 0) console.log(`npm run ${step} failed (exit code ${code})`)
}
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed > 0 ? 1 : 0
