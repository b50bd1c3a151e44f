import { isOurPicture, pictureAt, pictureCopies } from '@wattle/contracts/images/addresses.ts'
import { useEffect, useState } from 'react'
import { KindDrawing } from '../../art/kind-drawing.tsx'
import { LeafDrawing } from '../../art/large-drawings.tsx'
import { classNames } from '../class-names.ts'
import styles from './photo.module.css'

/** A tile in a grid of tiles. */
const tileSizes = '(max-width: 556px) calc(50vw - 35px), (min-resolution: 1.5dppx) 160px, 200px'

/**
 * A photograph in a frame of fixed shape, so that nothing moves when it arrives. Without one, or when it cannot be
 * loaded, a plant of its kind, or else a leaf, is drawn on the bed of its location. It is tried again once back online.
 */
export function Photo({
  src,
  alt = '',
  ratio = '4 / 5',
  sizes = tileSizes,
  bed,
  kind,
  first,
  className,
}: {
  src: string | null | undefined
  /** Empty where the name stands beside it. */
  alt?: string | undefined
  /** Width and height of the frame as CSS writes them. */
  ratio?: string | undefined
  /** How wide it is shown, as the `sizes` of an image; a little less where a smaller copy then does for two pixels to one. */
  sizes?: string | undefined
  bed?: string | undefined
  /** What kind of plant it is, where that is known. */
  kind?: string | null | undefined
  /** The one large picture at the top of a page: loaded before the rest. */
  first?: boolean | undefined
  className?: string | undefined
}) {
  const [failed, setFailed] = useState<string | null>(null)
  useEffect(() => {
    if (!failed) return
    const again = () => setFailed(null)
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [failed])
  const shown = src && src !== failed ? src : null
  return (
    <span className={classNames(styles.frame, className)} style={{ aspectRatio: ratio }} data-bed={bed}>
      {shown ? (
        <img
          key={shown}
          src={pictureAt(shown, 640)}
          srcSet={isOurPicture(shown) ? pictureCopies(shown) : undefined}
          sizes={sizes}
          alt={alt}
          loading={first ? 'eager' : 'lazy'}
          fetchPriority={first ? 'high' : undefined}
          decoding="async"
          onError={() => setFailed(shown)}
        />
      ) : (
        <span className={styles.leaf}>
          {kind ? <KindDrawing kind={kind} /> : <LeafDrawing />}
          {alt && <span className="sr">{alt}</span>}
        </span>
      )}
    </span>
  )
}
