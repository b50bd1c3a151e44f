import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import { DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from './read-model.ts'
import { rebuild } from './rebuild.ts'

export type PrepareDeps = {
  log: EventLog
  readModels: ReadModels
  models: readonly AnyReadModel[]
  /** Takes one line for people to read. */
  tell: (line: string) => void
  /** What becomes of versions that this release does not read: others may still read them until it runs everywhere. */
  retired?: 'drop' | 'keep'
}

/**
 * Makes the version of each read model that this release reads the active one, building it from the log where it is not,
 * and drops the others unless they are to be kept. To be called before the runner starts and before anybody reads.
 */
export async function prepareReadModels({
  log,
  readModels,
  models,
  tell,
  retired = 'drop',
}: PrepareDeps): Promise<void> {
  const outdated: AnyReadModel[] = []
  for (const model of models) {
    if ((await readModels.activeVersion(model.name)) !== model.version) outdated.push(model)
  }
  const deadLetters = await DeadLetters.open(readModels)
  if (outdated.length > 0 && (await log.head()) !== null) {
    await build(outdated, { log, readModels, deadLetters, tell })
  } else {
    for (const model of outdated) {
      await readModels.open(model)
      await readModels.activate(model.name, model.version)
    }
  }
  if (retired === 'keep') return
  for (const model of models) await dropRetired(model, readModels, deadLetters)
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
  tell(`Reading your gardens from the log: ${models.map(({ name }) => name).join(', ')}.`)
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
  model: AnyReadModel,
  readModels: ReadModels,
  deadLetters: DeadLetters,
): Promise<void> {
  for (const version of await readModels.versions(model.name)) {
    if (version === model.version) continue
    await readModels.drop(model.name, version)
    await deadLetters.clear({ name: model.name, version })
  }
}

/** Throws, with a sentence for the operator, unless readers use the versions that this release maintains. */
export async function requireActive(readModels: ReadModels, models: readonly AnyReadModel[]): Promise<void> {
  for (const { name, version } of models) {
    const active = await readModels.activeVersion(name)
    if (active === version) continue
    throw new Error(
      `Readers use ${name}@${active ?? 'none'}, but this release maintains ${name}@${version}: run npm run prepare:production first.`,
    )
  }
}
