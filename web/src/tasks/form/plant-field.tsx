import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { plantQueries } from '../../plants/api.ts'
import { Select } from '../../ui/fields/select.tsx'
import { byName } from '../../ui/text/by-name.ts'
import type { TaskFieldProps } from './task-field-props.ts'

export function PlantField({ draft, errors, onChange }: TaskFieldProps) {
  const { data: plants = [] } = useQuery(plantQueries.list())
  const plantOptions = useMemo(
    () => plants.map(({ id, name }) => ({ value: id, label: name })).sort((a, b) => byName(a.label, b.label)),
    [plants],
  )
  return (
    <Select
      label="Plant"
      value={draft.plantId}
      error={errors.plantId}
      placeholder="No plant (a general garden task)"
      options={plantOptions}
      onChange={(chosen) => onChange({ plantId: chosen })}
    />
  )
}
