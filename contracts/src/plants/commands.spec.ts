import { expect, test } from 'vitest'
import { NewPlant } from './commands.ts'

const rose = { name: 'Iceberg', species: 'Rosa', locationId: '0f8fad5b-d9cb-469f-a165-70867728950e' }

test.each([undefined, null, ''])('a planting date of %j means that none is given', (plantedDate) => {
  expect(NewPlant.parse({ ...rose, plantedDate }).plantedDate).toBeUndefined()
})

test.each(['yesterday', '2026-02-30', 0])('%j is not a valid planting date', (plantedDate) => {
  expect(NewPlant.safeParse({ ...rose, plantedDate }).success).toBe(false)
})
