import type { DeadLettersResponse, MigrationResponse } from '@wattle/contracts/admin/views.ts'
import type { MigrationClient } from './client.ts'

/** Sends requests to the server at this origin. Throws the message of a refusal. */
export function serverClient(origin: string, token: string): MigrationClient {
  async function ask<Answer>(method: 'GET' | 'POST', path: string, body?: object): Promise<Answer> {
    const response = await fetch(`${origin}/api/admin${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch(() => {
      throw new Error(`No server answers at ${origin}: start it, or set HOST and PORT to where it is.`)
    })
    const answer = (await response.json().catch(() => {
      throw new Error(`What answers at ${origin} is not Wattle: set HOST and PORT to where it is.`)
    })) as Answer & { message?: string }
    if (!response.ok) throw new Error(answer.message)
    return answer
  }
  const message = async (path: string, body?: object) =>
    (await ask<{ message: string }>('POST', path, body)).message

  return {
    start: (hold, readModels) => ask('POST', '/migrate', { hold, ...(readModels && { readModels }) }),
    change: (readModel, change) => message(`/migrate/${encodeURIComponent(readModel)}/${change}`),
    status: () => ask<MigrationResponse>('GET', '/migrate'),
    deadLetters: () => ask<DeadLettersResponse>('GET', '/dead-letters'),
    decide: (id, decision) => message(`/dead-letters/${encodeURIComponent(id)}/${decision}`),
    close: async () => undefined,
  }
}
