import { townsOfPostcode } from '@wattle/contracts/profile/towns.ts'
import { Select } from '../../ui/fields/select.tsx'

/** Asks for the nearest town if frosts differ within the postcode. */
export function TownChoice({
  postcode,
  town,
  onChoose,
}: {
  postcode: string
  town: string
  onChoose: (town: string) => void
}) {
  const towns = townsOfPostcode(postcode.trim())
  if (towns.length === 0) return null
  return (
    <Select
      label="Nearest town"
      hint="Frosts differ within this postcode."
      placeholder="Somewhere else"
      value={towns.includes(town) ? town : ''}
      options={towns.map((name) => ({ value: name, label: name }))}
      onChange={onChoose}
    />
  )
}
