import type { CatalogueEntry, Job, PlantKind } from './catalogue/entry.ts'
import { shortName } from './catalogue/names.ts'
import type { Climate } from './climate.ts'
import { coverFromFrost, isShelter } from './frost.ts'
import { isTooHarsh } from './usual-places.ts'

/**
 * Where frost is harder than a plant lives through, it is covered in the ground whatever its age; what grows tall only for as
 * long as it can be covered.
 */
export function coveredWhereExposed(
  jobs: readonly Job[],
  entry: CatalogueEntry,
  climate: Climate,
): readonly Job[] {
  if (!isTooHarsh(entry, climate)) return jobs
  const isTall = tall.includes(entry.kind)
  const name = shortName(entry)
  if (!jobs.some(isShelter))
    return [...jobs, isTall ? coverFromFrost(`young ${name}`, { untilMonths: youth }) : coverFromFrost(name)]
  return isTall ? jobs : jobs.map((job) => (isShelter(job) ? atAnyAge(job) : job))
}

const tall: readonly PlantKind[] = ['native-tree', 'deciduous-tree', 'palm', 'hedge', 'nut']
const youth = 36

function atAnyAge({ untilMonths: _, ...job }: Job): Job {
  return { ...job, title: job.title.replace('the young ', 'the ') }
}
