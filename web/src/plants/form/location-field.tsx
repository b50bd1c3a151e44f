import { useQuery } from '@tanstack/react-query'
import { locationQueries } from '../../locations/api.ts'
import { Select } from '../../ui/fields/select.tsx'

/** Asks for another location if the plant's was deleted elsewhere while the form was open. */
export function LocationField({
  lost,
  value,
  error,
  onChange,
}: {
  /** The name of the deleted location. */
  lost: string
  value: string
  error: string | undefined
  onChange: (locationId: string) => void
}) {
  const { data: locations = [] } = useQuery(locationQueries.list())
  return (
    <Select
      label="Location"
      required
      hint={`${lost} was deleted somewhere else. What you typed is still here.`}
      placeholder="Choose another location"
      value={value}
      error={error}
      options={locations.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={onChange}
    />
  )
}
