import type { Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from '../read-model.ts'

/** A pointer to a version that was there from the first event on. */
export const pointingAt = (version: number): Pointer => ({
  active: { version, build: 0 },
  building: null,
  kept: null,
})

/** Points readers and workers at these. */
export async function use(readModels: ReadModels, models: readonly AnyReadModel[]): Promise<void> {
  for (const { name, version } of models) await readModels.point(name, pointingAt(version))
}
