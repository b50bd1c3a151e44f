import type { RegisteredErasure } from '@wattle/contracts/erasure/register.ts'
import type { GardenId } from '@wattle/contracts/ids.ts'

/** An unfinished erasure, with what this process remembers of it for as long as it stays in its state. */
export type OpenErasure = RegisteredErasure & {
  /** In milliseconds since 1970 by this process's clock, because clocks of machines are never compared. */
  readonly firstSeen: number
  /** When to look at its garden again, in milliseconds since 1970. */
  notBefore: number
  isErasedOnce: boolean
}

/** The unfinished erasures as one process has seen them. */
export class OpenErasures {
  #open = new Map<GardenId, OpenErasure>()

  /** Takes over what the register says now. Erasures in another state than before count as new. */
  update(registered: readonly RegisteredErasure[], now: number): OpenErasure[] {
    const open = registered.map((erasure): OpenErasure => {
      const before = this.#open.get(erasure.gardenId)
      const isSame = before?.state === erasure.state && before.since === erasure.since
      return isSame ? before : { ...erasure, firstSeen: now, notBefore: 0, isErasedOnce: false }
    })
    this.#open = new Map(open.map((erasure) => [erasure.gardenId, erasure]))
    return open
  }
}
