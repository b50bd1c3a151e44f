import { createHash } from 'node:crypto'
import type { Stored } from '@wattle/adapters/read-models/port.ts'
import { stableJson } from '@wattle/contracts/stable-json.ts'

/** A hash that does not depend on the order of documents or of their fields. */
export function hashOf(documents: ReadonlyMap<string, Stored<object>>): string {
  const hash = createHash('sha256')
  for (const key of [...documents.keys()].sort()) {
    const { revision, document } = documents.get(key) as Stored<object>
    hash.update(stableJson([key, revision, document]))
  }
  return hash.digest('hex')
}
