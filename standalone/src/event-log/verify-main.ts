import '@wattle/server/process/node-version.cjs'
import { isIntact } from '@wattle/adapters/event-log/checksums/log-report.ts'
import { verifyLogIn } from '@wattle/server/engines/verify-log.ts'
import { sentenceOf } from '@wattle/server/process/run-process.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { parseCommandLine } from '../command-line.ts'
import { reportLines } from './report-lines.ts'

/** Checks every event of the log that the settings name. Exits with 0 if the log is intact, otherwise with 1. */
const report = (error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`)

try {
  parseCommandLine({ args: process.argv.slice(2), options: {} }, 'Usage: npm run -s verify')
  const found = await verifyLogIn(readSettings(process.env), report)
  for (const line of reportLines(found)) process.stdout.write(`${line}\n`)
  process.exitCode = isIntact(found) ? 0 : 1
} catch (error) {
  report(error)
  process.exitCode = 1
}
