import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from './read-model.ts'
import { rebuild } from './rebuild.ts'
import { requirePrepared } from './require-prepared.ts'

export type PrepareDeps = {
  log: EventLog
  readModels: ReadModels
  models: readonly AnyReadModel[]
  /** Prints one line for people to read. */
  tell: (line: string) => void
  retired?: Retired
}

/**
 * What happens to other versions. With separate processes, those of the previous release still read the last one, so it
 * is kept until the next release is prepared.
 */
export type Retired = 'drop' | 'keep-last'

/**
 * Makes sure that the active version of each read model is the one this release reads, building it from the log if
 * necessary, and drops others. Call it before the runner starts and before anything is read. Throws as
 * `requirePrepared` does if separate processes run and a later release has been prepared.
 */
export async function prepareReadModels({
  log,
  readModels,
  models,
  tell,
  retired = 'drop',
}: PrepareDeps): Promise<void> {
  const outdated: AnyReadModel[] = []
  const overtaken: AnyReadModel[] = []
  for (const model of models) {
    const active = await readModels.activeVersion(model.name)
    if (active === model.version) continue
    const isOvertaken = retired === 'keep-last' && active !== null && active > model.version
    ;(isOvertaken ? overtaken : outdated).push(model)
  }
  // Readers of a later release are not switched back: this release uses what is kept for it, or does not start.
  await requirePrepared(readModels, overtaken)
  const deadLetters = await DeadLetters.open(readModels)
  if (outdated.length > 0 && (await log.head()) !== null) {
    await build(outdated, { log, readModels, deadLetters, tell })
  } else {
    for (const model of outdated) {
      await readModels.open(model)
      await readModels.activate(model.name, model.version)
    }
  }
  for (const model of models) await dropRetired(model, retired, readModels, deadLetters)
}

async function build(
  models: readonly AnyReadModel[],
  {
    log,
    readModels,
    deadLetters,
    tell,
  }: Pick<PrepareDeps, 'log' | 'readModels' | 'tell'> & { deadLetters: DeadLetters },
): Promise<void> {
  tell(`Rebuilding from the event log: ${models.map(({ name }) => name).join(', ')}.`)
  let told = performance.now()
  const done = await rebuild(models, {
    log,
    readModels,
    deadLetters,
    onProgress: ({ events, eventsPerSecond }) => {
      if (performance.now() - told < 1000) return
      told = performance.now()
      tell(`${events} events so far, ${eventsPerSecond} a second.`)
    },
  })
  tell(`Done: ${done.events} events, ${done.eventsPerSecond} a second.`)
  for (const { readModel, gardenId, revision, error } of done.parked) {
    tell(`${readModel} stopped for garden ${gardenId} at event ${revision}: ${error}`)
  }
}

async function dropRetired(
  { name, version: ours }: AnyReadModel,
  retired: Retired,
  readModels: ReadModels,
  deadLetters: DeadLetters,
): Promise<void> {
  const others = (await readModels.versions(name)).filter((version) => version !== ours)
  const gone = retired === 'drop' ? others : others.filter((version) => version < ours).slice(0, -1)
  for (const version of gone) {
    await readModels.drop(name, version)
    await deadLetters.clear({ name, version })
  }
}
