import type { Pointer, ReadModels } from '@wattle/adapters/read-models/port.ts'
import type { AnyReadModel } from '../read-model.ts'

/** A pointer to a version that was active from the first event. */
export const pointingAt = (version: number): Pointer => ({
  active: { version, build: 0 },
  building: null,
  kept: null,
})

/** Makes these versions active for readers and workers. */
export async function use(readModels: ReadModels, models: readonly AnyReadModel[]): Promise<void> {
  for (const { name, version } of models) await readModels.point(name, pointingAt(version))
}
