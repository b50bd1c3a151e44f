import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import type { GuidePlantView, GuideTile } from '@wattle/contracts/guide/views.ts'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { useRef, useState } from 'react'
import { SuggestingField } from '../ui/fields/suggesting-field.tsx'
import { guideQueries } from './api.ts'
import { usePaused } from './use-paused.ts'

const most = 5
/** Letters that say nothing yet. */
const tooShort = 1
/** Milliseconds without a key: shorter than for what is only read, because somebody waits for it. */
const pause = 250

/** The name of a new plant, with the plants of the guide that may be meant while it is typed; without a connection, just the name. */
export function PlantNameField({
  onChange,
  onChosen,
  onKnown,
  ...field
}: {
  value: string
  error: string | undefined
  onChange: (name: string) => void
  /** Told at once what was chosen, and what was before. */
  onChosen: (plant: GuideTile, before: GuideTile | undefined) => void
  /** Told when the rest has come of what was chosen last. */
  onKnown: (plant: GuidePlantView) => void
}) {
  const client = useQueryClient()
  const chosen = useRef<GuideTile>(undefined)
  const [typed, setTyped] = useState('')
  const words = typed.trim()
  const search = usePaused(words, pause)
  const { data, isPlaceholderData } = useQuery({
    ...guideQueries.named(search),
    enabled: search.length > tooShort,
    placeholderData: keepPreviousData,
  })
  const isAnswered = search === words && !isPlaceholderData
  const found = words.length > tooShort && data ? data.plants : []
  const plants = likeliest(isAnswered ? found : stillMeant(found, words), words)
  const choose = async (slug: string) => {
    const plant = plants.find((each) => each.slug === slug)
    if (!plant) return
    onChosen(plant, chosen.current)
    chosen.current = plant
    const answer = await client.fetchQuery(guideQueries.plant(slug)).catch(() => null)
    if (answer && chosen.current === plant) onKnown(answer.plant)
  }
  return (
    <SuggestingField
      label="Name"
      required
      maxLength={longestName}
      suggestionsLabel="Plants in the guide"
      suggestions={plants.map(({ slug, name, species }) => ({ id: slug, name, detail: species }))}
      onChange={(name) => {
        setTyped(name)
        onChange(name)
      }}
      onChoose={(slug) => void choose(slug)}
      {...field}
    />
  )
}

/** The few whose names begin as was typed, before those where a later word does, and what is found by other names. */
export function likeliest(plants: readonly GuideTile[], typed: string): GuideTile[] {
  const beginning = ` ${typed.toLowerCase()}`
  const rankOf = ({ name }: GuideTile) => {
    const at = ` ${name.toLowerCase()}`.indexOf(beginning)
    return at < 0 ? 2 : Math.min(at, 1)
  }
  return plants.toSorted((a, b) => rankOf(a) - rankOf(b)).slice(0, most)
}

/** Of the plants found for what was typed before, those that fit now. */
function stillMeant(plants: readonly GuideTile[], typed: string): GuideTile[] {
  return plants.filter(({ name, species }) =>
    `${name} ${species}`.toLowerCase().includes(typed.toLowerCase()),
  )
}
