import '@wattle/server/process/node-version.cjs'
import { isIntact } from '@wattle/adapters/event-log/checksums/log-report.ts'
import { verifyLogIn } from '@wattle/server/engines/verify-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { parseCommandLine } from '../command-line.ts'
import { print, report, runCommand } from '../run-command.ts'
import { reportLines } from './report-lines.ts'

const usage = `Checks every event of the log against its checksum, and changes nothing.

  npm run -s verify

The settings name the log. The server may be running. Exits with 0 if the log is intact, otherwise with 1.`

await runCommand(async () => {
  const options = { help: { type: 'boolean' } } as const
  const { values } = parseCommandLine({ args: process.argv.slice(2), options }, usage)
  if (values.help) {
    print(usage)
    return
  }
  const found = await verifyLogIn(readSettings(process.env), report)
  for (const line of reportLines(found)) print(line)
  process.exitCode = isIntact(found) ? 0 : 1
})
