import { monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { askAs } from './ask.ts'

export const largeGarden = { plants: 200, tasksThisMonth: 650 }

/** Requests under way at once. */
const lanes = 10

/** Fills the garden of this e-mail: so many plants in four places, and so many tasks this month, no two of them alike. */
export async function fillLargeGarden(origin: string, data: string, email: string): Promise<void> {
  const ask = await askAs(origin, data, email)
  const today = civilDateAt(new Date(), 'Australia/Sydney')
  await ask('PUT', '/preferences', {
    state: 'New South Wales',
    postcode: '2000',
    taskGeneration: { effort: 'Low' },
  })
  const places = await inLanes(4, async (index) => {
    const { location } = await ask('POST', '/locations', { name: `Bed ${index + 1}` })
    return location?.id ?? ''
  })
  const plants = await inLanes(largeGarden.plants, async (index) => {
    const locationId = places[index % places.length]
    const name = `Plant ${index + 1}`
    const { plant } = await ask('POST', '/plants', { name, species: `Planta ${index + 1}`, locationId })
    return plant?.id ?? ''
  })
  // Their care plans come by themselves, some of their tasks in this month.
  await inLanes(plants.length, async (index) => {
    while ((await ask('GET', `/plants/${plants[index]}/tasks`)).plan?.status !== 'ready') await pause(100)
  })
  const planned = (await ask('GET', `/tasks-with-plants?limit=1&month=${monthOf(today)}`)).count ?? 0
  await inLanes(largeGarden.tasksThisMonth - planned, (index) =>
    ask('POST', '/tasks', {
      title: `Job ${index + 1}`,
      plantId: plants[index % plants.length],
      dueDate: today,
      estimatedTime: 15,
    }),
  )
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

async function inLanes<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  let next = 0
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await work(index)
  }
  await Promise.all(Array.from({ length: lanes }, lane))
  return results
}
