import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { TrashIcon } from '../garden-icons.tsx'
import { useIfMounted } from '../navigation/use-if-mounted.ts'
import { useSubmit } from '../use-submit.ts'
import { DialogCancel } from './close-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Thing, type ThingProps } from './thing.tsx'

/**
 * Asks before something is deleted, showing the thing and what is deleted with it. Closes on success and shows the
 * reason on failure; if already closed by then, a toast shows it.
 */
export function ConfirmDialog({
  title,
  thing,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  busyLabel = 'Deleting…',
  onConfirm,
  failure = String,
  onClose,
}: {
  title: string
  thing?: ThingProps | undefined
  children: ReactNode
  /** Such as “Delete Location”. */
  confirmLabel: string
  cancelLabel?: string | undefined
  busyLabel?: string | undefined
  /** Resolves when done, rejects on failure. A second press before that does nothing. */
  onConfirm: () => void | Promise<void>
  /** The sentence to show for an error. */
  failure?: (error: unknown) => string
  onClose: () => void
}) {
  const { submit, isSending, problem } = useSubmit(failure)
  const ifMounted = useIfMounted()
  const confirm = async () => {
    await onConfirm()
    ifMounted(onClose)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isSending}>{cancelLabel}</DialogCancel>
          <Button
            variant="danger"
            icon={<TrashIcon />}
            busy={isSending}
            busyLabel={busyLabel}
            onClick={() => void submit({}, confirm)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {problem && <Banner tone="error">{problem}</Banner>}
      {thing && <Thing {...thing} />}
      <p>{children}</p>
    </Dialog>
  )
}
