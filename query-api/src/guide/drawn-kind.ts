import { LruCache } from '@wattle/adapters/lib/lru-cache.ts'
import { drawingOf } from '@wattle/plant-guide/names/drawing-of.ts'

type Pictured = { name: string; species: string; imageUrl: string | null }

/** A list looks up the same names each time it is read. */
const known = new LruCache<string, { kind?: string }>(5000)

/** The kind of drawing for a plant without a picture; empty if it has a picture or the kind is unknown. */
export function drawnKind({ name, species, imageUrl }: Pictured): { kind?: string } {
  if (imageUrl) return {}
  const key = `${name}\n${species}`
  const before = known.get(key)
  if (before) return before
  const kind = drawingOf({ name, species })
  const drawn = kind ? { kind } : {}
  known.set(key, drawn)
  return drawn
}

/** The view of a plant, with its kind of drawing. */
export const withKind = <View extends Pictured>(view: View): View & { kind?: string } => ({
  ...view,
  ...drawnKind(view),
})
