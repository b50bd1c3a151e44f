import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import type { PlantNeeds } from '@wattle/contracts/plants/needs.ts'
import { useState } from 'react'
import type { Named } from '../../advice/named.ts'
import { plantOfNames } from '../../advice/plant-of-names.ts'
import { lacksNeeds, type NurseryDraft, withKnownNeeds, withOtherNeeds } from './nursery-draft.ts'

/** Milliseconds that saving waits for the guide. */
const longestWait = 2000

/**
 * Returns a function that adds the guide's needs to a nursery plant before saving. `knownFor`: the names that its
 * current needs belong to.
 */
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

/**
 * Asks the guide once per plant, so that a retry after a lost response sends the same body. Resolves to null if the
 * guide does not answer in time.
 */
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
