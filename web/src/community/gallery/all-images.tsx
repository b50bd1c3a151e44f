import { Dialog } from '../../ui/dialog/dialog.tsx'
import styles from './gallery.module.css'
import { ImageButton } from './image-button.tsx'

/** All pictures of a garden in a grid. */
export default function AllImages({
  images,
  onEnlarge,
  onClose,
}: {
  images: readonly string[]
  onEnlarge: (index: number) => void
  onClose: () => void
}) {
  return (
    <Dialog title="All images" wide onClose={onClose}>
      <ul className={styles.grid}>
        {images.map((src, index) => (
          <li key={src}>
            <ImageButton
              src={src}
              label={`image ${index + 1} of ${images.length}`}
              sizes="280px"
              ratio="4 / 3"
              first={index === 0}
              onOpen={() => onEnlarge(index)}
            />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
