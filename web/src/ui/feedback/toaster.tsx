import { useEffect, useState } from 'react'
import { classNames } from '../class-names.ts'
import { useTopDialog } from '../dialog/open-dialogs.ts'
import { CheckIcon, CloseIcon, WarnIcon } from '../icons.tsx'
import { narrow, useMedia } from '../use-media.ts'
import styles from './toaster.module.css'
import { dismissToast, type Toast, timeLeft, useToasts } from './toasts.ts'

/**
 * The place where toasts appear. The page has one and every dialog brings its own, because what lies under an open
 * dialog cannot be reached: the one on top shows them. `host` is the dialog it belongs to, null for the page. What was done
 * before a dialog opened is none of its business: the page goes on to say it afterwards.
 */
export function Toaster({
  host = null,
  place,
}: {
  host?: object | null
  /**
   * Where they are on a wide page: over its head where it has no sidebar, or in the sidebar, which makes room for them. Else in
   * the corner.
   */
  place?: 'head' | 'sidebar'
}) {
  const onTop = useTopDialog() === host
  const toasts = useToasts()
  const [opened] = useState(() => (host ? Date.now() : 0))
  const shown = onTop ? toasts.filter(({ tone, since }) => tone === 'error' || since >= opened) : []
  const isNarrow = useMedia(narrow)
  const [resting, setResting] = useState(false)
  const close = (id: number) => {
    dismissToast(id)
    // What goes away under mouse or focus does not say that they left it.
    setResting(false)
  }
  const messages = (areErrors: boolean) =>
    shown
      .filter(({ tone }) => (tone === 'error') === areErrors)
      .map((toast) => (
        <Message
          key={toast.id}
          toast={toast}
          // A narrow page has room for one; those before it wait behind it.
          isBehind={isNarrow && !host && toast !== shown.at(-1)}
          resting={resting}
          onClose={close}
        />
      ))
  return (
    <section
      className={classNames(styles.toaster, host && styles.inDialog, place && styles[place])}
      // One landmark of this name a page is enough.
      role={host ? 'group' : undefined}
      aria-label="Messages"
      // A mouse that moves here reads. A finger leaves no trace of going, and a toast may appear under a mouse at rest.
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
