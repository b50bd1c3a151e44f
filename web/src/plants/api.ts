import { queryOptions } from '@tanstack/react-query'
import { get } from '../http/client.ts'
import { plantFrom, plantsFrom } from '../views/read-plant.ts'

export const plantQueries = {
  all: ['plants'] as const,
  list: () =>
    queryOptions({
      queryKey: ['plants', 'list'],
      queryFn: async ({ signal }) => plantsFrom(await get('/plants', signal)),
    }),
  details: (plantId: string) =>
    queryOptions({
      queryKey: ['plants', plantId],
      queryFn: async ({ signal }) => plantFrom(await get(plantPath(plantId), signal)),
    }),
}

export function plantPath(plantId: string) {
  return `/plants/${encodeURIComponent(plantId)}`
}
