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
 * The system's Chromium. With `scrollbars`, scroll bars take up space, as on most desktops; otherwise they
 * are hidden. `textSize` is the browser's font size in pixels.
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
  /** The time zone of the device. */
  timeZone?: string
  /** Device pixels per CSS pixel. */
  scale?: number
}

/** A browser profile with one page, which records everything that goes wrong in it. */
export type BrowserWindow = {
  context: BrowserContext
  page: Page
  /** Declares a failure that the test provokes: matching console lines and failed requests are no problem. */
  provokes(pattern: RegExp): void
  /** The console errors, page errors, unhandled rejections and failed requests that were not declared. */
  problems(): string[]
}

/** Opens a new profile, without cookies or stored data. */
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
    // A phone: touch input, and scroll bars that take up no space.
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
    // Aborted because the page was left or the query was cancelled.
    if (reason !== 'net::ERR_ABORTED') heard.push(`request: ${request.method()} ${request.url()} ${reason}`)
  })
  return {
    context,
    page: await context.newPage(),
    provokes: (pattern) => provoked.push(pattern),
    problems: () => heard.filter((line) => !provoked.some((pattern) => pattern.test(line))),
  }
}
