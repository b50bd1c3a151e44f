import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import type { Browser } from 'playwright-core'
import { medians } from './lib/percentiles.ts'
import { announce, milliseconds, print, sayLoad, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, root, startWattle } from './lib/server-process.ts'
import { addTasks, fillLargeGarden, largeGarden } from './web/large-garden.ts'
import { visitLargeMonth } from './web/large-month.ts'
import { openAuditor } from './web/lighthouse.ts'
import { demoEmail, type Screen, screensWith, signIn } from './web/screens.ts'
import { openBrowser, type Profile, visit } from './web/slow-phone.ts'

type Shown = Screen & { address: string; profile: Profile | undefined }

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } })
const times = Number(values.times)
const rounded = (value: number) => milliseconds(Math.round(value))

announce(`The web app on a phone: the middle of ${times} first visits`)
await inScratchFolder(async (folder) => {
  const data = join(folder, 'data')
  const port = await freePort()
  await promisify(execFile)(process.execPath, ['standalone/src/demo/seed-main.ts'], {
    cwd: root,
    env: { ...process.env, PORT: String(port), WATTLE_DATA: data },
  })
  const wattle = await startWattle(data, port, { servesWeb: true })
  const browser = await openBrowser()
  const { gardener, plantPath } = await signIn(browser, wattle.origin)
  // Each visit to Home and to the tasks page completes one task.
  await addTasks(
    { origin: wattle.origin, data, email: demoEmail },
    2 * times,
    plantPath.replace('/plants/', ''),
  )
  const screens = screensWith(plantPath).map((screen) => ({
    ...screen,
    address: `${wattle.origin}/#${screen.path}`,
    profile: screen.isSignedIn ? gardener : undefined,
  }))

  await visitAll(browser, screens)
  await visitLargeGarden(browser, wattle.origin, data)
  await browser.close()
  await auditAll(join(folder, 'browser'), wattle.origin, screens)
  await wattle.stop()
  print()
  print('LCP: the largest thing is painted. CLS: how far things move by themselves.')
  print('INP, a tick: from a press to what it changes. Shown: from the last of the data to the first rows.')
  print('The browser shares the cores with the server.')
})

async function visitAll(browser: Browser, screens: readonly Shown[]): Promise<void> {
  const rows: string[][] = []
  for (const { name, address, profile, press } of screens) {
    const { lcp, inp, cls } = await medians(times, () => visit(browser, profile, address, press))
    rows.push([name, rounded(lcp), rounded(inp), cls.toFixed(3)])
  }
  const goal = ['goal, at most', '', rounded(100), '0.020']
  table(['slow 4G, a processor four times slower', 'LCP', 'INP', 'CLS'], [...rows, goal])
  sayLoad('after')
}

async function visitLargeGarden(browser: Browser, origin: string, data: string): Promise<void> {
  const nell = { name: 'Nell', email: 'large-garden@example.com' }
  await fillLargeGarden({ origin, data, email: nell.email })
  const { gardener } = await signIn(browser, origin, nell)
  const { shown, ticked, frame } = await medians(times, () => visitLargeMonth(browser, gardener, origin))
  const { plants, tasksThisMonth } = largeGarden
  table(
    [`${plants} plants, ${tasksThisMonth} tasks this month`, 'shown', 'a tick', 'scrolling, p95 frame'],
    [
      ['tasks', rounded(shown), rounded(ticked), milliseconds(frame)],
      ['goal, at most', rounded(800), rounded(50), milliseconds(17)],
    ],
  )
  sayLoad('after')
}

async function auditAll(folder: string, origin: string, screens: readonly Shown[]): Promise<void> {
  const auditor = await openAuditor(folder, origin)
  const rows: string[][] = []
  for (const { name, address, profile } of screens) {
    const { lcp, cls, ...scores } = await medians(times, () => auditor.audit(address, profile))
    rows.push([name, ...Object.values(scores).map(String), rounded(lcp), cls.toFixed(3)])
  }
  await auditor.close()
  const goal = ['goal', '95', '100', '100', '95 where public', rounded(2000), '0.020']
  table(
    ['Lighthouse, mobile', 'performance', 'accessibility', 'best practices', 'SEO', 'LCP', 'CLS'],
    [...rows, goal],
  )
  sayLoad('after')
}
