import { useQuery } from '@tanstack/react-query'
import type { GuidePlantView } from '@wattle/contracts/guide/views.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { guideQueries } from './api.ts'
import { usePaused } from './use-paused.ts'

/** Milliseconds without a key. */
const pause = 250

/** How a plant of these names is usually planted: one that lives indoors in a pot. `opened` is what it is known to be at first. */
export function useUsualMethod(
  names: { name: string; species: string },
  opened: GuidePlantView | undefined,
): PlantingMethod {
  const name = usePaused(names.name.trim(), pause)
  const species = usePaused(names.species.trim(), pause)
  const { data } = useQuery({
    ...guideQueries.called({ name, species }),
    enabled: Boolean(name || species),
    placeholderData: (before) => (before === undefined ? opened : before),
  })
  return data?.kind === 'indoor' ? 'pot' : 'ground'
}
