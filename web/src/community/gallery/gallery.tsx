import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { ImageIcon } from '../../ui/icons.tsx'
import { Photo } from '../../ui/page/photo.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { Carousel } from './carousel.tsx'
import { EnlargedImage } from './enlarged-image.tsx'
import styles from './gallery.module.css'

const previews = 3
const wide = '(min-width: 768px)'

/** A garden's pictures: three previews where there is room, else one after the other by swipe. */
export function Gallery({ images, name }: { images: readonly string[]; name: string }) {
  const isWide = useMedia(wide)
  const [open, setOpen] = useState<'all' | null>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  if (images.length === 0) return null
  const picture = (src: string, index: number, sizes: string, ratio: string) => (
    <ImageButton
      key={src}
      src={src}
      label={`image ${index + 1} of ${images.length}`}
      sizes={sizes}
      ratio={ratio}
      first={index === 0}
      onOpen={() => setEnlarged(index)}
    />
  )
  return (
    <section className={styles.gallery} aria-label={`Photos of ${name}`}>
      {isWide ? (
        <>
          <ul className={styles.previews} data-count={Math.min(images.length, previews)}>
            {images.slice(0, previews).map((src, index) => (
              <li key={src}>{picture(src, index, previewSizes(index, images.length), 'auto')}</li>
            ))}
          </ul>
          {images.length > 1 && (
            <span className={styles.all}>
              <Button icon={<ImageIcon />} onClick={() => setOpen('all')}>
                Show all images
              </Button>
            </span>
          )}
        </>
      ) : (
        <Carousel images={images} onEnlarge={setEnlarged} />
      )}
      {open === 'all' && (
        <Dialog title="All images" wide onClose={() => setOpen(null)}>
          <ul className={styles.grid}>
            {images.map((src, index) => (
              <li key={src}>{picture(src, index, '240px', '4 / 3')}</li>
            ))}
          </ul>
        </Dialog>
      )}
      {enlarged !== null && (
        <EnlargedImage images={images} start={enlarged} name={name} onClose={() => setEnlarged(null)} />
      )}
    </section>
  )
}

/** The first preview takes the whole width, or two thirds of it beside the others. */
function previewSizes(index: number, count: number): string {
  if (count === 1) return 'min(94vw, 1120px)'
  return index === 0 ? 'min(62vw, 740px)' : 'min(31vw, 370px)'
}

/** A picture that opens larger. */
function ImageButton({
  src,
  label,
  sizes,
  ratio,
  first,
  onOpen,
}: {
  src: string
  label: string
  sizes: string
  ratio: string
  first: boolean
  onOpen: () => void
}) {
  return (
    <button type="button" className={styles.image} aria-label={`Enlarge ${label}`} onClick={onOpen}>
      <Photo className={styles.photo} src={src} alt={label} ratio={ratio} sizes={sizes} first={first} />
    </button>
  )
}
