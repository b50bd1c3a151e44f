import { useQuery } from '@tanstack/react-query'
import { timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { profileQueries } from './api.ts'
import { storedPreferences } from './preferences-copy.ts'

/** The time zone of the gardener's state, whatever zone the device is in; Sydney's before a state is known. */
export function useTimeZone(): string {
  const { data } = useQuery(profileQueries.preferences())
  return timeZoneOf((data ?? storedPreferences())?.state)
}
