import { expect, test } from 'vitest'
import { NewPlant } from './commands.ts'

const rose = { name: 'Iceberg', species: 'Rosa', locationId: '0f8fad5b-d9cb-469f-a165-70867728950e' }

test.each([undefined, null, ''])('a plant whose day of planting is %j was planted today', (plantedDate) => {
  expect(NewPlant.parse({ ...rose, plantedDate }).plantedDate).toBeUndefined()
})

test.each(['yesterday', '2026-02-30', 0])('a plant cannot be planted on %j', (plantedDate) => {
  expect(NewPlant.safeParse({ ...rose, plantedDate }).success).toBe(false)
})
