import { queryOptions } from '@tanstack/react-query'
import { get } from '../http/client.ts'
import { nurseryPlantsFrom, recommendationsIn } from '../views/read-nursery-plant.ts'

export const nurseryQueries = {
  all: ['nursery'] as const,
  list: () =>
    queryOptions({
      queryKey: ['nursery', 'list'],
      queryFn: async ({ signal }) => nurseryPlantsFrom(await get('/nursery/plants', signal)),
    }),
  /** How well each location suits a find, the best first. */
  recommendations: (nurseryPlantId: string) =>
    queryOptions({
      queryKey: ['nursery', nurseryPlantId, 'recommendations'],
      queryFn: async ({ signal }) =>
        recommendationsIn(await get(`${nurseryPath(nurseryPlantId)}/recommendations`, signal)),
    }),
}

export function nurseryPath(nurseryPlantId: string) {
  return `/nursery/plants/${encodeURIComponent(nurseryPlantId)}`
}
