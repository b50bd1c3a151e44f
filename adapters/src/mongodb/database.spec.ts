import { expect, test } from 'vitest'
import { ReadModelsUnavailable } from '../read-models/port.ts'
import { databaseOf, openMongoDatabase } from './database.ts'

test.each([
  ['mongodb://localhost:27017', 'wattle'],
  ['mongodb://localhost:27017/', 'wattle'],
  ['mongodb://localhost/?retryWrites=true', 'wattle'],
  ['mongodb://localhost?replicaSet=rs0', 'wattle'],
  ['mongodb://rosa:p%2Fw@one:27017,two:27017/gardens?replicaSet=rs0', 'gardens'],
  ['mongodb+srv://cluster.example.com/my%20gardens', 'my gardens'],
])('%s names the database %s', (url, database) => {
  expect(databaseOf(url)).toBe(database)
})

test('a database without a server is unavailable, however often it is called', async () => {
  const database = openMongoDatabase('mongodb://127.0.0.1:1/', { timeout: 200 })
  for (let attempt = 1; attempt <= 2; attempt++) {
    await expect(database.call((db) => db.command({ ping: 1 }))).rejects.toBeInstanceOf(ReadModelsUnavailable)
  }
  await database.close()
})

test('a closed database makes no calls', async () => {
  const database = openMongoDatabase('mongodb://127.0.0.1:1/', { timeout: 200 })
  await database.close()
  let calls = 0
  const work = async () => {
    calls += 1
  }
  await expect(database.call(work)).rejects.toThrow('The read model database is closed.')
  expect(calls).toBe(0)
})
