import { expect, onTestFinished, test, vi } from 'vitest'
import { onceDrawn } from './once-drawn.ts'

function drawing() {
  const frames: (() => void)[] = []
  const page = new EventTarget()
  vi.stubGlobal('document', Object.assign(new EventTarget(), { hidden: false }))
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('requestAnimationFrame', (frame: () => void) => frames.push(frame))
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
  const work = vi.fn()
  const forget = onceDrawn(work)
  const draw = () => {
    for (const frame of frames.splice(0)) frame()
    vi.runAllTimers()
  }
  return { work, forget, draw, press: (type: string) => page.dispatchEvent(new Event(type)) }
}

test('work waits for the next frame', () => {
  const { work, draw } = drawing()
  expect(work).not.toHaveBeenCalled()
  draw()
  expect(work).toHaveBeenCalledTimes(1)
})

test.each(['keydown', 'pointerdown'])('a %s before the frame does the work, and it is done once', (type) => {
  const { work, draw, press } = drawing()
  press(type)
  expect(work).toHaveBeenCalledTimes(1)
  press(type)
  draw()
  expect(work).toHaveBeenCalledTimes(1)
})

test('cancelled work is done neither by the frame nor by a press', () => {
  const { work, forget, draw, press } = drawing()
  forget()
  press('keydown')
  draw()
  expect(work).not.toHaveBeenCalled()
})
