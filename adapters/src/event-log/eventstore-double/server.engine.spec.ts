import { withEngine } from '../../testing/engines.ts'
import { driveServer } from '../testing/driven-server.ts'
import { appendingContract } from './appending-contract.ts'
import { deletingContract } from './deleting-contract.ts'
import { readingContract } from './reading-contract.ts'
import { repeatingContract } from './repeating-contract.ts'

// Runs the double's specs on a real server, to prove that both behave alike.
withEngine('eventstoredb', (engine) => {
  const driven = driveServer(engine)
  appendingContract()
  repeatingContract(driven)
  readingContract(driven)
  deletingContract()
})
