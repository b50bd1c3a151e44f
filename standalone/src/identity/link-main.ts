import '@wattle/server/process/node-version.cjs'
import { linkIdentity, unlinkIdentity } from '@wattle/command-api/identity/link-identity.ts'
import { hasBegun, openedInPlaceOf } from '@wattle/command-api/identity/read-link.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { openLog } from '@wattle/server/engines/open-log.ts'
import { openReadOnlyLog } from '@wattle/server/engines/open-read-only-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { type LinkArguments, linkArguments, usage } from './link-arguments.ts'

await runCommand(async () => {
  const asked = linkArguments(process.argv.slice(2))
  if (asked.do === 'help') print(usage)
  else if (asked.do === 'show') print(await show(asked.account))
  else print(await change(asked))
})

async function change(asked: Extract<LinkArguments, { to: GardenId }>): Promise<string> {
  const log = await openLog(readSettings(process.env), report)
  const deps = { log, clock: () => new Date() }
  try {
    if (asked.do === 'link') {
      const { gardenId, changed } = await linkIdentity(deps, asked.to, asked.from)
      return changed ? `The account now opens garden ${gardenId}.` : `It already opens garden ${gardenId}.`
    }
    const { changed } = await unlinkIdentity(deps, asked.to)
    return changed ? 'The account opens its own garden again.' : 'The account is not linked.'
  } finally {
    await log.close()
  }
}

async function show(account: GardenId): Promise<string> {
  const log = await openReadOnlyLog(readSettings(process.env), report)
  try {
    const gardenId = await openedInPlaceOf(log, account)
    const empty = (await hasBegun(log.withDamaged, gardenId)) ? '' : ' Nothing has happened in it yet.'
    return `The account opens garden ${gardenId}.${empty}`
  } finally {
    await log.close()
  }
}
