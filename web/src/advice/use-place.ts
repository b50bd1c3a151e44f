import { useQuery } from '@tanstack/react-query'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { useState } from 'react'
import { profileQueries } from '../profile/api.ts'
import { useSearch } from '../ui/navigation/use-search.ts'
import type { AskedPlace } from './api.ts'

/** Where a visitor's postcode is remembered on this device. */
const postcodeKey = 'wattle-guide-postcode'

/**
 * Where the reader gardens: as the address says, else the gardener's settings, else what this device remembers. Without
 * any, it can be told.
 */
export function usePlace(): { place: AskedPlace; isPending: boolean; tell: (postcode: string) => void } {
  const [params, setParams] = useSearch()
  const { data: preferences, isPending } = useQuery(profileQueries.preferences())
  const [remembered, remember] = useState(() => localStorage.getItem(postcodeKey) ?? '')
  const postcode = params.get('postcode') ?? preferences?.postcode ?? remembered
  const tell = (told: string) => {
    localStorage.setItem(postcodeKey, told)
    remember(told)
    const after = new URLSearchParams(params)
    after.set('postcode', told)
    setParams(after, { replace: true })
  }
  const isKnown = statesOfPostcode(postcode).length > 0
  const state = postcode === preferences?.postcode ? preferences.state : null
  return { place: isKnown ? { postcode, ...(state && { state }) } : {}, isPending, tell }
}
