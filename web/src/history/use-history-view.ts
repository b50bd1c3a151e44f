import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { isGardenDay } from '@wattle/contracts/garden-day.ts'
import { type HistoryKind, historyKinds } from '@wattle/contracts/history/kinds.ts'
import { useSearch } from '../ui/navigation/use-search.ts'

type Shown = { kind: HistoryKind | null; at: CivilDate | null }

export type HistoryView = Shown & { show: (change: Partial<Shown>) => void }

/** The kind of entries and the day shown, kept in the address. */
export function useHistoryView(): HistoryView {
  const { params, change: show } = useSearch()
  return { ...shownIn(params), show }
}

/** What an address shows; a kind or a day that cannot be is passed over. */
export function shownIn(params: URLSearchParams): Shown {
  const at = params.get('at') ?? ''
  return {
    kind: historyKinds.find((each) => each === params.get('kind')) ?? null,
    at: isGardenDay(at) ? at : null,
  }
}
