import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import { wordsOf } from '@wattle/contracts/search-words.ts'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { SuggestingField } from '../ui/fields/suggesting-field.tsx'
import { guideQueries } from './api.ts'
import { shortPause, usePaused } from './use-paused.ts'

/** One letter is too short to say which plant is meant. */
const tooShort = 1

/**
 * The name of a new plant, with the plants of the guide that may be meant while it is typed. When the field is left with the very
 * name of one, that one is named. Offline it is just a text field.
 */
export function PlantNameField({
  value,
  onChange,
  onChoose,
  onNamed,
  ...field
}: {
  value: string
  error: string | undefined
  onChange: (name: string) => void
  onChoose: (plant: GuideSuggestion) => void
  onNamed: (plant: GuideSuggestion) => void
}) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  // A name that was filled in is not searched for.
  const words = typed === value ? wordsOf(value).join(' ') : ''
  const search = usePaused(words, shortPause)
  const { data } = useQuery({
    ...guideQueries.suggestions(search),
    enabled: search.length > tooShort,
    placeholderData: (before, query) => (isOneName(search, query?.queryKey[2]) ? before : undefined),
  })
  // The last suggestions stay while more of the same name is typed.
  const plants = data && words.length > tooShort && isOneName(search, words) ? data.plants : []
  const leave = async (input: HTMLInputElement) => {
    if (words.length <= tooShort) return
    const found = await client.fetchQuery(guideQueries.suggestions(words)).catch(() => null)
    const plant = found && namedPlant(words, found.plants)
    if (!plant || input.value !== value) return
    setTyped('')
    onNamed(plant)
  }
  return (
    <SuggestingField
      label="Name"
      required
      value={value}
      maxLength={longestName}
      suggestionsLabel="Plants in the guide"
      suggestions={plants.map(({ slug, name, species, synonym }) => ({
        id: slug,
        name: synonym ? `${synonym} (${name})` : name,
        detail: species,
      }))}
      onChange={(name) => {
        setTyped(name)
        onChange(name)
      }}
      onChoose={(slug) => {
        const plant = plants.find((each) => each.slug === slug)
        if (!plant) return
        setTyped('')
        onChoose(plant)
      }}
      onLeave={(input) => void leave(input)}
      {...field}
    />
  )
}

/** Whether one is typed on from the other, or letters of it are deleted. */
export function isOneName(words: string, others = ''): boolean {
  return words !== '' && others !== '' && (words.startsWith(others) || others.startsWith(words))
}

/** The plant of that very name, if there is one. A name that only may mean a plant, as “Acacia” does, is left to the gardener. */
export function namedPlant<Plant extends { name: string }>(words: string, plants: readonly Plant[]) {
  return plants.find(({ name }) => wordsOf(name).join(' ') === words)
}
