import '@wattle/server/process/node-version.cjs'
import { openForErasure } from '@wattle/server/engines/open-for-erasure.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { readArguments, usage } from './arguments.ts'
import { erase } from './erase.ts'

await runCommand(async () => {
  const asked = readArguments(process.argv.slice(2))
  if (asked) {
    const engines = await openForErasure(readSettings(process.env), report)
    try {
      for await (const line of erase(engines, asked)) process.stdout.write(line)
    } finally {
      await engines.close()
    }
  } else print(usage)
})
