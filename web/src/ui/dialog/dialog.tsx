import { type FormEvent, type ReactNode, startTransition, useEffect, useId, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { afterPaint } from '../after-paint.ts'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import { classNames } from '../class-names.ts'
import { Toaster } from '../feedback/toaster.tsx'
import { showFirstProblem } from '../fields/first-problem.ts'
import { CloseIcon } from '../icons.tsx'
import { useLeaveGuard } from '../navigation/use-leave-guard.ts'
import { CloseDialog, DialogCancel } from './close-dialog.tsx'
import styles from './dialog.module.css'
import { useIsScrollable } from './use-is-scrollable.ts'
import { isBackdrop, useModal } from './use-modal.ts'
import { useSheetDrag } from './use-sheet-drag.ts'

export type DialogProps = {
  title: string
  /** A dialog is open while rendered, so the caller must stop rendering it here. */
  onClose: () => void
  children: ReactNode
  /** Buttons, the primary one last. */
  footer?: ReactNode
  /** Makes body and footer one form, sent by its submit button or Enter. Resolves once the outcome is known. */
  onSubmit?: (() => void | Promise<void>) | undefined
  /** While true, closing or leaving first asks whether to discard the changes. */
  dirty?: boolean | undefined
  wide?: boolean | undefined
}

/**
 * A modal dialog, shown as a bottom sheet on narrow screens. Esc, Back, the backdrop, the close button and a swipe down
 * close it. The veil appears one frame before the dialog, so the press is answered at once; a dialog that replaces
 * another appears without delay.
 */
export function Dialog(props: DialogProps) {
  const [isDrawn, setDrawn] = useState(isAnyOpen)
  useEffect(() => afterPaint(() => startTransition(() => setDrawn(true))), [])
  // A portal, because a form in a dialog inside another form would submit both.
  return createPortal(
    <>
      {isDrawn && <OpenDialog {...props} />}
      <div className={styles.veil} />
    </>,
    document.body,
  )
}

const isAnyOpen = () => document.querySelector('dialog[open]') !== null

function OpenDialog({ title, onClose, children, footer, onSubmit, dirty = false, wide }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const [host] = useState(() => ({ opened: Date.now() }))
  /** The navigation that waits for the answer to “Leave without saving?”. */
  const [leave, setLeave] = useState<(() => void) | null>(null)
  const close = () => (dirty ? setLeave(() => onClose) : onClose())
  useLeaveGuard(dirty, {
    blocks: ({ isBack, isSamePage }) => isBack || (dirty && !isSamePage),
    onBlocked: ({ isBack }, proceed) => (isBack ? close() : setLeave(() => proceed)),
  })
  const body = useRef<HTMLDivElement>(null)
  const isScrollable = useIsScrollable(body)
  const drag = useSheetDrag(() => ref.current, close)
  const [tries, setTries] = useState(0)
  const [isSending, setSending] = useState(false)

  useModal(ref, host, onClose)

  useEffect(() => {
    if (tries > 0) showFirstProblem(ref.current?.querySelector('form'))
  }, [tries])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    // Submitting a dialog nested in this one bubbles through the React tree, although its form is separate.
    event.stopPropagation()
    setSending(true)
    try {
      await onSubmit?.()
    } finally {
      setSending(false)
    }
    setTries((before) => before + 1)
  }
  const inside = (
    <>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the accessible name comes and goes with the role */}
      <div
        ref={body}
        className={styles.body}
        tabIndex={isScrollable ? 0 : undefined}
        role={isScrollable ? 'group' : undefined}
        aria-labelledby={isScrollable ? id : undefined}
      >
        {children}
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  )
  const pressedOutside = useRef(false)
  return (
    <CloseDialog value={close}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: clicking the backdrop is for pointers; Esc and the close button do the same */}
      <dialog
        ref={ref}
        className={classNames(styles.dialog, wide && styles.wide)}
        aria-labelledby={id}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          close()
        }}
        onPointerDown={(event) => {
          pressedOutside.current = isBackdrop(event)
        }}
        onClick={(event) => {
          if (pressedOutside.current && isBackdrop(event)) close()
        }}
      >
        <div className={styles.head} {...drag}>
          <span className={styles.grabber} aria-hidden="true" />
          <h2 id={id} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label="Close" icon={<CloseIcon />} onClick={close} />
        </div>
        {onSubmit ? (
          <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
            {inside}
          </form>
        ) : (
          inside
        )}
        <Toaster host={host} />
      </dialog>
      {leave && <LeaveQuestion isSending={isSending} onStay={() => setLeave(null)} onLeave={leave} />}
    </CloseDialog>
  )
}

/** Asks whether to discard the changes. A request already sent to the server cannot be cancelled. */
export function LeaveQuestion({
  isSending = false,
  onStay,
  onLeave,
}: {
  isSending?: boolean
  onStay: () => void
  onLeave: () => void
}) {
  return (
    <Dialog
      title={isSending ? 'Leave while it is being saved?' : 'Leave without saving?'}
      onClose={onStay}
      footer={
        <>
          <DialogCancel>{isSending ? 'Wait' : 'Keep editing'}</DialogCancel>
          <Button variant="danger" onClick={onLeave}>
            {isSending ? 'Leave' : 'Discard changes'}
          </Button>
        </>
      }
    >
      <p>{isSending ? 'Your changes may be saved all the same.' : 'Your changes here will be lost.'}</p>
    </Dialog>
  )
}
