import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

const launchOptions = {
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
}

/**
 * The system's Chromium. Its scroll bars take room where asked for, as on most desks; else there are none to see. `textSize` is
 * the size of text that a reader chooses in its settings, in pixels.
 */
export const openBrowser = ({ scrollbars = false, textSize = 16 } = {}): Promise<Browser> =>
  chromium.launch({
    ...launchOptions,
    args: [...launchOptions.args, `--blink-settings=defaultFontSize=${textSize}`],
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  })

export type WindowOptions = {
  width?: number
  height?: number
  colorScheme?: 'light' | 'dark'
  /** Where the device believes itself to be. */
  timeZone?: string
  /** Pixels of the screen to one of CSS, across. */
  scale?: number
}

/** One browser profile with one page, which remembers everything that went wrong in it. */
export type BrowserWindow = {
  context: BrowserContext
  page: Page
  /** Declares a failure that the spec provokes: console lines and failed requests that match are no problem. */
  provokes(pattern: RegExp): void
  /** Console errors, page errors, unhandled rejections and failed requests that nobody declared. */
  problems(): string[]
}

/** Opens a profile of its own: no cookies, nothing stored. */
export async function openWindow(
  browser: Browser,
  address: string,
  {
    width = 1280,
    height = width < 768 ? 844 : 900,
    colorScheme = 'light',
    timeZone = 'Australia/Sydney',
    scale = 1,
  }: WindowOptions = {},
): Promise<BrowserWindow> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    colorScheme,
    deviceScaleFactor: scale,
    locale: 'en-AU',
    timezoneId: timeZone,
    reducedMotion: 'reduce',
    // A phone: touch, and scroll bars that take no room.
    hasTouch: width < 768,
    isMobile: width < 768,
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  context.setDefaultTimeout(20_000)
  const heard: string[] = []
  const provoked: RegExp[] = []
  context.on('console', (message) => {
    if (message.type() !== 'error') return
    heard.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => heard.push(`page error: ${error.error().stack || error.error()}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A page that was left, or a query that nobody waits for any more.
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  return {
    context,
    page: await context.newPage(),
    provokes: (pattern) => provoked.push(pattern),
    problems: () => heard.filter((line) => !provoked.some((pattern) => pattern.test(line))),
  }
}
