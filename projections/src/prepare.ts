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
  /** Takes one line for people to read. */
  tell: (line: string) => void
  retired?: Retired
}

/**
 * What becomes of other versions. Where processes run apart, those of the release before still read the last one: it stays
 * until the next release is prepared.
 */
export type Retired = 'drop' | 'keep-last'

/**
 * Makes the version of each read model that this release reads the active one, building it from the log where it is not,
 * and drops others. To be called before the runner starts and before anybody reads. Throws as `requirePrepared` does where
 * processes run apart and a later release has been prepared.
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
  // Readers of a later release are not led back: this one goes on with what is kept for it, or not at all.
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
