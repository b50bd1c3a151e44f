import { type CivilDate, isCivilDate } from '@wattle/contracts/civil-date.ts'
import { type HistoryKind, historyKinds } from '@wattle/contracts/history/kinds.ts'
import { useSearch } from '../ui/navigation/use-search.ts'

export type HistoryView = {
  kind: HistoryKind | null
  at: CivilDate | null
  show: (change: { kind?: HistoryKind | null; at?: CivilDate | null }) => void
}

/** The kind of entries and the day shown, kept in the address. */
export function useHistoryView(): HistoryView {
  const { params, change: show } = useSearch()
  const kind = historyKinds.find((each) => each === params.get('kind')) ?? null
  const at = params.get('at') ?? ''
  return { kind, at: isCivilDate(at) ? at : null, show }
}
