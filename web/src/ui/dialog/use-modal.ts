import { type RefObject, useEffectEvent, useLayoutEffect } from 'react'
import { stackDialog } from './open-dialogs.ts'

/** Shows a dialog above the page as long as it is rendered, and gives the focus back to what opened it. */
export function useModal(ref: RefObject<HTMLDialogElement | null>, host: object, onClose: () => void): void {
  const onClosed = useEffectEvent(onClose)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    if (!document.querySelector('dialog:modal')) keepScrollbarRoom()
    dialog.showModal()
    markCovered()
    focusFirst(dialog)
    const unstack = stackDialog(host)
    // A second Esc closes a dialog whatever its cancel event says. What closes below tells nobody.
    const tell = () => dialog.open || onClosed()
    dialog.addEventListener('close', tell)
    return () => {
      unstack()
      dialog.removeEventListener('close', tell)
      dialog.close()
      markCovered()
      // Later, because a dialog under this one may be closing with it, and what is under an open one takes no focus.
      queueMicrotask(() => giveFocusBack(opener))
    }
  }, [ref, host])
}

/** The page under a dialog does not scroll: what its scrollbar took stays free, so that nothing moves. */
function keepScrollbarRoom() {
  const { style, clientWidth } = document.documentElement
  style.setProperty('--scrollbar', `${innerWidth - clientWidth}px`)
}

/** Says at the root whether a dialog covers the page. A style that asks there for one would ask after every change of the page. */
function markCovered() {
  document.documentElement.toggleAttribute('data-covered', document.querySelector('dialog:modal') !== null)
}

/** Whether a click was on the backdrop. */
export function isOutside(dialog: HTMLElement, { clientX, clientY }: { clientX: number; clientY: number }) {
  const box = dialog.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

function focusFirst(dialog: HTMLDialogElement) {
  const field = dialog.querySelector<HTMLElement>(
    'form :is(input:not([type="radio"], [type="file"], [hidden]), input:checked, select, textarea):not(:disabled)',
  )
  const target = field ?? dialog.querySelector('h2')
  target?.focus({ preventScroll: true })
}

function giveFocusBack(opener: Element | null) {
  if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
  // What was focused may be gone, such as a toast's button: then the dialog that is on top now.
  if (document.activeElement !== document.body) return
  const headings = document.querySelectorAll<HTMLElement>('dialog[open] h2')
  headings[headings.length - 1]?.focus({ preventScroll: true })
}
