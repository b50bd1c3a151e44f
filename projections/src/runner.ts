import { hash } from 'node:crypto'
import type { EventLog } from '@wattle/adapters/event-log/port.ts'
import type { Feed } from '@wattle/adapters/feed/port.ts'
import { type DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import { buildName } from '@wattle/adapters/read-models/field-names.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'
import { DeadLetterDecisions, throwUnretried } from '@wattle/adapters/system-streams/dead-letter-decisions.ts'
import type { Tracer } from '@wattle/adapters/tracing/port.ts'
import { inTracesOf } from '@wattle/adapters/tracing/spans.ts'
import { untraced } from '@wattle/adapters/tracing/untraced.ts'
import { type EventMetadata, gardenOfStream, type RecordedEvent } from '@wattle/contracts/envelope.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'
import { liveBuilds } from './admin/known-builds.ts'
import { applyEvents } from './apply-events.ts'
import { GardenParked } from './garden-parked.ts'
import type { IdentityLinks } from './identity/keep-identity-links.ts'
import { type EventsByGarden, Projection } from './projection.ts'
import type { AnyReadModel, BuiltModel } from './read-model.ts'

type RunnerDeps = {
  log: EventLog
  feed: Feed
  readModels: ReadModels
  /** Every version that this release knows; the runner keeps up to date those that a pointer names. */
  models: readonly AnyReadModel[]
  clock: () => Date
  /** Account links for the query-api process, if there is one. */
  links?: IdentityLinks
  /** The consumer name under which the feed stores the read models' checkpoint. */
  consumer?: string
  /** Where the feed starts for a consumer without a checkpoint; by default, early enough that no event is missed. */
  start?: 'beginning' | 'end'
  /** No other process works on this log, and no migration runs here before the runner has started. */
  singleProcess?: boolean
  /** Called for each garden that is parked. */
  onParked?: (parked: GardenParked) => void
  tracer?: Tracer
}

export type RunnerMeasures = {
  /** Number of events in the feed that are not in the read models yet. */
  gap: number
  /**
   * Age in seconds of the newest event in the read models, or how long a partition of the feed has stood still while
   * others progressed, whichever is larger. 0 if there is no gap; Infinity if there is one but nothing has been applied
   * since the start.
   */
  lagSeconds: number
  /** Why the last events could not be applied; null if they could. They are retried. */
  fault: string | null
}

const defaultConsumer = 'projections'

/** Milliseconds between two retries of parked gardens. */
export const retryInterval = 600_000

/** Milliseconds between two looks for gardens that another process has parked. */
export const othersInterval = 5_000

/** Milliseconds between two polls for administrators' decisions. */
export const decisionInterval = 500

/**
 * The consumer name under which the feed stores the checkpoint of these versions. While two releases run side by side,
 * each needs every event: the checkpoint of one says nothing about a version that only the other knows.
 */
export function consumerOf(models: readonly Pick<AnyReadModel, 'name' | 'version'>[]): string {
  const versions = models.map(({ name, version }) => `${name}@${version}`).toSorted()
  return `${defaultConsumer}-${hash('sha256', versions.join(' ')).slice(0, 8)}`
}

/** Keeps all read models up to date from the feed until it is stopped. */
export interface Runner {
  /** Applies the new events among these, which must be in log order. */
  apply(events: readonly RecordedEvent[]): Promise<void>
  measure(): Promise<RunnerMeasures>
  /**
   * Retries every parked garden, since a newer release may be able to apply the event that parked it. Throws at the end
   * if some could not be retried.
   */
  retryParked(): Promise<void>
  /**
   * Retries, once, the gardens that another process has parked since the first call: while two releases run side by side,
   * this one may know the event that the other did not. Throws at the end if some could not be retried; those are
   * retried next time.
   */
  retryParkedByOthers(): Promise<void>
  /**
   * Carries out new decisions of administrators about dead letters. Throws at the end if some could not be retried;
   * those that failed because an engine was unavailable are retried next time.
   */
  followDecisions(): Promise<void>
  stop(): Promise<void>
}

export async function startRunner({
  log,
  feed,
  readModels,
  models,
  clock,
  links,
  consumer = defaultConsumer,
  start,
  singleProcess = false,
  onParked,
  tracer = untraced,
}: RunnerDeps): Promise<Runner> {
  const deadLetters = await DeadLetters.open(readModels)
  const decisions = new DeadLetterDecisions(log)
  await decisions.read()
  const deps = { log, readModels, deadLetters, skipped: decisions.skipped }
  const known = new Map<string, Projection>()
  let reflected = Number.NEGATIVE_INFINITY
  /** The letters that this process has written or tried, or that it found at its first look. */
  const tried = new Set<string>()
  let hasLooked = false

  async function projectionOf(model: BuiltModel): Promise<Projection> {
    const key = buildName(model.name, model)
    const projection = known.get(key) ?? new Projection(model, await readModels.open(model), deps)
    known.set(key, projection)
    return projection
  }

  /**
   * The builds that pointers name, looked up for every batch. An event applied just before a build was pointed at is
   * not lost: after that moment the migration reads the log once more to its end.
   */
  async function projections(): Promise<Projection[]> {
    return await Promise.all(liveBuilds(models, await readModels.pointers()).map(projectionOf))
  }

  async function applyToLive(gardens: EventsByGarden): Promise<readonly DeadLetter[]> {
    const live = await projections()
    try {
      return await applyEvents(live, gardens, deps)
    } catch (error) {
      // A migration may have dropped a build meanwhile.
      const still = await projections()
      if (live.every((projection) => still.includes(projection))) throw error
      return await applyEvents(still, gardens, deps)
    }
  }

  /**
   * Where the feed starts for a consumer without a checkpoint. While no build is pointed at, the runner has nothing to
   * apply events to: a migration reads the whole log itself, and again to its end after its build is pointed at.
   */
  async function firstStart(): Promise<'beginning' | 'end'> {
    return start ?? (singleProcess && (await projections()).length === 0 ? 'end' : 'beginning')
  }

  async function retry(letter: DeadLetter): Promise<void> {
    const live = await projections()
    const { readModel, version, build, gardenId } = letter
    const projection = live.find(
      ({ model }) => model.name === readModel && model.version === version && model.build === build,
    )
    const again = await projection?.retry(gardenId)
    tried.add(placeOf(letter))
    if (again) parked(again)
  }

  function parked(letter: DeadLetter): void {
    tried.add(placeOf(letter))
    onParked?.(new GardenParked(letter))
  }

  /** Returns the errors of the retries that failed. */
  async function retryAll(letters: readonly DeadLetter[]): Promise<unknown[]> {
    const faults: unknown[] = []
    for (const letter of letters) {
      try {
        await retry(letter)
      } catch (error) {
        faults.push(error)
      }
    }
    return faults
  }

  /** The letters that others have written since the first look. Those before it are retried with all parked gardens. */
  async function lettersOfOthers(): Promise<DeadLetter[]> {
    const letters = await deadLetters.all()
    if (!hasLooked) for (const letter of letters) tried.add(placeOf(letter))
    hasLooked = true
    return letters.filter((letter) => !tried.has(placeOf(letter)))
  }

  const apply = async (events: readonly RecordedEvent[]) => {
    await links?.apply(events)
    const gardens = byGarden(events as RecordedEvent<EventMetadata>[])
    const letters = await applyToLive(gardens)
    for (const letter of letters) parked(letter)
    const last = events.at(-1) as RecordedEvent<EventMetadata> | undefined
    const occurred = Date.parse(last?.metadata.occurredAt ?? '')
    // An unreadable time is NaN, which this comparison ignores.
    if (occurred > reflected) reflected = occurred
  }
  const subscription = await feed.subscribe(consumer, await firstStart(), (events) =>
    inTracesOf(tracer, 'project', { kind: 'consumer', events }, () => apply(events)),
  )

  return {
    apply,
    async measure() {
      const gap = await subscription.gap()
      const now = clock().getTime()
      if (gap === 0) reflected = now
      // Without a gap, events that failed here were taken over by another worker or belong to an erased garden.
      const fault = gap === 0 ? null : subscription.fault()
      const lagSeconds = Math.max(0, now - reflected, subscription.standstill()) / 1000
      return { gap, lagSeconds, fault }
    },
    retryParked: async () => throwUnretried(await retryAll(await deadLetters.all())),
    retryParkedByOthers: async () => throwUnretried(await retryAll(await lettersOfOthers())),
    followDecisions: () =>
      decisions.read(async (concerned) => {
        const letters = await deadLetters.ofGardens(concerned.map(({ gardenId }) => gardenId))
        const isConcerned = ({ readModel, gardenId }: DeadLetter) =>
          concerned.some((each) => each.readModel === readModel && each.gardenId === gardenId)
        return retryAll(letters.filter(isConcerned))
      }),
    stop: () => subscription.stop(),
  }
}

const placeOf = ({ readModel, version, build, gardenId, revision }: DeadLetter): string =>
  `${buildName(readModel, { version, build })} ${gardenId} ${revision}`

function byGarden(events: readonly RecordedEvent<EventMetadata>[]): EventsByGarden {
  const found = new Map<GardenId, RecordedEvent<EventMetadata>[]>()
  for (const event of events) {
    const gardenId = gardenOfStream(event.stream)
    if (!gardenId) continue
    const ofGarden = found.get(gardenId)
    if (ofGarden) ofGarden.push(event)
    else found.set(gardenId, [event])
  }
  return found
}
