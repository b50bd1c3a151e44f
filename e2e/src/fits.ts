import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from './steps.ts'

/** The pixels by which the page is wider than the window. */
const overflow = (page: Page) =>
  page.evaluate<number>('document.documentElement.scrollWidth - document.documentElement.clientWidth')

/** Texts that overflow their box, over whatever is beside it. */
const spilling = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('body *')]
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === 3 && /\\w/.test(node.data)))
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.sr, svg, textarea, select'))
    .filter((each) => getComputedStyle(each).overflowX === 'visible' && each.clientWidth > 0)
    .filter((each) => each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.textContent.slice(0, 30))`)

/** Short words that are broken across lines. */
const broken = (page: Page) =>
  page.evaluate<string[]>(`(() => {
    const found = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const stands = text.parentElement
      if (!stands.checkVisibility({ visibilityProperty: true }) || stands.closest('.sr, svg, select')) continue
      for (const { 0: word, index } of text.data.matchAll(/(?<![\\w@.])\\w{2,12}(?![\\w@.])/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top / 8))).size > 1) found.push(word)
      }
    }
    return found
  })()`)

/** Loads the app at this screen and waits until everything has loaded. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  // Another document first, so that the app starts again. With one of the same origin, Chromium keeps its process.
  await page.goto('/favicon.svg')
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
}

/** Descriptions of everything that does not fit on the current screen. */
export async function misfitsOf(page: Page): Promise<string[]> {
  const wider = await overflow(page)
  return [
    ...(wider > 0 ? [`it is ${wider} px wider than the window`] : []),
    ...(await broken(page)).map((word) => `“${word}” is broken in two`),
    ...(await spilling(page)).map((words) => `“${words}” reaches out of its box`),
  ]
}
