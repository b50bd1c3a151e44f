import { join } from 'node:path'
import { mintToken } from '@wattle/adapters/identity/development-identity.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'

type Answer = {
  location?: { id: string }
  plant?: { id: string }
  plan?: { status: string }
  count?: number
}

export type Ask = (method: string, path: string, body?: object) => Promise<Answer>

/** Asks the API of the server with this data folder as the gardener of an e-mail. Throws what it refuses. */
export async function askAs(origin: string, data: string, email: string): Promise<Ask> {
  const token = await mintToken(origin, join(data, 'identity'), { email })
  return async (method, path, body) => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`)
    return (await response.json()) as Answer
  }
}

/** Tasks of a plant that are due today: each visit ticks one. */
export async function addTasksToTick(ask: Ask, plantPath: string, count: number): Promise<void> {
  const dueDate = civilDateAt(new Date(), 'Australia/Sydney')
  const plantId = plantPath.slice('/plants/'.length)
  for (let number = 1; number <= count; number++)
    await ask('POST', '/tasks', { title: `Job ${number}`, plantId, dueDate, estimatedTime: 15 })
}
