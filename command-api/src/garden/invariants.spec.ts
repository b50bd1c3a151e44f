import type { GardenCommand } from '@wattle/contracts/garden/commands.ts'
import { type GardenEvent, gardenEvents } from '@wattle/contracts/garden/events.ts'
import { isComplete } from '@wattle/contracts/profile/complete-profile.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { get, values } from '../lib/persistent-map.ts'
import { evolve, replay } from '../state/evolve.ts'
import { type Garden, initialGarden } from '../state/garden.ts'
import { aimed } from '../testing/aimed.ts'
import { anyCommand } from '../testing/any-command.ts'
import { handlerOn, happenedIn, openedLog } from '../testing/garden-log.ts'
import { decide } from './decide.ts'

/** Handles the commands in two processes in turn, and returns the garden that each then has in memory. */
async function carriedOut(commands: readonly GardenCommand[]) {
  const log = openedLog()
  const processes = [
    handlerOn(log, { singleProcess: false }),
    handlerOn(log, { singleProcess: false }),
  ] as const
  let latest: Garden = initialGarden
  for (const [index, command] of commands.entries()) {
    try {
      latest = (await processes[index % 3 === 0 ? 0 : 1](aimed(command, index, latest))).garden
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  return { latest, happened: await happenedIn(log) }
}

/** The events that the deciders alone return for these commands, one after another. */
function decided(commands: readonly GardenCommand[]): GardenEvent[] {
  const events: GardenEvent[] = []
  let garden: Garden = initialGarden
  for (const [index, command] of commands.entries()) {
    try {
      const next = decide(aimed(command, index, garden), garden)
      garden = next.reduce(evolve, garden)
      events.push(...next)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
    }
  }
  return events
}

/** The broken invariants of a garden. */
function faultsOf({ plants, locations, tasks, profile }: Garden, reopened: ReadonlySet<string>): string[] {
  const faults: string[] = []
  const waiting = new Set<string>()
  for (const plant of values(plants))
    if (!get(locations, plant.locationId)) faults.push(`${plant.id} stands nowhere`)
  for (const { id, plantId, status, series } of values(tasks)) {
    if (plantId && !get(plants, plantId)) faults.push(`${id} is of a plant that is gone`)
    // A task that was reopened may be pending beside its next occurrence, if that was touched.
    if (status !== 'pending' || !series || reopened.has(id)) continue
    if (waiting.has(series.id)) faults.push(`${id} waits beside another turn of its series`)
    waiting.add(series.id)
  }
  if (profile.listed && !isComplete(profile)) faults.push('an incomplete profile is listed')
  return faults
}

test('no sequence of commands breaks a garden’s rules, and the cache always equals the replayed log', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(anyCommand, { minLength: 40, maxLength: 80, size: 'max' }),
      async (commands) => {
        const { latest, happened } = await carriedOut(commands)
        const reopened = new Set<string>()
        let garden = initialGarden
        for (const each of happened) {
          const { event } = each
          const publishes =
            (event.type === 'PlantCreated' || event.type === 'VisibilityChanged') &&
            event.visibility === 'public'
          if (publishes) expect(isComplete(garden.profile)).toBe(true)
          if (event.type === 'TaskReopened') reopened.add(event.task.taskId)
          garden = replay(garden, [each])
          expect(faultsOf(garden, reopened)).toEqual([])
        }
        expect(JSON.parse(JSON.stringify(garden))).toStrictEqual(garden)
        expect(latest).toStrictEqual(garden)
      },
    ),
    { numRuns: 60, endOnFailure: true },
  )
})

test('the generated commands produce every type of event', () => {
  const gardens = fc.sample(fc.array(anyCommand, { minLength: 250, maxLength: 250 }), {
    numRuns: 20,
    seed: 1,
  })
  const brought = new Set<string>(gardens.flatMap(decided).map(({ type }) => type))
  expect(Object.keys(gardenEvents).filter((type) => !brought.has(type))).toEqual([])
})
