import { expect, onTestFinished, test, vi } from 'vitest'
import { afterPaint } from './after-paint.ts'

function opened({ hidden = false } = {}) {
  const frames: (() => void)[] = []
  const page = Object.assign(new EventTarget(), { hidden })
  vi.stubGlobal('document', page)
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const work = vi.fn()
  afterPaint(work)
  return { work, page, draw: () => frames.splice(0).map((frame) => frame()) }
}

test('work waits until the frame is painted, and is done once', () => {
  const { work, page, draw } = opened()
  draw()
  expect(work).not.toHaveBeenCalled()
  vi.runAllTimers()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledTimes(1)
})

test('a page that is hidden before it is painted still does its work', () => {
  const { work, page, draw } = opened()
  page.dispatchEvent(new Event('visibilitychange'))
  expect(work).toHaveBeenCalledTimes(1)
  draw()
  vi.runAllTimers()
  expect(work).toHaveBeenCalledTimes(1)
})

test('on a hidden page the work is done at once', () => {
  expect(opened({ hidden: true }).work).toHaveBeenCalledTimes(1)
})
