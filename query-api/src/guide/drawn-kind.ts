import type { PlantKind } from '@wattle/plant-guide/entry.ts'
import { kindOf } from '@wattle/plant-guide/names/kind-of.ts'

type Pictured = { name: string; species: string; imageUrl: string | null }

/** Names looked up lately: a list asks for the same ones each time it is read. */
const known = new Map<string, PlantKind | undefined>()
const most = 5000

/** The kind that is drawn of a plant without a picture: `{ kind }`, or nothing where it has one or nobody knows. */
export function drawnKind({ name, species, imageUrl }: Pictured): { kind?: PlantKind } {
  if (imageUrl) return {}
  const key = `${name}\n${species}`
  if (!known.has(key)) {
    if (known.size >= most) known.clear()
    known.set(key, kindOf(name, species))
  }
  const kind = known.get(key)
  return kind ? { kind } : {}
}
