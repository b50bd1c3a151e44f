import type { CivilMonth } from '@wattle/contracts/civil-date.ts'
import { sunNeeds } from '@wattle/contracts/guide/choices.ts'
import type { AskedPlace } from '../../advice/api.ts'
import { useListView } from '../../ui/navigation/use-list-view.ts'
import { useSearch } from '../../ui/navigation/use-search.ts'

/** The guide's filters, kept in the address. An empty text is no filter. */
export type GuideFilters = { kind: string; sun: string; only: Only[] }

export const onlyWords = {
  pot: 'Happy in a pot',
  native: 'Australian natives',
  now: 'Plant this month',
} as const
export type Only = keyof typeof onlyWords
const onlys = Object.keys(onlyWords) as Only[]

export function useGuideView() {
  const view = useListView()
  const { params, setParams, change } = useSearch()
  const filters: GuideFilters = {
    kind: params.get('kind') ?? '',
    sun: sunNeeds.find((sun) => sun === params.get('sun')) ?? '',
    only: onlys.filter((each) => params.get(each) === 'true'),
  }
  const show = ({ only, ...texts }: Partial<GuideFilters>) => {
    const isTurned = (each: Only) => only && only.includes(each) !== filters.only.includes(each)
    const flags = onlys.filter(isTurned).map((each) => [each, only?.includes(each) ? 'true' : ''])
    change({ ...texts, ...Object.fromEntries(flags) })
  }
  const clear = () => {
    view.field.current?.focus()
    setParams(() => new URLSearchParams())
  }
  return { view, filters, show, clear }
}

/** The filters as query parameters. Filtering by month requires a place. */
export function askedOf(
  search: string,
  { kind, sun, only }: GuideFilters,
  month: CivilMonth,
  { postcode }: AskedPlace,
) {
  return {
    search,
    kind,
    sun,
    ...(only.includes('pot') && { pot: 'true' }),
    ...(only.includes('native') && { native: 'true' }),
    ...(postcode && only.includes('now') && { plantIn: String(Number(month.slice(5))) }),
  }
}
