import { expect, test } from 'vitest'
import { files, read } from './imports.ts'

test('a selector with :nth- names the kind of element that it counts', () => {
  // Otherwise every list counts children, and removing a row makes the browser restyle all its siblings.
  const counting = files('web/src/**/*.css').flatMap((file) =>
    [...read(file).matchAll(/.*:nth-.*/g)].map(([line]) => line),
  )
  expect(counting).not.toEqual([])
  expect(counting.filter((line) => /(?<![\w\])&-]):nth-/.test(line))).toEqual([])
})

test('a sibling selector names a class or an attribute of the earlier sibling', () => {
  // Otherwise any removed row may match, so the browser restyles the siblings in every row of the list.
  const following = files('web/src/**/*.css').flatMap((file) => selectorsIn(read(file)).filter(isFollowing))
  expect(following).not.toEqual([])
  expect(following.filter((selector) => !/[.[][^\s>+~]*\s*[+~]/.test(selector))).toEqual([])
})

test('no style uses :has() on the root, html, body or main element', () => {
  // Otherwise the browser searches the whole page whenever a box is ticked, or an element is added or removed.
  const asking = files('web/src/**/*.css').flatMap((file) => selectorsIn(read(file)).filter(isAsking))
  expect(asking).not.toEqual([])
  expect(asking.filter((selector) => /(:root|html|body|main)[^\s>+~]*:has/.test(selector))).toEqual([])
})

const isAsking = (selector: string) => selector.includes(':has(')
const isFollowing = (selector: string) => /[+~]/.test(selector.replaceAll(/\([^)]*\)/g, ''))

/** Every selector of a style sheet; `&` in nested ones is replaced by the parent selector. */
function selectorsIn(css: string): string[] {
  const found: string[] = []
  const open: string[] = []
  for (const [, prelude = '', end] of css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]*)([{};])/g)) {
    if (end === '}') open.pop()
    if (end !== '{') continue
    const around = open.findLast((each) => !each.startsWith('@')) ?? ''
    const selector = prelude.trim().replaceAll('&', around)
    if (!selector.startsWith('@')) found.push(selector)
    open.push(selector)
  }
  return found
}
