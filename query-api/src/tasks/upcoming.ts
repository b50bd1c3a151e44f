import { monthOf } from '@wattle/contracts/civil-date.ts'
import type { GardenId, PlantId } from '@wattle/contracts/ids.ts'
import type { TaskDocument } from '@wattle/projections/tasks/document.ts'
import { todayOf } from '../profile/today.ts'
import type { QueryDeps } from '../query-deps.ts'

/** The pending tasks of this month for each of these plants, most important first. */
export async function upcomingTasks(
  deps: QueryDeps,
  gardenId: GardenId,
  plantIds: readonly PlantId[],
): Promise<Map<PlantId, TaskDocument[]>> {
  const upcoming = new Map<PlantId, TaskDocument[]>(plantIds.map((id) => [id, []]))
  if (plantIds.length === 0) return upcoming
  const month = monthOf(await todayOf(deps, gardenId))
  const found = await deps.collections.tasks.find({
    where: { gardenId, month, plantId: plantIds, status: 'pending' },
    sort: ['priority', 'dueDate'],
  })
  for (const { document } of found) upcoming.get(document.plantId ?? '')?.push(document)
  return upcoming
}
