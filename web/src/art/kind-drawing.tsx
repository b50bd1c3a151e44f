import { Drawing } from './drawing.tsx'
import kinds from './kinds.svg?no-inline'

/** A plant that looks like it, or one of its kind, in the line colour of the bed it stands on: what shows where a photograph is missing. */
export function KindDrawing({ kind }: { kind: string }) {
  return (
    <Drawing viewBox="0 0 120 150">
      <use href={`${kinds}#${kind}`} />
    </Drawing>
  )
}
