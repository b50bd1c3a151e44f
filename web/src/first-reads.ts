import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskPage } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { planPath } from './care-plans/paths.ts'
import { nextSizes } from './dashboard/next-tasks/next-sizes.ts'
import type { OwnPath } from './first-pages.ts'
import { prefetch } from './http/client.ts'
import { locationPath, locationsPath, withPlantsPath } from './locations/paths.ts'
import { printSizes } from './plants/details/print-sizes.ts'
import { plantPath, plantsPath } from './plants/paths.ts'
import { pendingPath, tasksPath } from './tasks/paths.ts'
import { fetchPicture } from './ui/page/fetch-picture.ts'

/** The current month in Sydney. In a time zone that is still in the previous month, these prefetches go unused. */
const thisMonth = () => monthOf(civilDateAt(new Date(), timeZoneOf(null)))

/** Prefetches of a gardener's pages, by path pattern. `id` is the path parameter. */
const reads: { readonly [Path in OwnPath]?: (id: string) => void } = {
  '/': () => {
    const [last, now] = [-1, 0].map((months) =>
      prefetch<TaskPage>(pendingPath(addMonths(thisMonth(), months))),
    )
    void withPicture(
      Promise.all([last, now]),
      (pages) => pages.flatMap((page) => page?.tasks ?? [])[0]?.plant?.imageUrl,
      nextSizes,
    )
    void prefetch('/summary')
  },
  '/my-plants': () => void prefetch(withPlantsPath),
  '/my-plants/add-location': () => void prefetch(withPlantsPath),
  '/my-plants/:locationId': (id) => void prefetch(locationPath(id)),
  '/plants/:plantId': (id) => {
    void withPicture(prefetch<PlantView>(plantPath(id)), ({ imageUrl }) => imageUrl, printSizes)
    void prefetch(planPath(id))
  },
  '/tasks': () => {
    const paths = [
      tasksPath({ month: thisMonth() }),
      tasksPath({ month: 'unscheduled' }),
      plantsPath,
      locationsPath,
      '/summary',
    ]
    for (const path of paths) void prefetch(path)
  },
}

/** Prefetches the data of the page at this path while the page's own chunk is still loading. */
export function prefetchReads(path: string, id: string): void {
  void prefetch('/preferences')
  reads[path as OwnPath]?.(id)
}

/**
 * Also prefetches the large picture at the top of the page, once the response names its URL. A failed
 * request fetches no picture.
 */
async function withPicture<Answer>(
  answer: Promise<Answer>,
  pictureOf: (answer: Answer) => string | null | undefined,
  sizes: string,
): Promise<void> {
  const url = await answer.then(pictureOf).catch(() => null)
  if (url) fetchPicture(url, sizes)
}
