import { type HistoryKind, historyKinds } from '@wattle/contracts/history/kinds.ts'
import { Select } from '../ui/fields/select.tsx'
import { kindWords } from './words.ts'

const options = historyKinds.map((value) => ({ value, label: kindWords[value] }))

export function KindFilter({
  kind,
  onChange,
}: {
  kind: HistoryKind | null
  onChange: (kind: HistoryKind | null) => void
}) {
  return (
    <Select<HistoryKind | ''>
      label="Show"
      placeholder="Everything"
      options={options}
      value={kind ?? ''}
      onChange={(chosen) => onChange(chosen || null)}
    />
  )
}
