import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PictureUnfit } from './picture-unfit.ts'
import { type Sent, usePicture } from './use-picture.ts'

/** Stands in for React: the states and refs of the one hook, by their order. */
const hooks = vi.hoisted(() => ({ cells: [] as { current: unknown }[], next: 0 }))
vi.mock('react', () => {
  const useRef = (start?: unknown) => (hooks.cells[hooks.next++] ??= { current: start })
  const useState = (start: unknown) => {
    const cell = useRef(typeof start === 'function' ? start() : start)
    const set = (next: unknown) => {
      cell.current = typeof next === 'function' ? next(cell.current) : next
    }
    return [cell.current, set]
  }
  return { useRef, useState, useEffect: () => {} }
})

let uploads: PromiseWithResolvers<string>[]

/** The hook's result in the next render. */
function render() {
  hooks.next = 0
  // biome-ignore lint/correctness/useHookAtTopLevel: each call is a render, as the states above are kept by order
  return usePicture('old.jpg', null, (): Sent => {
    const upload = Promise.withResolvers<string>()
    uploads.push(upload)
    return { address: upload.promise }
  })
}

beforeEach(() => {
  hooks.cells = []
  uploads = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${(file as File).name}`)
})
afterEach(() => void vi.restoreAllMocks())

/** Chooses a picture. Returns how its upload ends. */
function pick(name: string) {
  render().pick(new File([], name))
  const { promise, resolve, reject } = uploads.at(-1) as PromiseWithResolvers<string>
  return {
    isUploaded: () => {
      resolve(`${name}.jpg`)
      return promise
    },
    isUnfit: () => {
      reject(new PictureUnfit('Too small.'))
      return promise.catch(() => undefined)
    },
  }
}

test('of two pictures the one chosen last counts, whichever is uploaded first', async () => {
  const [first, second] = [pick('a'), pick('b')]
  await second.isUploaded()
  await first.isUploaded()
  expect(render()).toMatchObject({ preview: 'blob:b', uploaded: 'b.jpg', isUploading: false })
})

test('a picture is unusable without a word once another has been chosen', async () => {
  const [first] = [pick('a'), pick('b')]
  await first.isUnfit()
  expect(render()).toMatchObject({ preview: 'blob:b', isUploading: true, failure: null })
})

test('an unusable picture leaves the one before it', async () => {
  await pick('a').isUploaded()
  await pick('b').isUnfit()
  const failure = { message: 'Too small.', retry: undefined }
  expect(render()).toMatchObject({ preview: 'blob:a', uploaded: 'a.jpg', isUploading: false, failure })
})
