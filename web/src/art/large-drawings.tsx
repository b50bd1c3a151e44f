import cover from './cover.svg?no-inline'
import gate from './gate.svg?no-inline'
import leaf from './leaf.svg?no-inline'
import pot from './pot.svg?no-inline'
import sprig from './sprig.svg?no-inline'

// Files instead of components keep these out of the scripts; a referenced symbol still takes the page's colours.
export const drawing = (address: string, symbol: string, viewBox: string) => () => (
  <svg viewBox={viewBox} aria-hidden="true">
    <use href={`${address}#${symbol}`} />
  </svg>
)

/** A spray of wattle in colour, from 48 px up. */
export const Sprig = /* @__PURE__ */ drawing(sprig, 'sprig', '0 0 120 120')

/** The garden gate: community and public pages. */
export const GateDrawing = /* @__PURE__ */ drawing(gate, 'gate', '0 -8 220 168')

/** A leaf in the line colour of the bed it stands on: what shows where a photograph is missing. */
export const LeafDrawing = /* @__PURE__ */ drawing(leaf, 'leaf', '0 0 120 150')

/** A pot with a young plant: nowhere to put it, something went wrong with plants. */
export const PotDrawing = /* @__PURE__ */ drawing(pot, 'pot', '0 0 200 160')

/** A spray of wattle pressed in foil on the opened cover. Its place sets `--cover-foil` and `--cover-leaf`. */
export function CoverSpray({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 1100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={`${cover}#cover`} width="480" height="1100" />
    </svg>
  )
}
