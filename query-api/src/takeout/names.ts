import type { GardenDocuments } from './gather.ts'

/** The names of plants and locations by id; empty if there is none. */
export function namesIn({ plants, locations }: Pick<GardenDocuments, 'plants' | 'locations'>) {
  const named = (things: readonly { id: string; name: string }[]) => {
    const names = new Map(things.map(({ id, name }) => [id, name]))
    return (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  }
  return { plantName: named(plants), locationName: named(locations) }
}
