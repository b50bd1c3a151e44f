import { describe } from 'vitest'
import { driveDouble } from '../testing/driven-server.ts'
import { appendingContract } from './appending-contract.ts'
import { deletingContract } from './deleting-contract.ts'
import { readingContract } from './reading-contract.ts'
import { repeatingContract } from './repeating-contract.ts'

describe('the double of EventStoreDB', () => {
  const driven = driveDouble()
  appendingContract()
  repeatingContract(driven)
  readingContract(driven)
  deletingContract()
})
