import { Photo } from '../../ui/page/photo.tsx'
import styles from './gallery.module.css'

/** A picture that opens enlarged. */
export function ImageButton({
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
