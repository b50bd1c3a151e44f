import { monthOf } from '@wattle/contracts/civil-date.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { planPath } from './care-plans/paths.ts'
import { getAhead } from './http/client.ts'
import { locationPath, locationsPath, withPlantsPath } from './locations/paths.ts'
import { plantPath, plantsPath } from './plants/paths.ts'
import { pendingPath, tasksPath } from './tasks/paths.ts'

/** Sydney's. Where it has not turned yet, what is asked for it is asked for in vain. */
const thisMonth = () => monthOf(civilDateAt(new Date(), timeZoneOf(null)))

/** What a gardener's page asks the server for at once, by its path. Takes what the path names. */
const reads: Record<string, (id: string) => string[]> = {
  '/': () => [pendingPath(thisMonth()), '/summary'],
  '/my-plants': () => [withPlantsPath],
  '/my-plants/add-location': () => [withPlantsPath],
  '/my-plants/:locationId': (id) => [locationPath(id)],
  '/plants/:plantId': (id) => [plantPath(id), planPath(id)],
  '/tasks': () => [
    tasksPath({ month: thisMonth() }),
    tasksPath({ month: 'unscheduled' }),
    plantsPath,
    locationsPath,
  ],
}

/** Asks for what the page at this path is going to ask for, before its own file has come. */
export function readAhead(path: string, id: string): void {
  for (const each of ['/preferences', ...(reads[path]?.(id) ?? [])]) getAhead(each)
}
