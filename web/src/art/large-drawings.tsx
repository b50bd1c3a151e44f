import cover from './cover.svg?no-inline'
import gate from './gate.svg?no-inline'
import leaf from './leaf.svg?no-inline'
import pot from './pot.svg?no-inline'
import sprig from './sprig.svg?no-inline'

// SVG files instead of components keep the drawings out of the scripts. A `<use>` of their symbols still
// inherits the page's colours.
export const drawing = (address: string, symbol: string, viewBox: string) => () => (
  <svg viewBox={viewBox} aria-hidden="true">
    <use href={`${address}#${symbol}`} />
  </svg>
)

/** A spray of wattle in colour, for 48 px and larger. */
export const Sprig = /* @__PURE__ */ drawing(sprig, 'sprig', '0 0 120 120')

/** The garden gate, for community and public pages. */
export const GateDrawing = /* @__PURE__ */ drawing(gate, 'gate', '0 -8 220 168')

/** A leaf in the line colour of its bed; shown instead of a missing photo. */
export const LeafDrawing = /* @__PURE__ */ drawing(leaf, 'leaf', '0 0 120 150')

/** A pot with a young plant, for missing locations and errors with plants. */
export const PotDrawing = /* @__PURE__ */ drawing(pot, 'pot', '0 0 200 160')

/** A spray of wattle in foil, pressed on the opened cover. Its container sets `--cover-foil` and `--cover-leaf`. */
export function CoverSpray({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 480 1100" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <use href={`${cover}#cover`} width="480" height="1100" />
    </svg>
  )
}
