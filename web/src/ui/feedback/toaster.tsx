import { useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'
import { type OpenedDialog, useTopDialog } from '../dialog/open-dialogs.ts'
import { CheckIcon, CloseIcon, WarnIcon } from '../icons.tsx'
import { usePage } from '../navigation/use-page.ts'
import styles from './toaster.module.css'
import { dismissToast, type Toast, timeLeft, useToasts } from './toasts.ts'

/**
 * The region where toasts appear. The page has one and every dialog its own, because nothing below an open dialog is
 * reachable: the topmost shows the toasts. `host` is its dialog, null for the page. A toast from before a dialog
 * opened is not shown in it; the page shows it after the dialog closes, unless that has led to another page.
 */
export function Toaster({
  host = null,
  place,
}: {
  host?: OpenedDialog | null
  /**
   * Position on a wide page: over the head of a page without a sidebar, or in the sidebar, which makes room.
   * By default in the corner.
   */
  place?: 'head' | 'sidebar'
}) {
  const top = useTopDialog()
  const toasts = useToasts()
  const waits = ({ since }: Toast) => top !== null && since < top.opened
  const shown = top === host ? toasts.filter((toast) => !waits(toast)) : []
  const page = usePage()
  const before = useRef({ page, leaving: toasts })
  useEffect(() => {
    if (before.current.page !== page) for (const { id } of before.current.leaving) dismissToast(id)
    // An error that offers nothing is about the page, or about a form that was left there.
    const isLeaving = (toast: Toast) => (top ? waits(toast) : toast.tone === 'error' && !toast.action)
    before.current = { page, leaving: toasts.filter(isLeaving) }
  })
  const [resting, setResting] = useState(false)
  const close = (id: number) => {
    dismissToast(id)
    // An element removed under the mouse or with the focus fires no leave or blur event.
    setResting(false)
  }
  const messages = (areErrors: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === areErrors)
      .map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          // A page has room for the newest only; older ones wait behind it.
          isBehind={!host && toast !== shown.at(-1)}
          resting={resting}
          onClose={close}
        />
      ))
  return (
    <section
      className={classNames(styles.toaster, host && styles.inDialog, place && styles[place])}
      // One landmark of this name per page is enough.
      role={host ? 'group' : undefined}
      aria-label="Messages"
      // A moving mouse means that somebody is reading. Touch fires no reliable leave event, and a toast may
      // appear under a resting mouse.
      onPointerMove={(event) => event.pointerType === 'mouse' && setResting(true)}
      onPointerLeave={() => setResting(false)}
      onFocus={() => setResting(true)}
      onBlur={() => setResting(false)}
    >
      <div className={styles.list}>{messages(true)}</div>
      <div className={styles.list} role="status">
        {messages(false)}
      </div>
    </section>
  )
}

function Message({
  toast,
  isBehind,
  resting,
  onClose,
}: {
  toast: Toast
  isBehind: boolean
  resting: boolean
  onClose: (id: number) => void
}) {
  const isError = toast.tone === 'error'
  useEffect(() => {
    const left = timeLeft(toast, Date.now())
    if (left === null || resting || isBehind) return
    const timer = setTimeout(() => dismissToast(toast.id), left)
    return () => clearTimeout(timer)
  }, [toast, resting, isBehind])

  if (isBehind) return null
  const act = () => {
    onClose(toast.id)
    toast.action?.run()
  }
  return (
    <div className={classNames(styles.toast, isError && styles.error)} role={isError ? 'alert' : undefined}>
      {isError ? <WarnIcon /> : <CheckIcon />}
      <p>{toast.message}</p>
      {toast.action && (
        <button type="button" className={styles.action} onClick={act}>
          {toast.action.label}
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={`Close message: ${toast.message}`}
        onClick={() => onClose(toast.id)}
      >
        <CloseIcon />
      </button>
    </div>
  )
}
