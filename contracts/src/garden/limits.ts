/**
 * The most that a garden may hold: enough for any gardener, and small enough that a full garden is as fast to
 * write as a new one. Only the numbers and their words: the command API's `state/garden-limits.ts` enforces them.
 */
export const gardenLimits = {
  locations: 200,
  plants: 1000,
  pendingTasks: 5000,
  nurseryPlants: 500,
}

const count = (most: number) => most.toLocaleString('en-AU')

/** The same limits in words. */
export const limitsInWords = {
  locations: `${count(gardenLimits.locations)} locations`,
  plants: `${count(gardenLimits.plants)} plants`,
  pendingTasks: `${count(gardenLimits.pendingTasks)} tasks to do`,
  nurseryPlants: `${count(gardenLimits.nurseryPlants)} plants on the nursery list`,
}
