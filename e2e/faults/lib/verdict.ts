import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { gardenStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { liveBuilds } from '@wattle/projections/admin/known-builds.ts'
import { allReadModels } from '@wattle/projections/read-models.ts'
import { differences, type Opened } from '@wattle/projections/verify.ts'
import type { Load, Writer } from './load.ts'
import type { Stage } from './stage.ts'

type Verdict = {
  /** Acknowledged things that are not in the log. */
  lost: string[]
  /** Things that are in the log more than once, acknowledged or not. */
  doubled: string[]
  /** A sentence for every read model that differs from a fresh fold of the log. */
  different: string[]
}

type Recorded = RecordedEvent<unknown>

/** Compares the acknowledged commands with the log, and the read models with a fresh fold of the log. */
export async function verdictOn(stage: Stage, { writers }: Load): Promise<Verdict> {
  return await stage.look(async ({ log, readModels }) => {
    const lost: string[] = []
    const doubled: string[] = []
    for (const { gardenId, acknowledged } of writers) {
      const events = await log.read(gardenStream(gardenId))
      const written = namesIn(events)
      const there = new Set(written)
      lost.push(...[...acknowledged].filter((name) => !there.has(name)))
      doubled.push(...repeated(written), ...repeated(plansIn(events)))
    }
    const gardens = writers.map(({ gardenId }) => gardenId)
    const different = await differences(await liveReadModels(readModels), log as EventLog, gardens)
    return { lost, doubled, different: [...different.values()] }
  })
}

/** The number of a gardener's commands that are in the log but not acknowledged. */
export async function countInDoubt(stage: Stage, { gardenId, acknowledged }: Writer): Promise<number> {
  const events = await stage.look(({ log }) => log.read(gardenStream(gardenId)))
  return namesIn(events).filter((name) => !acknowledged.has(name)).length
}

/** The latest revision of each garden in the log. */
export async function revisionsOf(
  stage: Stage,
  gardens: readonly GardenId[],
): Promise<Map<GardenId, number>> {
  return await stage.look(async ({ log }) => {
    const read = gardens.map(async (gardenId) => {
      return [gardenId, (await log.read(gardenStream(gardenId))).length - 1] as const
    })
    return new Map(await Promise.all(read))
  })
}

/** Whether every read model has reached these revisions, and no care plan is pending. */
export async function hasSeen(stage: Stage, revisions: ReadonlyMap<GardenId, number>): Promise<boolean> {
  return await stage.look(async ({ log, readModels }) => {
    const gardens = [...revisions.keys()]
    for (const { collection } of await liveReadModels(readModels)) {
      const seen = await collection.seen(gardens)
      if (gardens.some((gardenId) => (seen.get(gardenId) ?? -1) < (revisions.get(gardenId) ?? 0)))
        return false
    }
    const streams = await Promise.all(gardens.map((gardenId) => log.read(gardenStream(gardenId))))
    return streams.every((events) => events.filter(asksForPlan).length <= events.filter(endsPlan).length)
  })
}

async function liveReadModels(readModels: ReadModels): Promise<Opened[]> {
  const live = liveBuilds(allReadModels, await readModels.pointers())
  return await Promise.all(live.map(async (model) => ({ model, collection: await readModels.open(model) })))
}

/** The names of the things that gardeners added; each name is used once. */
function namesIn(events: readonly Recorded[]): string[] {
  return events.flatMap(({ type, data }) => {
    if (type === 'TaskAdded') return [(data.task as { title: string }).title]
    return type === 'NurseryPlantAdded' ? [data.name as string] : []
  })
}

const plansIn = (events: readonly Recorded[]): string[] =>
  events.filter(endsPlan).map(({ data }) => `care plan ${data.round} of ${data.plantId}`)

const asksForPlan = ({ type }: Recorded) => type === 'PlantCreated' || type === 'CarePlanRequested'
const endsPlan = ({ type }: Recorded) => type === 'CarePlanAccepted' || type === 'CarePlanFailed'

const repeated = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
