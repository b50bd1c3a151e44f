import { isOurPicture, pictureCopies } from '@wattle/contracts/images/addresses.ts'
import { useEffect } from 'react'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './enlarged-image.module.css'
import { SlideControls } from './slide-controls.tsx'
import { useSlides } from './use-slides.ts'

/** One picture as large as the screen allows, with controls for its neighbours. */
export default function EnlargedImage({
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
  const { at, goTo, onKeyDown, swipes } = useSlides(images.length, start)
  const image = images[at] ?? ''
  useEffect(() => {
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  })
  return (
    <Dialog title={name} wide onClose={onClose}>
      <div className={styles.slide} {...swipes}>
        <img
          src={image}
          srcSet={isOurPicture(image) ? pictureCopies(image) : undefined}
          sizes="min(100vw - 32px, 912px)"
          alt={`${at + 1} of ${images.length}, ${name}`}
          draggable={false}
        />
        <SlideControls at={at} count={images.length} goTo={goTo} />
      </div>
    </Dialog>
  )
}
