import { randomUUID } from 'node:crypto'
import { openMongoDatabase } from '../database.ts'

/** The URL of a new database for one test, and a function that drops it. */
export function scratchDatabase(server: string): { url: string; drop: () => Promise<void> } {
  const url = new URL(server)
  url.pathname = `/wattle-test-${randomUUID().slice(0, 8)}`
  return {
    url: url.href,
    async drop() {
      const database = openMongoDatabase(url.href)
      await database.call((db) => db.dropDatabase())
      await database.close()
    },
  }
}
