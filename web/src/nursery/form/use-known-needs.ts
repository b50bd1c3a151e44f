import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { useState } from 'react'
import { type Named, plantOfNames } from '../../advice/plant-of-names.ts'
import { lacksNeeds, type NurseryDraft, withKnownNeeds, withOtherNeeds } from './nursery-draft.ts'

/** Milliseconds that saving a find waits for the guide. */
const longestWait = 2000

/** Gives a find, before it is saved, what the guide knows of its needs. `knownFor`: the names that its needs are known for. */
export function useKnownNeeds(knownFor: Named | null): (draft: NurseryDraft) => Promise<NurseryDraft> {
  const client = useQueryClient()
  const [needsOf] = useState(() => askedOnce(client))
  return async (draft) => {
    const isRenamed = knownFor !== null && keyOf(knownFor) !== keyOf(draft)
    if (!isRenamed && !lacksNeeds(draft)) return draft
    const known = await needsOf(draft)
    if (!known) return draft
    return isRenamed ? withOtherNeeds(draft, known) : withKnownNeeds(draft, known)
  }
}

/** Asks the guide once about each plant: saved again after a lost answer, a find must be the same. Null where it can't tell in time. */
export function askedOnce(client: QueryClient): (plant: Named) => Promise<PlantNeeds | null> {
  const asked = new Map<string, Promise<PlantNeeds | null>>()
  const ask = (plant: Named) =>
    Promise.race([
      client.fetchQuery(plantOfNames(plant)).then(
        (known) => known?.needs ?? null,
        () => null,
      ),
      new Promise<null>((resolve) => setTimeout(resolve, longestWait, null)),
    ])
  return (plant) => {
    const answer = asked.get(keyOf(plant)) ?? ask(plant)
    asked.set(keyOf(plant), answer)
    return answer
  }
}

const keyOf = ({ name, species }: Named) => `${name.trim()}\n${species.trim()}`
