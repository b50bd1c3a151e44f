import { existsSync, globSync } from 'node:fs'
import { Builder, By, Key, type WebDriver, type WebElement } from 'selenium-webdriver'
import type { Control, Driver, Installation } from './driver.ts'
import { collectErrors } from './in-page.ts'
import { startWebKitDriver, webDriverPath, xvfbPath } from './webkit-driver.ts'

/** The small browser that is part of WebKitGTK: the nearest to Safari on Linux. */
const miniBrowser = globSync('/usr/lib/*/webkit*gtk-*/MiniBrowser')[0]

/** The system's WebKitGTK, controlled over WebDriver on a virtual display. */
export const webkit: Installation = {
  name: 'WebKit',
  packages: 'webkit2gtk-driver xvfb',
  isInstalled: () => miniBrowser !== undefined && existsSync(webDriverPath) && existsSync(xvfbPath),
  open,
}

async function open(): Promise<Driver> {
  const server = await startWebKitDriver()
  try {
    const driver = await new Builder()
      .usingServer(server.address)
      .withCapabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] },
      })
      .build()
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1280, height: 940 })
    return driverOf(driver, server.stop)
  } catch (error) {
    await server.stop()
    throw error
  }
}

function driverOf(driver: WebDriver, stop: () => Promise<void>): Driver {
  const earlier: string[] = []
  // WebDriver reports no errors, so each page collects its own, except those during loading.
  const errors = () => driver.executeScript<string[]>(`return ${collectErrors}`)
  return {
    async goto(address) {
      earlier.push(...(await errors()))
      await driver.get(address)
      await errors()
    },
    evaluate: (expression) => driver.executeScript(`return ${expression}`),
    async control(expression) {
      await errors()
      const found = await driver.executeScript<WebElement | null>(`return ${expression}`)
      return found && controlOf(found)
    },
    screenshot: async () => Buffer.from(await driver.takeScreenshot(), 'base64'),
    problems: async () => [...earlier, ...(await errors())],
    async close() {
      await driver.quit().finally(stop)
    },
  }
}

const controlOf = (found: WebElement): Control => ({
  click: () => found.click(),
  async type(text) {
    await found.sendKeys(Key.chord(Key.CONTROL, 'a'))
    await found.sendKeys(text)
  },
  choose: (value) => found.findElement(By.css(`option[value="${value}"]`)).click(),
  pick: (path) => found.sendKeys(path),
})
