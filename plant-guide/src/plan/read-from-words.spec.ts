import { expect, test } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import type { Job } from '../entry.ts'
import { isSowing } from '../jobs/timetable.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { isHardCut } from './after-a-cut.ts'
import { isMeasuredByTheClock, isOnceAWeek } from './how-much-water.ts'
import { isForSnails } from './months-in-time.ts'
import { isLightCut } from './suits-age.ts'
import { suitsPlace } from './suits-place.ts'

/** The jobs of plants and of kinds, each with the name of its plant or kind. */
const jobs: readonly (readonly [string, Job])[] = [
  ...catalogue.flatMap(({ name, jobs = [] }) => jobs.map((job) => [name, job] as const)),
  ...Object.values(kindGuides).flatMap((guide) => guide.jobs.map((job) => [guide.name, job] as const)),
]
const isWatering = ({ type }: Job) => type === 'Watering'

// The planner reads these facts from the words of a job. New words for a job may move it onto a list or off it.
test.each([
  ['once-a-week', (job: Job) => isWatering(job) && isOnceAWeek(job)],
  ['by-the-clock', (job: Job) => isWatering(job) && isMeasuredByTheClock(job)],
  ['hard-cuts', isHardCut],
  ['light-cuts', (job: Job) => job.type === 'Pruning' && isLightCut(job)],
  ['sowing', isSowing],
  ['snails', isForSnails],
  ['not-in-pots', (job: Job) => !job.only && !suitsPlace(job, 'pot')],
  ['not-in-the-ground', (job: Job) => !job.only && !suitsPlace(job, 'ground')],
])('the jobs that are read as %s are the ones on the list', async (list, isRead) => {
  const read = jobs.filter(([, job]) => isRead(job)).map(([name, { title }]) => `${name}: ${title}`)
  const lines = [...new Set(read)].toSorted((one, other) => (one < other ? -1 : 1))
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./read-from-words/${list}.txt`)
})
