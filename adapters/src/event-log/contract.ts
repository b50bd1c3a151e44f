import { describe } from 'vitest'
import { appendContract } from './append-contract.ts'
import { checksumContract } from './checksums/checksum-contract.ts'
import { closeContract } from './close-contract.ts'
import { deleteContract } from './delete-contract.ts'
import { readContract } from './read-contract.ts'
import { subscriptionContract } from './subscription-contract.ts'
import type { OpenLog } from './testing/contract-kit.ts'

/** What every event log does. The log that is opened may be shared with others: only own streams are looked at. */
export function eventLogContract(name: string, open: OpenLog): void {
  describe(`${name} as an event log`, () => {
    appendContract(open)
    readContract(open)
    subscriptionContract(open)
    deleteContract(open)
    closeContract(open)
    checksumContract(open)
  })
}
