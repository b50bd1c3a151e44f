import { sunNeeds, sunWords } from '@wattle/contracts/guide/choices.ts'
import type { GuideResponse } from '@wattle/contracts/guide/views.ts'
import { useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { Chips } from '../../ui/fields/chips.tsx'
import { Pair } from '../../ui/fields/pair.tsx'
import { Select } from '../../ui/fields/select.tsx'
import { FilterIcon } from '../../ui/garden-icons.tsx'
import { narrow, useMedia } from '../../ui/use-media.ts'
import { type GuideFilters, type Only, onlyWords } from './use-guide-view.ts'

const suns = sunNeeds.map((sun) => ({ value: sun as string, label: sunWords[sun] }))

type Filtering = { filters: GuideFilters; onChange: (change: Partial<GuideFilters>) => void }

export function KindSelect({ filters, kinds, onChange }: Filtering & { kinds: GuideResponse['kinds'] }) {
  return (
    <Select
      label="Kind"
      placeholder="Every kind"
      value={filters.kind}
      options={kinds.map(({ kind, name }) => ({ value: kind, label: name }))}
      onChange={(kind) => onChange({ kind })}
    />
  )
}

export function SunSelect({ filters, onChange }: Filtering) {
  return (
    <Select
      label="Sun"
      placeholder="Any light"
      value={filters.sun}
      options={suns}
      onChange={(sun) => onChange({ sun })}
    />
  )
}

/**
 * The guide's further filters; on a phone all filters, collapsed until opened. “Plant this
 * month” requires a known place.
 */
export function GuideFilterFields({
  filters,
  kinds,
  hasPlace,
  onChange,
}: Filtering & { kinds: GuideResponse['kinds']; hasPlace: boolean }) {
  const isNarrow = useMedia(narrow)
  const chosen = [filters.kind, filters.sun, ...filters.only].filter(Boolean).length
  const [isOpen, setOpen] = useState(false)
  const offered = (Object.keys(onlyWords) as Only[]).filter((each) => each !== 'now' || hasPlace)
  const fold = isNarrow && (
    <p>
      <Button icon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Filters{!isOpen && chosen > 0 && `: ${chosen} on`}
      </Button>
    </p>
  )
  if (isNarrow && !isOpen) return fold
  return (
    <>
      {fold}
      {isNarrow && (
        <Pair>
          <KindSelect {...{ filters, kinds, onChange }} />
          <SunSelect {...{ filters, onChange }} />
        </Pair>
      )}
      <Chips
        label="Only show"
        options={offered.map((each) => onlyWords[each])}
        values={filters.only.map((each) => onlyWords[each])}
        onChange={(words) => onChange({ only: offered.filter((each) => words.includes(onlyWords[each])) })}
      />
    </>
  )
}
