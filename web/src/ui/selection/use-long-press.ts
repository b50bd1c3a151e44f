import { type RefObject, useEffect, useEffectEvent } from 'react'

/** Length of a long press in milliseconds, and how many pixels the finger may move. */
const duration = 500
const tremble = 10

/** Calls `onPress` with the `data-item` under a long press. Touch only; a mouse has other ways. */
export function useLongPress(area: RefObject<HTMLElement | null>, onPress: (id: string) => void): void {
  const press = useEffectEvent(onPress)
  useEffect(() => {
    const element = area.current
    const done = new AbortController()
    const { signal } = done
    let timer: ReturnType<typeof setTimeout> | undefined
    let from = { x: 0, y: 0 }
    const giveUp = () => clearTimeout(timer)

    const begin = ({ target, pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      giveUp()
      const id = itemAt(target)
      if (pointerType !== 'touch' || !isPrimary || !id) return
      from = { x, y }
      timer = setTimeout(() => {
        swallowClick()
        press(id)
      }, duration)
    }
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (Math.hypot(clientX - from.x, clientY - from.y) > tremble) giveUp()
    }
    const keepQuiet = (event: Event) => {
      const isFinger = event instanceof PointerEvent && event.pointerType === 'touch'
      if (isFinger && itemAt(event.target)) event.preventDefault()
    }
    element?.addEventListener('pointerdown', begin, { signal })
    element?.addEventListener('pointermove', move, { signal })
    for (const end of ['pointerup', 'pointercancel'] as const)
      element?.addEventListener(end, giveUp, { signal })
    // Suppresses the browser's menu for a link or picture.
    element?.addEventListener('contextmenu', keepQuiet, { signal })
    return () => {
      giveUp()
      done.abort()
    }
  }, [area])
}

function itemAt(target: EventTarget | null): string | undefined {
  return target instanceof Element ? target.closest<HTMLElement>('[data-item]')?.dataset.item : undefined
}

/** Lifting the finger after a long press must not click the element that has appeared below it. */
function swallowClick() {
  const over = new AbortController()
  addEventListener(
    'click',
    (event) => {
      event.preventDefault()
      event.stopPropagation()
    },
    { capture: true, once: true, signal: over.signal },
  )
  addEventListener('pointerdown', () => over.abort(), { capture: true, once: true })
}
