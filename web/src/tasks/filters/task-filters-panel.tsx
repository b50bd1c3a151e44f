import { useQuery } from '@tanstack/react-query'
import { priorities, priorityWords } from '@wattle/contracts/tasks/choices.ts'
import { memo } from 'react'
import { locationQueries } from '../../locations/api.ts'
import { plantQueries } from '../../plants/api.ts'
import { Switch } from '../../ui/fields/checkbox.tsx'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { FilterIcon } from '../../ui/garden-icons.tsx'
import { DownIcon } from '../../ui/icons.tsx'
import { PriorityMark } from '../../ui/page/pill.tsx'
import { byName } from '../../ui/text/by-name.ts'
import type { TaskFilters } from './task-filters.ts'
import styles from './task-filters-panel.module.css'

const priorityOptions = [
  { value: 0 as const, label: 'All' },
  ...priorities.map((priority) => ({ value: priority, label: <PriorityMark priority={priority} /> })),
]

/** The filters, collapsed initially. Memoised, because the options may include hundreds of plants. */
export const TaskFiltersPanel = memo(function TaskFiltersPanel({
  filters,
  onChange,
}: {
  filters: TaskFilters
  onChange: (part: Partial<TaskFilters>) => void
}) {
  const { data: locations = [] } = useQuery(locationQueries.list())
  const { data: plants = [] } = useQuery(plantQueries.list())
  const inLocation = filters.location
    ? plants.filter((plant) => plant.locationId === filters.location)
    : plants
  const names = new Set(inLocation.map((plant) => plant.name).concat(filters.plant || []))
  const places = locations.map(({ id, name }) => ({ value: id, label: name }))
  if (filters.location && !locations.some(({ id }) => id === filters.location))
    places.push({ value: filters.location, label: 'One location' })
  const now = [
    places.find(({ value }) => value === filters.location)?.label ?? 'All locations',
    filters.plant || 'all plants',
    ...(filters.priority ? [`${priorityWords[filters.priority].toLowerCase()} priority`] : []),
    ...(filters.showCompleted ? ['with complete tasks'] : []),
  ]
  return (
    <details className={styles.filters}>
      <summary className="unfolds">
        <FilterIcon />
        Filters
        <span className={styles.now}>{now.join(', ')}</span>
        <DownIcon />
      </summary>
      <div className={styles.fields}>
        <Select
          label="Location"
          value={filters.location}
          placeholder="All locations"
          options={places}
          onChange={(location) => onChange({ location })}
        />
        <Select
          label="Plant"
          value={filters.plant}
          placeholder="All plants"
          options={[...names].sort(byName).map((name) => ({ value: name, label: name }))}
          onChange={(plant) => onChange({ plant })}
        />
        <Segmented
          label="Priority"
          value={filters.priority ?? 0}
          options={priorityOptions}
          onChange={(priority) => onChange({ priority: priority || null })}
        />
        <Switch
          label="Show complete tasks"
          checked={filters.showCompleted}
          onChange={(showCompleted) => onChange({ showCompleted })}
        />
      </div>
    </details>
  )
})
