import { type MouseEvent, type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { onceDrawn } from './once-drawn.ts'
import { type OpenedDialog, stackDialog } from './open-dialogs.ts'

/**
 * Shows a dialog above the page while rendered, and returns the focus to its opener afterwards. The dialog
 * is drawn first and becomes modal after that, or at the next press: making the page inert forces the
 * browser to restyle all of it.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  host: OpenedDialog,
  onClose: () => void,
): void {
  const onClosed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.open = true
    firstIn(dialog)?.focus({ preventScroll: true })
    // Below a modal dialog, a non-modal one would be unreachable.
    const callOff = isCovered() ? void makeModal(dialog) : onceDrawn(() => makeModal(dialog))
    const unstack = stackDialog(host)
    // A second Esc closes a dialog even if its cancel event was prevented. The cleanup below closes
    // it without this callback.
    const tell = () => dialog.open || onClosed()
    dialog.addEventListener('close', tell)
    return () => {
      callOff?.()
      unstack()
      dialog.removeEventListener('close', tell)
      dialog.close()
      if (!isCovered()) uncoverPage()
      // Deferred, because a dialog below may be closing too, and elements below an open dialog cannot take the focus.
      queueMicrotask(() => giveFocusBack(opener))
    }
  }, [ref, host])
}

/** Makes the page below the dialog inert. The focus stays where it is in the dialog, or moves into it. */
function makeModal(dialog: HTMLDialogElement) {
  const { activeElement } = document
  const focused = dialog.contains(activeElement) ? (activeElement as HTMLElement) : firstIn(dialog)
  if (!isCovered()) coverPage()
  // `showModal` throws for an open dialog. Nothing is painted in between.
  dialog.open = false
  // Without `autofocus`, `showModal` would move the focus away and back, and the field would see a blur.
  focused?.toggleAttribute('autofocus', true)
  dialog.showModal()
  focused?.toggleAttribute('autofocus', false)
  focused?.focus({ preventScroll: true })
}

const isCovered = () => document.querySelector('dialog:modal') !== null

/**
 * Stops the page below from scrolling and keeps its scrollbar's space free, so that nothing shifts. Called before
 * `showModal`, so that the browser restyles the whole page only once.
 */
function coverPage() {
  const { style, clientWidth } = document.documentElement
  const scrollbar = innerWidth - clientWidth
  if (scrollbar > 0) style.setProperty('--gap', `${scrollbar}px`)
  // An attribute, because a root selector such as `:has(dialog)` would be re-evaluated after every change of the page.
  document.documentElement.toggleAttribute('data-covered', true)
}

function uncoverPage() {
  document.documentElement.style.removeProperty('--gap')
  document.documentElement.toggleAttribute('data-covered', false)
}

/** Whether a press or a click was on the backdrop. */
export function isBackdrop({ target, currentTarget, clientX, clientY }: MouseEvent<HTMLElement>): boolean {
  const box = currentTarget.getBoundingClientRect()
  const isOutside = clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
  return target === currentTarget && isOutside
}

/** The first field to fill in, or the dialog's heading. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input:not([type="radio"], [type="file"], [hidden]), input:checked, fieldset:not(:has(:checked)) [type="radio"], select, textarea):not(:disabled)',
  )
  return field ?? dialog.querySelector('h2')
}

function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  // The opener may be gone, such as a toast's button: then focus the heading of the topmost dialog.
  if (document.activeElement !== document.body) return
  const headings = document.querySelectorAll<HTMLElement>('dialog[open] h2')
  headings[headings.length - 1]?.focus({ preventScroll: true })
}
