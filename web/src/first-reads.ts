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

/** Sydney's. Where it has not turned yet, what is asked for it is asked for in vain. */
const thisMonth = () => monthOf(civilDateAt(new Date(), timeZoneOf(null)))

/** What a gardener's page asks the server for at once, by its path. Takes what the path names. */
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

/** Asks for what the page at this path is going to ask for, before its own file has come. */
export function readAhead(path: string, id: string): void {
  void getAhead('/preferences')
  reads[path]?.(id)
}

/** Fetches the large picture, too, that an answer puts at the top of its page. Without an answer there is none. */
async function withPicture<Answer>(
  answer: Promise<Answer>,
  pictureOf: (answer: Answer) => string | null | undefined,
  sizes: string,
): Promise<void> {
  const url = await answer.then(pictureOf).catch(() => null)
  if (url) fetchPicture(url, sizes)
}
