import type { Engine, EngineName } from './engines.ts'

const timeout = 5_000
const ask = (address: string) => fetch(address, { signal: AbortSignal.timeout(timeout) })

const questions: Partial<Record<EngineName, (engine: Engine) => Promise<string | null>>> = {
  async eventstoredb({ address }) {
    const { host, searchParams } = new URL(address.replace(/^esdb(\+discover)?:/, 'http:'))
    const info = `${searchParams.get('tls') === 'false' ? 'http' : 'https'}://${host}/info`
    const about = await ask(info)
      .then((answer) => answer.json() as Promise<{ esVersion?: string; dbVersion?: string }>)
      .catch(() => null)
    const version = about?.esVersion ?? about?.dbVersion
    return version ? `EventStoreDB ${version}` : 'something that does not call itself EventStoreDB'
  },

  async mongodb({ address }) {
    const { openMongoDatabase } = await import('../mongodb/database.ts')
    const database = openMongoDatabase(address)
    try {
      const { version, ferretdb } = await database.call((db) => db.admin().buildInfo())
      return ferretdb ? `FerretDB ${ferretdb.version} (not MongoDB)` : `MongoDB ${version}`
    } finally {
      await database.close()
    }
  },

  async s3({ address }) {
    return (await ask(address)).headers.get('server')
  },

  async openid({ address }) {
    const about = (await (await ask(address)).json()) as { realm?: string }
    return about.realm ? 'Keycloak' : null
  },
}

/** The product that an engine says it is; null if it does not say. */
export async function productOf(name: EngineName, engine: Engine): Promise<string | null> {
  try {
    return (await questions[name]?.(engine)) ?? null
  } catch {
    return null
  }
}
