import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs, promisify } from 'node:util'
import { percentiles } from './lib/percentiles.ts'
import { announce, milliseconds, print, table } from './lib/report.ts'
import { inScratchFolder } from './lib/scratch.ts'
import { freePort, root, startWattle } from './lib/server-process.ts'
import { fillLargeGarden, largeGarden } from './web/large-garden.ts'
import { type LargeMonth, visitLargeMonth } from './web/large-month.ts'
import { screensWith, signIn } from './web/screens.ts'
import { openBrowser, type Vitals, visit } from './web/slow-phone.ts'

const { values } = parseArgs({ options: { times: { type: 'string', default: '5' } } })
const times = Number(values.times)
const goals: Vitals = { lcp: 2000, inp: 100, cls: 0.02 }

announce(
  `The web app on a slow phone: slow 4G, a processor four times slower, the middle of ${times} first visits`,
)
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

  const rows: string[][] = []
  for (const { name, path, isSignedIn, press } of screensWith(plantPath)) {
    const visits: Vitals[] = []
    for (let time = 0; time < times; time++) {
      const profile = isSignedIn ? gardener : undefined
      visits.push(await visit(browser, profile, `${wattle.origin}/#${path}`, press))
    }
    const middle = (of: keyof Vitals) => percentiles(visits.map((each) => each[of])).p50
    rows.push([name, ...cells({ lcp: middle('lcp'), inp: middle('inp'), cls: middle('cls') })])
  }

  const large = { name: 'Nell', email: 'large-garden@example.com' }
  await fillLargeGarden(wattle.origin, data, large.email)
  const { gardener: largeGardener } = await signIn(browser, wattle.origin, large)
  const months: LargeMonth[] = []
  for (let time = 0; time < times; time++)
    months.push(await visitLargeMonth(browser, largeGardener, wattle.origin))
  const middleOf = (of: keyof LargeMonth) =>
    milliseconds(Math.round(percentiles(months.map((each) => each[of])).p50))
  await browser.close()
  await wattle.stop()
  table(['first visit', 'LCP', 'INP', 'CLS'], [...rows, ['goal, at most', ...cells(goals)]])
  const { plants, tasksThisMonth } = largeGarden
  table(
    [`tasks of a garden with ${plants} plants, ${tasksThisMonth} tasks this month`, 'shown', 'a tick'],
    [
      ['', middleOf('shown'), middleOf('ticked')],
      ['goal, at most', milliseconds(800), milliseconds(50)],
    ],
  )
  print()
  print(
    'LCP: the largest thing is painted. INP: from a press to what it changes. CLS: how far things move by themselves.',
  )
  print('Shown: from the last of the data to the first rows. A tick: from a press to what it changes.')
  print('The browser shares the cores with the server.')
})

function cells({ lcp, inp, cls }: Vitals): string[] {
  return [milliseconds(Math.round(lcp)), milliseconds(Math.round(inp)), cls.toFixed(3)]
}
