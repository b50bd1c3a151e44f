import { useQuery } from '@tanstack/react-query'
import { guidePlantAddress } from '@wattle/contracts/guide/addresses.ts'
import { Link } from '../ui/navigation/link.tsx'
import { guideQueries } from './api.ts'
import type { Named } from './named.ts'
import { usePlace } from './use-place.ts'

/**
 * A link to the guide's care advice for a plant without care instructions; nothing if the guide
 * does not know the plant.
 */
export function GuideNote(plant: Named) {
  const { place, isPending } = usePlace()
  const { data } = useQuery({ ...guideQueries.safety(plant, place), enabled: !isPending })
  if (!data?.slug) return null
  return (
    <p>
      <Link to={guidePlantAddress(data.slug)}>Read how to care for it in the plant guide</Link>
    </p>
  )
}
