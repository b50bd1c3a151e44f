import type { DeadLetter } from '@wattle/adapters/read-models/dead-letters.ts'

/** Tells the log of a garden that a read model has parked. */
export class GardenParked extends Error {
  readonly code = 'garden-parked'

  constructor({ readModel, version, gardenId, revision, error }: DeadLetter) {
    super(`${readModel}@${version} has parked garden ${gardenId} at event ${revision}: ${error}`)
  }
}
