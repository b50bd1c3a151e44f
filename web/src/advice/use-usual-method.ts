import { useQuery } from '@tanstack/react-query'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { useLastKnown } from '../ui/use-last-known.ts'
import { type Named, plantOfNames } from './plant-of-names.ts'
import { shortPause, usePaused } from './use-paused.ts'

/**
 * How a plant of these names is usually planted: one that lives indoors in a pot. The guide is asked unless the plant's kind is
 * known; until it has answered, and where it can't, the last answer holds.
 */
export function useUsualMethod(names: Named, knownKind: string | undefined): PlantingMethod {
  const name = usePaused(names.name.trim(), shortPause)
  const species = usePaused(names.species.trim(), shortPause)
  const isTyping = name !== names.name.trim() || species !== names.species.trim()
  const { data } = useQuery({
    ...plantOfNames({ name, species }),
    enabled: knownKind === undefined && !isTyping && Boolean(name || species),
  })
  const asked = data === null ? 'unknown' : data?.kind
  return useLastKnown(knownKind ?? asked) === 'indoor' ? 'pot' : 'ground'
}
