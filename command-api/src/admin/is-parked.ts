import { type DeadLetter, DeadLetters } from '@wattle/adapters/read-models/dead-letters.ts'
import type { ReadModels } from '@wattle/adapters/read-models/port.ts'

/** Whether the garden is parked at exactly this event. Throws `ReadModelsUnavailable`. */
export type IsParked = (letter: Omit<DeadLetter, 'error'>) => Promise<boolean>

export const createIsParked =
  (readModels: ReadModels): IsParked =>
  async (letter) =>
    (await DeadLetters.open(readModels)).has(letter)
