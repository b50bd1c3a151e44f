import { existsSync } from 'node:fs'
import puppeteer, { type ElementHandle } from 'puppeteer-core'
import type { Control, Driver, Installation } from './driver.ts'

const executablePath = process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr'

/** The system's Firefox, controlled over WebDriver BiDi. */
export const firefox: Installation = {
  name: 'Firefox',
  packages: 'firefox-esr',
  isInstalled: () => existsSync(executablePath),
  open,
}

async function open(): Promise<Driver> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    defaultViewport: { width: 1280, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  })
  const page = await browser.newPage()
  const heard: string[] = []
  page.on('console', (message) => message.type() === 'error' && heard.push(`console: ${message.text()}`))
  page.on('pageerror', (error) => heard.push(`page error: ${error}`))
  return {
    goto: async (address) => void (await page.goto(address)),
    evaluate: <Value>(expression: string) => page.evaluate(expression) as Promise<Value>,
    async control(expression) {
      const found = (await page.evaluateHandle(expression)).asElement()
      return found && controlOf(found)
    },
    screenshot: () => page.screenshot(),
    problems: async () => heard,
    close: () => browser.close(),
  }
}

const controlOf = (found: ElementHandle): Control => ({
  click: () => found.click(),
  async type(text) {
    await found.click({ count: 3 })
    await found.type(text)
  },
  choose: async (value) => void (await found.select(value)),
  pick: (path) => found.uploadFile(path),
})
