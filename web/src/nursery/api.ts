import { queryOptions } from '@tanstack/react-query'
import { withBackup } from '../cache/local-backup.ts'
import { get } from '../http/client.ts'
import { readNurseryPlants, recommendationsIn } from '../views/read-nursery-plant.ts'

export const nurseryQueries = {
  list: () =>
    queryOptions({
      queryKey: ['nursery', 'list'],
      queryFn: async ({ signal }) =>
        readNurseryPlants(await withBackup('nursery', () => get('/nursery/plants', signal))),
    }),
  /** How well each location suits a nursery plant, the best first. */
  recommendations: (nurseryPlantId: string) =>
    queryOptions({
      queryKey: ['nursery', nurseryPlantId, 'recommendations'],
      queryFn: async ({ signal }) => {
        const path = `${nurseryPath(nurseryPlantId)}/recommendations`
        return recommendationsIn(await withBackup(path, () => get(path, signal)))
      },
    }),
}

export function nurseryPath(nurseryPlantId: string) {
  return `/nursery/plants/${encodeURIComponent(nurseryPlantId)}`
}
