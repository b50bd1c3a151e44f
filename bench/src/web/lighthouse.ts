import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { freePort } from '../lib/server-process.ts'
import { launchOptions, type Profile } from './slow-phone.ts'

/** Fetched by npx on first use: with its dependencies it is a quarter the size of everything that Wattle installs. */
const lighthouse = 'lighthouse@13.5.0'
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const

/** Lighthouse's result for a page on its simulated phone: four scores out of 100, and two paint metrics. */
type Audit = Record<(typeof categories)[number], number> & { lcp: number; cls: number }

type Report = {
  categories: Record<string, { score: number | null }>
  audits: Record<string, { numericValue?: number }>
}

type Auditor = {
  /** Audits a page with an empty browser cache, as this gardener or as a visitor. */
  audit(address: string, profile: Profile | undefined): Promise<Audit>
  close(): Promise<void>
}

/** A browser that Lighthouse can reach. `folder` holds its profile. */
export async function openAuditor(folder: string, origin: string): Promise<Auditor> {
  const port = await freePort()
  const context = await chromium.launchPersistentContext(folder, {
    ...launchOptions,
    args: [...launchOptions.args, `--remote-debugging-port=${port}`],
  })
  const page = await context.newPage()
  return {
    async audit(address, profile) {
      // A page of the same origin that is not the app.
      await page.goto(`${origin}/robots.txt`)
      const kept = JSON.stringify(profile?.origins.flatMap(({ localStorage }) => localStorage) ?? [])
      await page.evaluate(
        `localStorage.clear(); for (const { name, value } of ${kept}) localStorage.setItem(name, value)`,
      )
      return auditOf(await run(address, port))
    },
    close: () => context.close(),
  }
}

/** Lighthouse's error when Chromium left the start of a visit out of its trace, which happens occasionally. */
const traceLost = 'NO_NAVSTART'

async function run(address: string, port: number, tries = 2): Promise<Report> {
  const options = [
    `--port=${port}`,
    `--only-categories=${categories}`,
    '--output=json',
    '--quiet',
    '--no-enable-error-reporting',
    '--disable-full-page-screenshot',
  ]
  try {
    const { stdout } = await promisify(execFile)('npx', ['--yes', lighthouse, address, ...options], {
      maxBuffer: 64 * 1024 * 1024,
    })
    return JSON.parse(stdout) as Report
  } catch (error) {
    const { stderr } = error as { stderr?: string }
    if (tries > 1 && stderr?.includes(traceLost)) return run(address, port, tries - 1)
    // The error's own message contains the whole report.
    throw new Error(`Lighthouse could not audit ${address}: ${stderr ?? error}`)
  }
}

function auditOf({ categories: scores, audits }: Report): Audit {
  const scoreOf = (category: string) => Math.round((scores[category]?.score ?? Number.NaN) * 100)
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    'best-practices': scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  }
}
