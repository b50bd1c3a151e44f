import { type CivilDate, isCivilDate } from '@wattle/contracts/civil-date.ts'
import { type HistoryKind, historyKinds } from '@wattle/contracts/history/kinds.ts'
import { useSearch } from '../ui/navigation/use-search.ts'

export type HistoryView = {
  kind: HistoryKind | null
  at: CivilDate | null
  show: (change: { kind?: HistoryKind | null; at?: CivilDate | null }) => void
}

/** What is looked at, kept in the address: a kind of entries, a day. */
export function useHistoryView(): HistoryView {
  const { params, change: show } = useSearch()
  const kind = historyKinds.find((each) => each === params.get('kind')) ?? null
  const at = params.get('at') ?? ''
  return { kind, at: isCivilDate(at) ? at : null, show }
}
