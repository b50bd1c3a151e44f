import { randomUUID } from 'node:crypto'
import { openMongoDatabase } from '../database.ts'

/** The address of a database that nobody else uses, and how to drop it. */
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
