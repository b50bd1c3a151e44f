import { useQuery } from '@tanstack/react-query'
import { guideQueries } from '../api.ts'
import { useDebounced } from '../use-debounced.ts'
import { usePlace } from '../use-place.ts'
import { Notes } from './notes.tsx'

/** Safety notes on a plant by its names and the gardener's place; nothing if there are none. */
export function SafetyNotes(plant: { name: string; species: string }) {
  const { place, isPending } = usePlace()
  const name = useDebounced(plant.name.trim())
  const species = useDebounced(plant.species.trim())
  const { data } = useQuery({
    ...guideQueries.safety({ name, species }, place),
    enabled: !isPending && Boolean(name || species),
  })
  if (!data || data.notes.length === 0) return null
  return <Notes title="Good to know" notes={data.notes} />
}
