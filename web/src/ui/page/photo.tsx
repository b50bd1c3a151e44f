import { isOurPicture, pictureAt, pictureCopies } from '@wattle/contracts/images/addresses.ts'
import { useEffect, useState } from 'react'
import { KindDrawing } from '../../art/kind-drawing.tsx'
import { LeafDrawing } from '../../art/large-drawings.tsx'
import { classNames } from '../class-names.ts'
import styles from './photo.module.css'

/** `sizes` of a tile in the grid. */
const tileSizes = '(max-width: 556px) calc(50vw - 35px), (min-resolution: 1.5dppx) 160px, 200px'

/**
 * A photo in a frame of fixed ratio, so that nothing shifts when it loads. Without one, or if loading fails, a drawing
 * of the plant's kind, or else of a leaf, on its location's bed. A failed photo is retried once back online.
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
  /** Empty if the name stands beside the photo. */
  alt?: string | undefined
  /** The frame's aspect ratio in CSS. */
  ratio?: string | undefined
  /** The image's `sizes`; slightly smaller if a smaller copy then suffices at two pixels to one. */
  sizes?: string | undefined
  bed?: string | undefined
  /** The plant's kind, if known. */
  kind?: string | null | undefined
  /** For the large picture at the top of a page, loaded before the rest. */
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
