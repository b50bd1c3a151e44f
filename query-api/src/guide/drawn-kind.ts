import { drawingOf } from '@wattle/plant-guide/names/drawing-of.ts'

type Pictured = { name: string; species: string; imageUrl: string | null }

/** Cache of names: a list looks up the same ones each time it is read. */
const known = new Map<string, ReturnType<typeof drawingOf>>()
const most = 5000

/** The kind of drawing for a plant without a picture; empty if it has a picture or the kind is unknown. */
export function drawnKind({ name, species, imageUrl }: Pictured): { kind?: string } {
  if (imageUrl) return {}
  const key = `${name}\n${species}`
  if (!known.has(key)) {
    if (known.size >= most) known.clear()
    known.set(key, drawingOf({ name, species }))
  }
  const kind = known.get(key)
  return kind ? { kind } : {}
}

/** The view of a plant, with its kind of drawing. */
export const withKind = <View extends Pictured>(view: View): View & { kind?: string } => ({
  ...view,
  ...drawnKind(view),
})
