import { IconButton } from '../../ui/buttons/icon-button.tsx'
import { LeftIcon, RightIcon } from '../../ui/icons.tsx'
import styles from './slide-controls.module.css'

/** Previous and next buttons and the current position; nothing for a single picture. */
export function SlideControls({
  at,
  count,
  goTo,
}: {
  at: number
  count: number
  goTo: (index: number) => void
}) {
  if (count < 2) return null
  return (
    <div className={styles.controls}>
      <IconButton
        label="Previous image"
        icon={<LeftIcon />}
        aria-disabled={at === 0}
        onClick={() => goTo(at - 1)}
      />
      <p role="status">
        {at + 1} of {count}
      </p>
      <IconButton
        label="Next image"
        icon={<RightIcon />}
        aria-disabled={at === count - 1}
        onClick={() => goTo(at + 1)}
      />
    </div>
  )
}
