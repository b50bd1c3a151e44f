import { useQuery } from '@tanstack/react-query'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { profileQueries } from './api.ts'
import { storedPreferences } from './preferences-copy.ts'

/** The time zone of the gardener's state, independent of the device; Sydney's while the state is unknown. */
export function useTimeZone(): string {
  const { data } = useQuery(profileQueries.preferences())
  return timeZoneOf((data ?? storedPreferences())?.state)
}
