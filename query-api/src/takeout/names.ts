import type { GardenDocuments } from './gather.ts'

/** What plants and places are called, by their ids; nothing where there is none. */
export function namesIn({ plants, locations }: Pick<GardenDocuments, 'plants' | 'locations'>) {
  const named = (things: readonly { id: string; name: string }[]) => {
    const names = new Map(things.map(({ id, name }) => [id, name]))
    return (id: string | null) => (id === null ? '' : (names.get(id) ?? ''))
  }
  return { plantName: named(plants), locationName: named(locations) }
}
