import { useQuery } from '@tanstack/react-query'
import { isTropical } from '@wattle/contracts/profile/tropics.ts'
import { profileQueries } from './api.ts'
import { storedPreferences } from './preferences-copy.ts'

/** Whether the gardener's place has a wet and a dry season instead of four seasons. */
export function useTropics(): boolean {
  const { data } = useQuery(profileQueries.preferences())
  return isTropical((data ?? storedPreferences())?.postcode)
}
