import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, BrowserContext } from 'playwright-core'
import { test as base, expect } from 'vitest'
import { type BrowserWindow, openBrowser, openWindow, type WindowOptions } from './browser.ts'
import { startProduction } from './production.ts'
import { startWattle, type Wattle } from './wattle.ts'

/** A test with a server per file. */
const testAt = <Server extends Wattle>(start: () => Promise<Server>) =>
  // biome-ignore lint/correctness/noEmptyPattern: the pattern tells vitest which fixtures this one needs
  base.extend('wattle', { scope: 'file' }, async ({}, { onCleanup }) => {
    const wattle = await start()
    onCleanup(() => wattle.stop())
    return wattle
  })

/**
 * A test with browser windows. It fails at its end if one of them has problems that the test did not provoke.
 */
export const journeyAt = <Server extends Wattle>(start: () => Promise<Server>) =>
  testAt(start)
    // biome-ignore lint/correctness/noEmptyPattern: the pattern tells vitest which fixtures this one needs
    .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
      const browser = await openBrowser()
      onCleanup(() => browser.close())
      return browser
    })
    .extend('open', async ({ wattle, browser }, { onCleanup }) => {
      const windows: BrowserWindow[] = []
      onCleanup(async () => {
        const problems = windows.flatMap((window) => window.problems())
        for (const { context } of windows) await closed(context)
        expect(problems).toEqual([])
      })
      return async (options?: WindowOptions) => {
        const window = await openWindow(browser, wattle.address, options)
        windows.push(window)
        return window
      }
    })

/**
 * Closes a profile. On rare occasions Chromium never reports that it has; the profile is then closed with the
 * browser, at the end of the file.
 */
const closed = (context: BrowserContext): Promise<void> =>
  Promise.race([context.close(), sleep(10_000, undefined, { ref: false })])

/** Starts one process, or all processes of production if the run asks for that shape. */
const start = (): Promise<Wattle> =>
  process.env.WATTLE_E2E_SHAPE === 'production' ? startProduction() : startWattle()

export const test = testAt(start)
export const journey = journeyAt(start)
