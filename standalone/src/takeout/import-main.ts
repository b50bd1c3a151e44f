import '@wattle/server/process/node-version.cjs'
import { accountFactsIn } from '@wattle/command-api/identity/read-link.ts'
import { importTakeout } from '@wattle/command-api/takeout/import-takeout.ts'
import { readTakeout } from '@wattle/command-api/takeout/read-takeout.ts'
import { openImages } from '@wattle/server/engines/open-images.ts'
import { openLog } from '@wattle/server/engines/open-log.ts'
import { createGardenResolver } from '@wattle/server/identity/garden-resolver.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { type ImportArguments, importArguments, usage } from './import-arguments.ts'
import { heldLine, importedLines } from './takeout-lines.ts'

/** Imports a takeout into a gardener's empty garden, and prints what was verified. */
await runCommand(async () => {
  const asked = importArguments(process.argv.slice(2))
  if (asked) await run(asked)
  else print(usage)
})

async function run({ file, identity }: ImportArguments): Promise<void> {
  const settings = readSettings(process.env)
  const takeout = await readTakeout(file, { mostPictures: settings.WATTLE_PICTURE_QUOTA })
  try {
    print(heldLine(file, takeout))
    const log = await openLog(settings, report, { mayBeNew: true })
    const images = await openImages(settings)
    try {
      const gardenId = await createGardenResolver(accountFactsIn(log))(identity)
      const onProgress = (events: number) => print(`${events} events written …`)
      const imported = await importTakeout(
        { log, images, clock: () => new Date(), onProgress },
        takeout,
        gardenId,
      )
      for (const line of importedLines(imported, takeout.manifest)) print(line)
    } finally {
      await Promise.all([log.close(), images.close()])
    }
  } finally {
    takeout.close()
  }
}
