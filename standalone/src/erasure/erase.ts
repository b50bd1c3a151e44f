import { readFile } from 'node:fs/promises'
import { lineOf, readLines } from '@wattle/adapters/erasure-list/lines.ts'
import { type Erasures, openErasures } from '@wattle/adapters/system-streams/erasures.ts'
import { createEraser } from '@wattle/command-api/erasure/eraser.ts'
import { openGardens } from '@wattle/command-api/garden/open-gardens.ts'
import { hasBegun } from '@wattle/command-api/identity/read-link.ts'
import type { ErasureEngines } from '@wattle/server/engines/open-for-erasure.ts'
import { sentenceOf } from '@wattle/server/process/sentence-of.ts'
import type { Arguments } from './arguments.ts'

/**
 * Carries out an operator's command; yields lines for them to read. Throws once it has tried every garden of a list, if
 * some could not be erased.
 */
export async function* erase(engines: ErasureEngines, asked: Arguments): AsyncGenerator<string> {
  const { log, erasureList } = engines
  const erasures = openErasures(log)
  const eraser = openEraser(engines, erasures)
  if (asked.do === 'print') {
    for (const garden of await erasureList.all()) yield lineOf(garden)
  } else if (asked.do === 'garden') {
    const { gardenId } = asked
    if (!(await hasBegun(log.withDamaged, gardenId)))
      throw new Error(`There is no garden ${gardenId} in this log.`)
    await eraser.erase(gardenId)
    yield `Garden ${gardenId} is erased.\n`
  } else {
    const listed = readLines(await readFile(asked.file, 'utf8'))
    const counts = { back: 0, gone: 0 }
    const stayed: string[] = []
    await erasures.read()
    for (const garden of listed) {
      const { gardenId } = garden
      await erasureList.add(garden)
      const isBack = await hasBegun(log.withDamaged, gardenId)
      try {
        // Also erase gardens that this log never had, so that their ids cannot be used again.
        if (isBack || !erasures.hasStarted(gardenId)) await eraser.erase(gardenId)
      } catch (error) {
        stayed.push(sentenceOf(error))
        continue
      }
      counts[isBack ? 'back' : 'gone']++
      if (isBack) yield `Garden ${gardenId} was back and is erased again.\n`
    }
    yield `On the list: ${listed.length}. Erased again: ${counts.back}. Already gone: ${counts.gone}.\n`
    if (stayed.length > 0) throw new Error(stayed.join('\n'))
  }
}

function openEraser(
  { log, snapshots, readModels, images, erasureList, singleProcess }: ErasureEngines,
  erasures: Erasures,
) {
  const clock = () => new Date()
  const { handle, loadGarden } = openGardens({ log, snapshots, images, clock, singleProcess })
  return createEraser({
    log: log.withDamaged,
    handle,
    loadGarden,
    snapshots,
    readModels,
    images,
    clock,
    erasures,
    list: erasureList,
  })
}
