import { mostInGarden } from '@wattle/contracts/garden/bounds.ts'
import type { GardenEvent } from '@wattle/contracts/garden/events.ts'
import type { RefusalCode } from '@wattle/contracts/refusals.ts'
import { counter } from './by-id.ts'
import { evolve } from './evolve.ts'
import type { Garden } from './garden.ts'
import type { Task } from './tasks.ts'

type Bound = { most: number; countIn: (garden: Garden) => number; refusal: RefusalCode }

const all = () => true
const countLocations = counter(all)
const countPlants = counter(all)
const countNurseryPlants = counter(all)
const countPending = counter(({ status }: Task) => status === 'pending')

const bounds: readonly Bound[] = [
  {
    most: mostInGarden.locations,
    countIn: ({ locations }) => countLocations(locations),
    refusal: 'locations-full',
  },
  { most: mostInGarden.plants, countIn: ({ plants }) => countPlants(plants), refusal: 'plants-full' },
  { most: mostInGarden.pendingTasks, countIn: ({ tasks }) => countPending(tasks), refusal: 'tasks-full' },
  {
    most: mostInGarden.nurseryPlants,
    countIn: ({ nursery }) => countNurseryPlants(nursery),
    refusal: 'nursery-full',
  },
]

/**
 * Why these events may not happen: the garden would hold more than it may, and more than before. A garden from before there
 * were bounds can still be looked after. Pure.
 */
export function boundCrossed(garden: Garden, events: readonly GardenEvent[]): RefusalCode | null {
  if (events.length === 0) return null
  const after = events.reduce(evolve, garden)
  const crossed = bounds.find(({ most, countIn }) => {
    const count = countIn(after)
    return count > most && count > countIn(garden)
  })
  return crossed?.refusal ?? null
}
