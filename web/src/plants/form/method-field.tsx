import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import { Segmented } from '../../ui/fields/segmented.tsx'
import { GroundIcon, PotIcon } from '../../ui/garden-icons.tsx'

const methods = [
  { value: 'ground', label: 'Ground', icon: <GroundIcon size={18} /> },
  { value: 'pot', label: 'Pot', icon: <PotIcon size={18} /> },
] as const

/** Chooses between ground and pot. */
export function MethodField(field: {
  value: PlantingMethod
  error: string | undefined
  onChange: (method: PlantingMethod) => void
}) {
  return <Segmented label="Planting method" options={methods} {...field} />
}
