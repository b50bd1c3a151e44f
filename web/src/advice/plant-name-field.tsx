import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import { wordsOf } from '@wattle/contracts/search-words.ts'
import { longestName } from '@wattle/contracts/text-limits.ts'
import { useState } from 'react'
import { SuggestingField } from '../ui/fields/suggesting-field.tsx'
import { guideQueries } from './api.ts'
import { shortPause, useDebounced } from './use-debounced.ts'

/** A single letter does not identify a plant. */
const tooShort = 1

/**
 * The name field of a new plant, with suggestions from the guide. Leaving the field with the exact name of a guide
 * plant calls `onNamed`. Offline it is a plain text field.
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
  // A name filled in by the form is not searched for.
  const words = typed === value ? wordsOf(value).join(' ') : ''
  const search = useDebounced(words, shortPause)
  const { data } = useQuery({
    ...guideQueries.suggestions(search),
    enabled: search.length > tooShort,
    placeholderData: (before, query) => (isOneName(search, query?.queryKey[2]) ? before : undefined),
  })
  // The last suggestions stay while the gardener types on or deletes letters of the same name.
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

/** Whether one text starts with the other, so that letters were only added or deleted at the end. */
export function isOneName(words: string, others = ''): boolean {
  return words !== '' && others !== '' && (words.startsWith(others) || others.startsWith(words))
}

/** The plant with exactly this name, if any. An ambiguous name such as “Acacia” is left to the gardener. */
export function namedPlant<Plant extends { name: string }>(words: string, plants: readonly Plant[]) {
  return plants.find(({ name }) => wordsOf(name).join(' ') === words)
}
