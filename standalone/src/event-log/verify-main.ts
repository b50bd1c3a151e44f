import '@wattle/server/process/node-version.cjs'
import { isIntact } from '@wattle/adapters/event-log/checksums/log-report.ts'
import { verifyLogIn } from '@wattle/server/engines/verify-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { parseCommandLine } from '../command-line.ts'
import { print, report, runCommand } from '../run-command.ts'
import { reportLines } from './report-lines.ts'

/** Checks every event of the log that the settings name. Exits with 0 if the log is intact, otherwise with 1. */
await runCommand(async () => {
  parseCommandLine({ args: process.argv.slice(2), options: {} }, 'Usage: npm run -s verify')
  const found = await verifyLogIn(readSettings(process.env), report)
  for (const line of reportLines(found)) print(line)
  process.exitCode = isIntact(found) ? 0 : 1
})
