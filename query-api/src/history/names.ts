import type { Collection } from '@wattle/adapters/read-models/port.ts'
import type { SubjectDocument } from '@wattle/projections/history/subjects.ts'
import { keyOf } from '@wattle/projections/read-model.ts'
import type { Recorded } from './scan.ts'

export type Subjects = ReadonlyMap<string, SubjectDocument>

/** Looks up subjects by id. */
export type SubjectsOf = (ids: readonly string[]) => Promise<Subjects>

/** Looks up subjects in a garden's documents. */
export function subjectsIn(collection: Collection<SubjectDocument>, gardenId: string): SubjectsOf {
  return async (ids) => {
    if (ids.length === 0) return new Map()
    const found = await collection.load(ids.map((id) => keyOf(gardenId, id)))
    return new Map([...found.values()].flatMap(({ document }) => (document ? [[document.id, document]] : [])))
  }
}

/** The ids of everything that these events refer to. */
export function touchedIn(events: readonly Recorded[]): string[] {
  const ids = events.flatMap(({ data: { nurseryPlantId }, metadata: { refs } }) => [
    ...refs.plants,
    ...refs.locations,
    ...refs.tasks,
    ...(typeof nurseryPlantId === 'string' ? [nurseryPlantId] : []),
  ])
  return [...new Set(ids)]
}

/** The name that something had after the event of this revision; null if the id is unknown. */
export function nameAt(subjects: Subjects, id: string, revision: number): string | null {
  return subjects.get(id)?.names.findLast(({ since }) => since <= revision)?.name ?? null
}
