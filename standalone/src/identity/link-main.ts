import '@wattle/server/process/node-version.cjs'
import { linkIdentity, unlinkIdentity } from '@wattle/command-api/identity/link-identity.ts'
import { openLog } from '@wattle/server/engines/open-log.ts'
import { sentenceOf } from '@wattle/server/process/run-process.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { linkArguments, usage } from './link-arguments.ts'

/** Lets an account open another account's garden. */
const print = (line: string) => process.stdout.write(`${line}\n`)
const report = (error: unknown) => process.stderr.write(`${sentenceOf(error)}\n`)

try {
  const asked = linkArguments(process.argv.slice(2))
  if (asked.do === 'help') print(usage)
  else {
    const log = await openLog(readSettings(process.env), report)
    const deps = { log, clock: () => new Date() }
    try {
      if (asked.do === 'link') {
        const { gardenId, changed } = await linkIdentity(deps, asked.to, asked.from)
        print(changed ? `The account now opens garden ${gardenId}.` : `It already opens garden ${gardenId}.`)
      } else {
        const { changed } = await unlinkIdentity(deps, asked.to)
        print(changed ? 'The account opens its own garden again.' : 'The account is not linked.')
      }
    } finally {
      await log.close()
    }
  }
} catch (error) {
  report(error)
  process.exit(1)
}
