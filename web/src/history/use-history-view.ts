import { type CivilDate, isCivilDate } from '@wattle/contracts/civil-date.ts'
import { type HistoryKind, historyKinds } from '@wattle/contracts/history/kinds.ts'
import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

export type HistoryView = {
  kind: HistoryKind | null
  at: CivilDate | null
  show: (change: { kind?: HistoryKind | null; at?: CivilDate | null }) => void
}

/** What is looked at, kept in the address: a kind of entries, a day. */
export function useHistoryView(): HistoryView {
  const [params, setParams] = useSearchParams()
  const show = useCallback<HistoryView['show']>(
    (change) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before)
          for (const [name, value] of Object.entries(change)) {
            if (value) after.set(name, value)
            else after.delete(name)
          }
          return after
        },
        { replace: true },
      ),
    [setParams],
  )
  const kind = historyKinds.find((each) => each === params.get('kind')) ?? null
  const at = params.get('at') ?? ''
  return { kind, at: isCivilDate(at) ? at : null, show }
}
