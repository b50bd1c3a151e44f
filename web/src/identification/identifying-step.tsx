import { Button } from '../ui/buttons/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { useSeconds } from '../ui/feedback/use-seconds.ts'
import { Photo } from '../ui/page/photo.tsx'
import { counted } from '../ui/text/words.ts'
import { identifyingMessages, messageAt } from './identifying-messages.ts'
import styles from './identifying-step.module.css'

/** Shown while the picture is being identified: the picture, a playful line, and two ways out. */
export function IdentifyingStep({
  preview,
  onCancel,
  onManual,
  onClose,
}: {
  preview: string | null
  onCancel: () => void
  onManual: () => void
  onClose: () => void
}) {
  const seconds = useSeconds()
  const at = messageAt(seconds)
  // The second press of a double-click must not hit a button that replaced the one pressed first.
  const isFresh = seconds === 0
  return (
    <Dialog title="Identifying your plant" onClose={onClose}>
      <div className={styles.step} aria-busy="true">
        {preview && (
          <div className={styles.photo}>
            <Photo src={preview} alt="The photo you chose" sizes="230px" first />
            <span className={styles.scan} aria-hidden="true" />
          </div>
        )}
        <p className="sr" role="status">
          {identifyingMessages[0]}
        </p>
        <p className={styles.message} aria-hidden="true">
          {identifyingMessages[at]}
        </p>
        <ol className={styles.dots} aria-hidden="true">
          {identifyingMessages.map((message, index) => (
            <li key={message} className={classNames(index <= at && styles.on)} />
          ))}
        </ol>
        <p className="small muted">{counted(seconds, 'second')} so far. It usually takes about 15.</p>
        <div className={styles.ways}>
          <Button onClick={onCancel} aria-disabled={isFresh}>
            Cancel
          </Button>
          <Button variant="quiet" onClick={onManual} aria-disabled={isFresh}>
            Add Plant Manually
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
