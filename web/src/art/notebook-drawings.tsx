import bloom from './bloom.svg?no-inline'
import emboss from './emboss.svg?no-inline'
import frieze from './frieze.svg?no-inline'
import { drawing } from './large-drawings.tsx'
import pom from './pom.svg?no-inline'

// These drawings are only for the gardener's own pages, so that visitors do not download their addresses.

/** A waratah in full bloom, for a month whose tasks are all done. */
export const Bloom = /* @__PURE__ */ drawing(bloom, 'bloom', '0 0 240 230')

/** A spray of wattle pressed into the cloth cover, in the container's colour. */
export const Emboss = /* @__PURE__ */ drawing(emboss, 'emboss', '0 0 160 200')

/** One wattle blossom, centred on a point inside another drawing. */
export function Pom({ x, y, size = 32 }: { x: number; y: number; size?: number }) {
  return <use href={`${pom}#pom`} x={x - size / 2} y={y - size / 2} width={size} height={size} />
}

/** The season border along one ground line, cropped on the left where space is narrow. */
export function Frieze({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} width="100%" height="132" aria-hidden="true">
      <use href={`${frieze}#frieze`} width="100%" height="100%" />
    </svg>
  )
}
