import bloom from './bloom.svg?no-inline'
import cover from './cover.svg?no-inline'
import emboss from './emboss.svg?no-inline'
import frieze from './frieze.svg?no-inline'
import gate from './gate.svg?no-inline'
import pom from './pom.svg?no-inline'
import sprig from './sprig.svg?no-inline'

// Files instead of components keep these out of the scripts; a referenced symbol still takes the page's colours.
const drawing = (address: string, symbol: string, viewBox: string) => () => (
  <svg viewBox={viewBox} aria-hidden="true" focusable="false">
    <use href={`${address}#${symbol}`} />
  </svg>
)

/** A waratah in full bloom, for a month that is all done. */
export const Bloom = /* @__PURE__ */ drawing(bloom, 'bloom', '0 0 240 230')

/** A spray of wattle in colour, from 48 px up. */
export const Sprig = /* @__PURE__ */ drawing(sprig, 'sprig', '0 0 120 120')

/** The same spray pressed into the cloth cover, in the colour of its place. */
export const Emboss = /* @__PURE__ */ drawing(emboss, 'emboss', '0 0 160 200')

/** The garden gate: community and public pages. */
export const GateDrawing = /* @__PURE__ */ drawing(gate, 'gate', '0 0 220 160')

/** One wattle blossom, to be placed inside another drawing around a point. */
export function Pom({ x, y, size = 32 }: { x: number; y: number; size?: number }) {
  return <use href={`${pom}#pom`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
}

/** The season border along one ground line, cropped from the left where it is narrow. */
export function Frieze({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="100%" height="132" aria-hidden="true" focusable="false">
      <use href={`${frieze}#frieze`} width="100%" height="100%" />
    </svg>
  )
}

/** A spray of wattle pressed in foil on the opened cover. Its place sets `--cover-foil` and `--cover-leaf`. */
export function CoverSpray({ className }: { className?: string | undefined }) {
  return (
    <svg
      className={className}
      viewBox="0 0 480 1100"
      preserveAspectRatio="xMidYMax meet"
      aria-hidden="true"
      focusable="false"
    >
      <use href={`${cover}#cover`} width="480" height="1100" />
    </svg>
  )
}
