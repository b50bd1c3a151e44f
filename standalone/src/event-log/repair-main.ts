import '@wattle/server/process/node-version.cjs'
import { repairLogIn } from '@wattle/server/engines/repair-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { print, runCommand } from '../run-command.ts'
import { repairArguments, usage } from './repair-arguments.ts'
import { isRepaired, repairLines } from './repair-lines.ts'

/** Repairs the embedded event log from a backup. Exits with 0 if no damage is left. */
await runCommand(async () => {
  const asked = repairArguments(process.argv.slice(2))
  if (asked) {
    const { backup, cut } = asked
    const repair = repairLogIn(readSettings(process.env), backup, { cut, now: new Date() })
    for (const line of repairLines(repair, cut)) print(line)
    process.exitCode = isRepaired(repair, cut) ? 0 : 1
  } else print(usage)
})
