import { describe } from 'vitest'
import { appendContract } from './append-contract.ts'
import { checksumContract } from './checksums/checksum-contract.ts'
import { closeContract } from './close-contract.ts'
import { deleteContract } from './delete-contract.ts'
import { readContract } from './read-contract.ts'
import { subscriptionContract } from './subscription-contract.ts'
import type { OpenLog } from './testing/contract-kit.ts'

/**
 * The contract of every event log. The log may be shared with other tests, so each test looks only at its own streams.
 */
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
