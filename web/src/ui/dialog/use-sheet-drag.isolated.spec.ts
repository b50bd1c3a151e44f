import { createElement, type PointerEvent } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSheetDrag } from './use-sheet-drag.ts'

let isNarrow: boolean

beforeEach(() => {
  isNarrow = true
  vi.stubGlobal('Element', class {})
  vi.stubGlobal('matchMedia', () => ({ matches: isNarrow }))
})
afterEach(() => void vi.unstubAllGlobals())

const at = (clientY: number, type = 'pointermove') =>
  ({
    type,
    clientY,
    isPrimary: true,
    target: null,
    currentTarget: { setPointerCapture: () => {} },
  }) as unknown as PointerEvent

/** Drags a sheet down by this many pixels. Returns how often it closes, and its transform during and after the drag. */
function dragged(by: number, end = 'pointerup') {
  let closed = 0
  const style = { transform: '' }
  const sheet = { style } as HTMLElement
  let drag = {} as ReturnType<typeof useSheetDrag>
  const Sheet = () => {
    drag = useSheetDrag(
      () => sheet,
      () => void closed++,
    )
    return null
  }
  renderToStaticMarkup(createElement(Sheet))
  drag.onPointerDown(at(20))
  drag.onPointerMove(at(20 + by))
  const followed = style.transform
  drag.onPointerUp(at(20 + by, end))
  return { closed, followed, after: style.transform }
}

test('a sheet that is dragged down by more than 100 px closes, otherwise it goes back', () => {
  expect(dragged(101)).toEqual({ closed: 1, followed: 'translateY(101px)', after: '' })
  expect(dragged(100)).toEqual({ closed: 0, followed: 'translateY(100px)', after: '' })
  expect(dragged(-300)).toEqual({ closed: 0, followed: '', after: '' })
})

test('a cancelled drag and a drag on a wide screen close nothing', () => {
  expect(dragged(300, 'pointercancel').closed).toBe(0)
  isNarrow = false
  expect(dragged(300)).toEqual({ closed: 0, followed: '', after: '' })
})
