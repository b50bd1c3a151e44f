/**
 * The most that a garden may hold: enough for any gardener, and small enough that a full garden is as fast to
 * write as a new one.
 */
export const mostInGarden = {
  locations: 200,
  plants: 1000,
  pendingTasks: 5000,
  nurseryPlants: 500,
}

const count = (most: number) => most.toLocaleString('en-AU')

/** The same limits in words. */
export const mostInWords = {
  locations: `${count(mostInGarden.locations)} locations`,
  plants: `${count(mostInGarden.plants)} plants`,
  pendingTasks: `${count(mostInGarden.pendingTasks)} tasks to do`,
  nurseryPlants: `${count(mostInGarden.nurseryPlants)} plants on the nursery list`,
}
