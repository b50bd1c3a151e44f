import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { lazySheet } from '../../ui/dialog/lazy-sheet.tsx'
import { ImageIcon } from '../../ui/icons.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Carousel } from './carousel.tsx'
import styles from './gallery.module.css'
import { ImageButton } from './image-button.tsx'

const AllImages = lazySheet(() => import('./all-images.tsx'))
const EnlargedImage = lazySheet(() => import('./enlarged-image.tsx'))

const previews = 3
const wide = '(min-width: 48em)'

/** A garden's pictures: three previews on a wide page, otherwise a carousel. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const isWide = useMedia(wide)
  const [showsAll, setShowsAll] = useState(false)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const shown = images.slice(0, previews)
  if (shown.length === 0) return null
  return (
    <section className={styles.gallery} aria-label={`Photos of ${name}`}>
      {isWide ? (
        <>
          <ul className={styles.previews} data-count={shown.length}>
            {shown.map((src, index) => (
              <li key={src}>
                <ImageButton
                  src={src}
                  label={`image ${index + 1} of ${images.length}`}
                  sizes={previewSizes(index, images.length)}
                  ratio="auto"
                  first={index === 0}
                  onOpen={() => setEnlarged(index)}
                />
              </li>
            ))}
          </ul>
          {images.length > 1 && (
            <span className={styles.all}>
              <Button icon={<ImageIcon />} onClick={() => setShowsAll(true)}>
                Show all images
              </Button>
            </span>
          )}
        </>
      ) : (
        <Carousel images={images} onEnlarge={setEnlarged} />
      )}
      {showsAll && <AllImages images={images} onEnlarge={setEnlarged} onClose={() => setShowsAll(false)} />}
      {enlarged !== null && (
        <EnlargedImage images={images} start={enlarged} name={name} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}

/** `sizes` of a preview. The first takes the full width, or two thirds of it beside the others. */
function previewSizes(index: number, count: number): string {
  if (count === 1) return 'min(94vw, 1120px)'
  return index === 0 ? 'min(62vw, 740px)' : 'min(31vw, 370px)'
}
