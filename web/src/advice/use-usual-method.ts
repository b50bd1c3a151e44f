import { useQuery } from '@tanstack/react-query'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { useLastKnown } from '../ui/use-last-known.ts'
import type { Named } from './named.ts'
import { plantOfNames } from './plant-of-names.ts'
import { shortPause, useDebounced } from './use-debounced.ts'

/**
 * The usual planting method for these names: a pot for an indoor plant. Asks the guide unless the kind is known; until
 * it answers, or if it fails, the last answer stays.
 */
export function useUsualMethod(names: Named, knownKind: string | undefined): PlantingMethod {
  const name = useDebounced(names.name.trim(), shortPause)
  const species = useDebounced(names.species.trim(), shortPause)
  const isTyping = name !== names.name.trim() || species !== names.species.trim()
  const { data } = useQuery({
    ...plantOfNames({ name, species }),
    enabled: knownKind === undefined && !isTyping && Boolean(name || species),
  })
  const asked = data === null ? 'unknown' : data?.kind
  return useLastKnown(knownKind ?? asked) === 'indoor' ? 'pot' : 'ground'
}
