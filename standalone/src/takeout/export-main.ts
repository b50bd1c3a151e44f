import '@wattle/server/process/node-version.cjs'
import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { openTakeout } from '@wattle/query-api/takeout/takeout.ts'
import { openImages } from '@wattle/server/engines/open-images.ts'
import { openReadOnlyLog } from '@wattle/server/engines/open-read-only-log.ts'
import { readSettings } from '@wattle/server/settings/settings.ts'
import { print, report, runCommand } from '../run-command.ts'
import { exportArguments, usage } from './export-arguments.ts'
import { exportedLines } from './takeout-lines.ts'

/** Writes the takeout of a garden to a file. */
await runCommand(async () => {
  const asked = exportArguments(process.argv.slice(2))
  if (asked) {
    checkPlace(asked.out)
    const settings = readSettings(process.env)
    const log = await openReadOnlyLog(settings, report)
    const images = await openImages(settings)
    try {
      const sources = { log, images, clock: () => new Date() }
      const takeout = await openTakeout(sources, asked.gardenId)
      if (takeout.manifest.counts.events === 0)
        throw new Error(`There is no garden ${asked.gardenId} in this log.`)
      await writeWhole(takeout.stream, asked.out)
      for (const line of exportedLines(takeout, asked.out)) print(line)
    } finally {
      await Promise.all([log.close(), images.close()])
    }
  } else print(usage)
})

function checkPlace(path: string): void {
  if (!existsSync(dirname(path))) throw new Error(`There is no folder ${dirname(path)}.`)
  if (existsSync(path)) throw new Error(`${path} already exists. Name another file with --out.`)
}

/** Writes to a temporary name, so that the file only exists once it is complete. */
async function writeWhole(content: NodeJS.ReadableStream, path: string): Promise<void> {
  const part = `${path}.part`
  try {
    await pipeline(content, createWriteStream(part, { mode: 0o600 }))
    await rename(part, path)
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
}
