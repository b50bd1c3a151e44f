import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'

export const largeGarden = { plants: 200, tasksThisMonth: 650 }

/** Number of requests in flight at once. */
const lanes = 10

/** Adds this many different tasks, due today, to a plant of this gardener. */
export async function addTasks(whose: Whose, count: number, plantId: string): Promise<void> {
  const ask = await asking(whose)
  await inLanes(count, (index) => ask('POST', '/tasks', jobFor(plantId, index)))
}

/** Fills the garden with plants in four locations and with tasks for this month, no two alike. */
export async function fillLargeGarden(whose: Whose): Promise<void> {
  const ask = await asking(whose)
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
  // Their care plans are made in the background; some of the plans' tasks are due this month.
  await inLanes(plants.length, async (index) => {
    while ((await ask('GET', `/plants/${plants[index]}/tasks`)).plan?.status !== 'ready') await pause(100)
  })
  const planned = (await ask('GET', `/tasks-with-plants?limit=1&month=${monthOf(today())}`)).count ?? 0
  await inLanes(largeGarden.tasksThisMonth - planned, (index) =>
    ask('POST', '/tasks', jobFor(plants[index % plants.length] ?? '', index)),
  )
}

/** The gardener with this e-mail at the server with this data folder. */
type Whose = { origin: string; data: string; email: string }

/** Returns a function that sends requests as this gardener. */
async function asking({ origin, data, email }: Whose) {
  const token = await mintToken(origin, join(data, 'identity'), { email })
  return async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return (await response.json()) as Answer
  }
}

const today = () => civilDateAt(new Date(), 'Australia/Sydney')

const jobFor = (plantId: string, index: number) => ({
  title: `Job ${index + 1}`,
  plantId,
  dueDate: today(),
  estimatedTime: 15,
})

type Answer = {
  location?: { id: string }
  plant?: { id: string }
  plan?: { status: string }
  count?: number
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
