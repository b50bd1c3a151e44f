import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { Banner } from '../feedback/banner.tsx'
import { TrashIcon } from '../garden-icons.tsx'
import { useSingleFlight } from '../use-single-flight.ts'
import { DialogCancel } from './close-dialog.tsx'
import { Dialog } from './dialog.tsx'
import { Thing, type ThingProps } from './thing.tsx'

/** Asks before something is deleted: shows the thing itself and says what goes with it. */
export function ConfirmDialog({
  title,
  thing,
  children,
  confirmLabel,
  cancelLabel = 'Keep it',
  busyLabel = 'Deleting…',
  busy,
  error,
  onConfirm,
  onClose,
}: {
  title: string
  thing?: ThingProps | undefined
  children: ReactNode
  /** Such as “Delete Location”. */
  confirmLabel: string
  cancelLabel?: string | undefined
  busyLabel?: string | undefined
  busy?: boolean | undefined
  /** Why it did not work the last time. */
  error?: string | undefined
  /** Resolves once it is known how it went; a second press before that does nothing. */
  onConfirm: () => void | Promise<void>
  onClose: () => void
}) {
  const once = useSingleFlight()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <>
          <DialogCancel disabled={busy}>{cancelLabel}</DialogCancel>
          <Button
            variant="danger"
            icon={<TrashIcon />}
            busy={busy}
            busyLabel={busyLabel}
            onClick={() => void once(onConfirm)}
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
