import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { onceDrawn } from './once-drawn.ts'
import { stackDialog } from './open-dialogs.ts'

/**
 * Shows a dialog above the page as long as it is rendered, and gives the focus back to what opened it. It is drawn first and
 * becomes modal after that, at the latest when something is pressed: to take the page out of reach makes the browser work out
 * the style of all of it.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, host: object, onClose: () => void): void {
  const onClosed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    dialog.open = true
    firstIn(dialog)?.focus({ preventScroll: true })
    // Under a modal dialog, one that is not modal could not be reached.
    const callOff = isCovered() ? void makeModal(dialog) : onceDrawn(() => makeModal(dialog))
    const unstack = stackDialog(host)
    // A second Esc closes a dialog whatever its cancel event says. What closes below tells nobody.
    const tell = () => dialog.open || onClosed()
    dialog.addEventListener('close', tell)
    return () => {
      callOff?.()
      unstack()
      dialog.removeEventListener('close', tell)
      dialog.close()
      if (!isCovered()) uncoverPage()
      // Later, because a dialog under this one may be closing with it, and what is under an open one takes no focus.
      queueMicrotask(() => giveFocusBack(opener))
    }
  }, [ref, host])
}

/** Takes the page under the dialog out of reach. The focus stays where it is in the dialog, or goes there. */
function makeModal(dialog: HTMLDialogElement) {
  const { activeElement } = document
  const focused = dialog.contains(activeElement) ? (activeElement as HTMLElement) : firstIn(dialog)
  if (!isCovered()) coverPage()
  // A dialog that is open cannot become modal. Nothing is drawn in between.
  dialog.open = false
  // Keeps showModal from moving the focus away and back, which a field would take for having been left.
  focused?.toggleAttribute('autofocus', true)
  dialog.showModal()
  focused?.toggleAttribute('autofocus', false)
  focused?.focus({ preventScroll: true })
}

const isCovered = () => document.querySelector('dialog:modal') !== null

/**
 * The page under a dialog does not scroll: what its scrollbar took stays free, so that nothing moves. Before the dialog is
 * modal, which makes the browser work out the style of all of the page: so it does that once.
 */
function coverPage() {
  const { style, clientWidth } = document.documentElement
  const scrollbar = innerWidth - clientWidth
  if (scrollbar > 0) style.setProperty('--gap', `${scrollbar}px`)
  // A style that asked at the root for a dialog would ask after every change of the page.
  document.documentElement.toggleAttribute('data-covered', true)
}

function uncoverPage() {
  document.documentElement.style.removeProperty('--gap')
  document.documentElement.toggleAttribute('data-covered', false)
}

/** Whether a click was on the backdrop. */
export function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

/** The first field to fill in, else what the dialog is called. */
function firstIn(dialog: HTMLDialogElement): HTMLElement | null {
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input:not([type="radio"], [type="file"], [hidden]), input:checked, select, textarea):not(:disabled)',
  )
  return field ?? dialog.querySelector('h2')
}

function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  // What was focused may be gone, such as a toast's button: then the dialog that is on top now.
  if (document.activeElement !== document.body) return
  const headings = document.querySelectorAll<HTMLElement>('dialog[open] h2')
  headings[headings.length - 1]?.focus({ preventScroll: true })
}
