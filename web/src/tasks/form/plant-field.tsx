import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { locationQueries } from '../../locations/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { Select } from '../../ui/fields/select.tsx'
import { byName } from '../../ui/text/by-name.ts'
import type { TaskFieldProps } from './task-field-props.ts'

/** A choice of plants by name. Those that share a name are told apart by their locations. */
export function PlantField({ draft, errors, onChange }: TaskFieldProps) {
  const { data: plants = [] } = useQuery(plantQueries.list())
  const { data: locations = [] } = useQuery(locationQueries.list())
  const plantOptions = useMemo(() => {
    const places = new Map(locations.map(({ id, name }) => [id, name]))
    const namesakes = Map.groupBy(plants, ({ name }) => name)
    return plants
      .map(({ id, name, locationId }) => {
        const place = namesakes.get(name)?.length === 1 ? undefined : places.get(locationId)
        return { value: id, label: place ? `${name}, ${place}` : name }
      })
      .sort((a, b) => byName(a.label, b.label))
  }, [plants, locations])
  // Deleted somewhere else, or the plants are not known. Without an option it would look like no plant.
  const isUnlisted = draft.plantId !== '' && !plants.some(({ id }) => id === draft.plantId)
  return (
    <Select
      label="Plant"
      value={draft.plantId}
      error={errors.plantId}
      placeholder="No plant (a general garden task)"
      options={
        isUnlisted
          ? [{ value: draft.plantId, label: 'The plant of this task' }, ...plantOptions]
          : plantOptions
      }
      onChange={(chosen) => onChange({ plantId: chosen })}
    />
  )
}
