import { useEffect } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { IconButton } from '../ui/icon-button.tsx'
import { LeftIcon, RightIcon } from '../ui/icons.tsx'
import styles from './enlarged-image.module.css'
import { useSlides } from './use-slides.ts'

/** One picture as large as the screen allows, and the way to its neighbours. */
export function EnlargedImage({
  images,
  start,
  name,
  onClose,
}: {
  images: readonly string[]
  start: number
  name: string
  onClose: () => void
}) {
  const { at, goTo, handlers } = useSlides(images.length, start)
  const { onKeyDown, ...swipes } = handlers
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <Dialog title={name} wide onClose={onClose}>
      <div className={styles.slide} {...swipes}>
        <img src={images[at]} alt={`${at + 1} of ${images.length}, ${name}`} draggable={false} />
        {images.length > 1 && (
          <div className={styles.controls}>
            <IconButton
              label="Previous image"
              icon={<LeftIcon />}
              aria-disabled={at === 0}
              onClick={() => goTo(at - 1)}
            />
            <p role="status">
              {at + 1} of {images.length}
            </p>
            <IconButton
              label="Next image"
              icon={<RightIcon />}
              aria-disabled={at === images.length - 1}
              onClick={() => goTo(at + 1)}
            />
          </div>
        )}
      </div>
    </Dialog>
  )
}
