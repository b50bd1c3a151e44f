import { drawingOf } from '@wattle/plant-guide/names/drawing-of.ts'

type Pictured = { name: string; species: string; imageUrl: string | null }

/** Names looked up lately: a list asks for the same ones each time it is read. */
const known = new Map<string, ReturnType<typeof drawingOf>>()
const most = 5000

/** What is drawn of a plant without a picture: `{ kind }`, or nothing where it has one or nobody knows. */
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
