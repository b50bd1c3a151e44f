import { type PointerEvent, useRef } from 'react'
import { narrow } from '../use-media.ts'

const farEnough = 100

/** Lets a bottom sheet be dragged down by its grabber and head. Past 100 px it calls `onClose`. */
export function useSheetDrag(sheet: () => HTMLElement | null, onClose: () => void) {
  const start = useRef<number | null>(null)

  const move = (by: number) => {
    const element = sheet()
    if (element) element.style.transform = by > 0 ? `translateY(${by}px)` : ''
  }
  const end = (event: PointerEvent) => {
    if (start.current === null) return
    const by = event.clientY - start.current
    start.current = null
    move(0)
    if (event.type === 'pointerup' && by > farEnough) onClose()
  }
  return {
    onPointerDown: (event: PointerEvent) => {
      const onButton = event.target instanceof Element && event.target.closest('button')
      if (onButton || !event.isPrimary || !matchMedia(narrow).matches) return
      start.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove: (event: PointerEvent) => {
      if (start.current !== null) move(event.clientY - start.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
