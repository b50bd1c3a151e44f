import { Button } from '../../ui/buttons/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { WarnIcon } from '../../ui/icons.tsx'
import { FloatingBar } from '../../ui/page/floating-bar.tsx'
import styles from './save-bar.module.css'

/**
 * Shows unsaved changes or a failed save, with buttons to save and discard. On a phone the bar floats
 * only with changes to save.
 */
export function SaveBar({
  form,
  changes,
  canSave,
  problem,
  busy,
  onDiscard,
}: {
  /** The id of the form to submit. */
  form: string
  changes: number
  /** True even without changes by the gardener if a suggested place is not saved yet: saving confirms it. */
  canSave: boolean
  problem: string | null
  busy: boolean
  onDiscard: () => void
}) {
  return (
    <FloatingBar idle={changes === 0}>
      {problem ? (
        <p className={styles.problem} role="alert">
          <WarnIcon />
          <strong>{problem}</strong>
        </p>
      ) : (
        <p role="status">
          <strong>{said(changes, canSave)}</strong>
          {changes > 0 && <span className={classNames('muted', styles.yet)}> not saved yet</span>}
        </p>
      )}
      <Button variant="quiet" aria-disabled={changes === 0 || busy} onClick={onDiscard}>
        Discard
      </Button>
      <Button
        variant="primary"
        type="submit"
        form={form}
        aria-disabled={!canSave}
        busy={busy}
        busyLabel="Saving…"
      >
        Save
      </Button>
    </FloatingBar>
  )
}

function said(changes: number, canSave: boolean) {
  if (changes > 0) return changes === 1 ? 'One change' : `${changes} changes`
  return canSave ? 'Is this where your garden is?' : 'All saved'
}
