import { Drawing } from './drawing.tsx'
import kinds from './kinds.svg?no-inline'

/** A drawing of the plant or of its kind, in the line colour of its bed; shown instead of a missing photo. */
export function KindDrawing({ kind }: { kind: string }) {
  return (
    <Drawing viewBox="0 0 120 150">
      <use href={`${kinds}#${kind}`} />
    </Drawing>
  )
}
