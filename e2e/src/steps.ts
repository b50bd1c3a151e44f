import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { accessibilityProblems } from './axe.ts'

type Person = { name: string; email: string }

/** Waits until the element is visible. */
export const shows = (locator: Locator): Promise<void> => locator.waitFor({ state: 'visible' })

/** Waits until the element is hidden or gone. */
export const isGone = (locator: Locator): Promise<void> => locator.waitFor({ state: 'hidden' })

type Name = string | RegExp
export const button = (at: Page | Locator, name: Name) => at.getByRole('button', { name, exact: true })
export const link = (at: Page | Locator, name: Name) => at.getByRole('link', { name, exact: true })
export const heading = (at: Page | Locator, name: Name) => at.getByRole('heading', { name, exact: true })
export const dialog = (page: Page, name: Name) => page.getByRole('dialog', { name, exact: true })

/** Signs in from a page, or from the current one if `from` is null, and waits for Home. */
export async function signIn(page: Page, { name, email }: Person, from: string | null = '/'): Promise<void> {
  if (from !== null) await page.goto(from)
  await button(page, 'Get Started').click()
  await page.getByLabel('Name').fill(name)
  await page.getByLabel('E-mail').fill(email)
  await button(page, 'Sign in').click()
  await shows(page.getByRole('heading', { level: 1 }))
  await page.waitForURL(/\/#\/$/)
}

/** Opens a page of the app by its path. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.goto(`/#${path}`)
  await page.locator('main:not(:has(.loading))').waitFor()
}

/** Waits until what has been rendered is on the screen. */
export const drawn = (page: Page) =>
  page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))')

/** Waits until everything has loaded, then checks the page with axe. */
export async function isAccessible(page: Page): Promise<void> {
  await expect.poll(() => page.locator('[aria-busy="true"]').count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
}

/** The checkbox of a task. */
export const tickOf = (at: Page | Locator, title: string) =>
  at.getByRole('checkbox', { name: new RegExp(`^Mark as done: ${escaped(title)}`) })

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
