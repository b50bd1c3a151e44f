import { useQuery } from '@tanstack/react-query'
import { profileQueries } from '../profile/api.ts'
import { Link } from '../ui/navigation/link.tsx'
import { guideQueries } from './api.ts'
import { usePlace } from './use-place.ts'

/**
 * Explains why a crop's plan has no harvest: the gardener turned such jobs off. Nothing for plants without a harvest.
 */
export function HarvestNote({ name, species }: { name: string; species: string }) {
  const { place, isPending } = usePlace()
  const { data: preferences } = useQuery(profileQueries.preferences())
  const isUnwanted = preferences?.taskGeneration.preferredTaskTypes.includes('Harvesting') === false
  const { data: known } = useQuery({
    ...guideQueries.safety({ name, species }, place),
    enabled: isUnwanted && !isPending,
  })
  const slug = (isUnwanted && known?.slug) || ''
  const { data } = useQuery({ ...guideQueries.plant(slug, place), enabled: slug !== '' })
  if (!data?.plant.year.some(({ type }) => type === 'Harvesting')) return null
  return (
    <p className="why">
      Plans have no harvest jobs while Harvesting isn’t ticked in{' '}
      <Link to="/settings#planning">Settings</Link>.
    </p>
  )
}
