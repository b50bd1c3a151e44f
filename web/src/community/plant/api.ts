import { queryOptions } from '@tanstack/react-query'
import type { PublicPlant, PublicTask } from '@wattle/contracts/community/views.ts'
import { fieldsOf, listIn, textOrNull } from '../../http/fields.ts'
import { publicGet } from '../../http/public-client.ts'
import { readCare } from '../../views/read-plant.ts'
import { readTask } from '../../views/read-task.ts'
import { gardenOf } from '../garden/api.ts'
import { publicPlantPath } from '../paths.ts'

export const publicPlantQueries = {
  /** A public plant with its tasks. */
  details: (displayName: string, plantId: string) =>
    queryOptions({
      queryKey: ['community', 'garden', displayName, 'plants', plantId],
      queryFn: async ({ signal }) => {
        const path = publicPlantPath(gardenOf(displayName), encodeURIComponent(plantId))
        const answer = await publicGet<{ plant: PublicPlant }>(path, signal)
        return {
          /** The garden's name as its gardener spells it; the address may have any spelling. */
          gardenName: textOrNull(fieldsOf(answer).displayName) ?? displayName,
          plant: { ...answer.plant, ...readCare(answer.plant) },
          tasks: listIn(answer, 'tasks').map(readTask) as PublicTask[],
        }
      },
    }),
}
