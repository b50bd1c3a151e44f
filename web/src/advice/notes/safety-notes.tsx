import { useQuery } from '@tanstack/react-query'
import { guideQueries } from '../api.ts'
import { usePaused } from '../use-paused.ts'
import { usePlace } from '../use-place.ts'
import { Notes } from './notes.tsx'

/** What to know of a plant by the names it was given, where the gardener lives; nothing where there is nothing to know. */
export function SafetyNotes(plant: { name: string; species: string }) {
  const { place, isPending } = usePlace()
  const name = usePaused(plant.name.trim())
  const species = usePaused(plant.species.trim())
  const { data } = useQuery({
    ...guideQueries.safety({ name, species }, place),
    enabled: !isPending && Boolean(name || species),
  })
  if (!data || data.notes.length === 0) return null
  return <Notes title="Good to know" notes={data.notes} />
}
