import { Button } from '../../ui/buttons/button.tsx'
import { WarnIcon } from '../../ui/icons.tsx'
import styles from './save-bar.module.css'

/** Says what is not saved yet, or that saving failed, and offers to save or to go back. */
export function SaveBar({
  changes,
  problem,
  busy,
  onDiscard,
}: {
  changes: number
  problem: string | null
  busy: boolean
  onDiscard: () => void
}) {
  return (
    <div className={styles.bar}>
      {problem ? (
        <p className={styles.problem} role="alert">
          <WarnIcon />
          <strong>{problem}</strong>
        </p>
      ) : (
        <p role="status">
          <strong>{changes === 0 ? 'All saved' : changes === 1 ? 'One change' : `${changes} changes`}</strong>
          {changes > 0 && <span className="muted"> not saved yet</span>}
        </p>
      )}
      <Button variant="quiet" disabled={changes === 0 || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button variant="primary" type="submit" busy={busy} busyLabel="Saving…">
        Save
      </Button>
    </div>
  )
}
