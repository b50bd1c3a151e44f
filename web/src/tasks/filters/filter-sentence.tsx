import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '../../locations/api.ts'
import { Button } from '../../ui/buttons/button.tsx'
import styles from './filter-sentence.module.css'
import { filterSentence, type TaskFilters } from './task-filters.ts'

/** The active filters in a sentence, with a button to clear them. */
export function FilterSentence({
  filters,
  onClear,
}: {
  filters: TaskFilters
  onClear: (() => void) | undefined
}) {
  const { data: locations = [] } = useQuery(locationQueries.list())
  const name = locations.find(({ id }) => id === filters.location)?.name ?? 'one location'
  return (
    <p className={styles.filtered}>
      <span>{filterSentence(filters, name)}</span>
      {onClear && (
        <Button variant="quiet" onClick={onClear}>
          Clear filters
        </Button>
      )}
    </p>
  )
}
