import { addMonths, monthOf } from '@wattle/contracts/civil-date.ts'
import type { PlantView } from '@wattle/contracts/plants/views.ts'
import type { TaskPage } from '@wattle/contracts/tasks/views.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { planPath } from './care-plans/paths.ts'
import { nextSizes } from './dashboard/next-tasks/next-sizes.ts'
import { getAhead } from './http/client.ts'
import { locationPath, locationsPath, withPlantsPath } from './locations/paths.ts'
import { printSizes } from './plants/details/print-sizes.ts'
import { plantPath, plantsPath } from './plants/paths.ts'
import { pendingPath, tasksPath } from './tasks/paths.ts'
import { fetchPicture } from './ui/page/fetch-picture.ts'

/** The current month in Sydney. In a time zone that is still in the previous month, these prefetches go unused. */
const thisMonth = () => monthOf(civilDateAt(new Date(), timeZoneOf(null)))

/** Prefetches of a gardener's pages, by path pattern. `id` is the path parameter. */
const reads: Record<string, (id: string) => void> = {
  '/': () => {
    const [last, now] = [-1, 0].map((months) =>
      getAhead<TaskPage>(pendingPath(addMonths(thisMonth(), months))),
    )
    void withPicture(
      Promise.all([last, now]),
      (pages) => pages.flatMap((page) => page?.tasks ?? [])[0]?.plant?.imageUrl,
      nextSizes,
    )
    void getAhead('/summary')
  },
  '/my-plants': () => void getAhead(withPlantsPath),
  '/my-plants/add-location': () => void getAhead(withPlantsPath),
  '/my-plants/:locationId': (id) => void getAhead(locationPath(id)),
  '/plants/:plantId': (id) => {
    void withPicture(getAhead<PlantView>(plantPath(id)), ({ imageUrl }) => imageUrl, printSizes)
    void getAhead(planPath(id))
  },
  '/tasks': () => {
    const paths = [
      tasksPath({ month: thisMonth() }),
      tasksPath({ month: 'unscheduled' }),
      plantsPath,
      locationsPath,
      '/summary',
    ]
    for (const path of paths) void getAhead(path)
  },
}

/** Prefetches the data of the page at this path while the page's own chunk is still loading. */
export function readAhead(path: string, id: string): void {
  void getAhead('/preferences')
  reads[path]?.(id)
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
