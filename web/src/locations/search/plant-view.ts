import type { PlantSort } from '@wattle/contracts/plants/choices.ts'
import { matchText } from '../../ui/text/match-text.ts'
import { counted } from '../../ui/text/words.ts'

/** The orders on offer besides a page's default. */
export const sortOptions = [
  { value: 'name', label: 'Name' },
  { value: 'species', label: 'Species' },
  { value: 'planted', label: 'Planted date' },
  { value: 'next', label: 'Next job' },
] as const satisfies readonly { value: PlantSort; label: string }[]

/** The order named in the address, otherwise `usual`. */
export const sortNamed = (sort: string, usual: PlantSort): PlantSort =>
  sortOptions.find(({ value }) => value === sort)?.value ?? usual

/** The result in a sentence. */
export function foundText(count: number, search: string, sort: PlantSort): string {
  if (search) return matchText(count, 'plant', search)
  const order = sortOptions.find(({ value }) => value === sort)
  return order ? `${counted(count, 'plant')}, sorted by ${order.label.toLowerCase()}.` : ''
}
