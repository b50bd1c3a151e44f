import { type ReactNode, useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { showError } from '../feedback/toasts.ts'
import { TrashIcon } from '../garden-icons.tsx'
import { useWhileHere } from '../navigation/use-while-here.ts'
import { useSingleFlight } from '../use-single-flight.ts'
import { DialogCancel } from './close-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Thing, type ThingProps } from './thing.tsx'

/**
 * Asks before something is deleted: shows the thing itself and says what goes with it. It closes when it is done, and says why it
 * could not be, also when it was closed before that was known.
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
  /** Resolves once it is done, rejects when it could not be. A second press before that does nothing. */
  onConfirm: () => void | Promise<void>
  /** The sentence that an error is told in, where there may be one. */
  failure?: (error: unknown) => string
  onClose: () => void
}) {
  const once = useSingleFlight()
  const whileHere = useWhileHere()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const confirm = async () => {
    setBusy(true)
    setError(null)
    try {
      await onConfirm()
      whileHere(onClose)
    } catch (cause) {
      const message = failure(cause)
      whileHere(
        () => setError(message),
        () => showError(message),
      )
    }
    setBusy(false)
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={isBusy}>{cancelLabel}</DialogCancel>
          <Button
            variant="danger"
            icon={<TrashIcon />}
            busy={isBusy}
            busyLabel={busyLabel}
            onClick={() => void once(confirm)}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {error && <Banner tone="error">{error}</Banner>}
      {thing && <Thing {...thing} />}
      <p>{children}</p>
    </Dialog>
  )
}
