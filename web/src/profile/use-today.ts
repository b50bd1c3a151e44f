import { useQuery } from '@tanstack/react-query'
import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt, timeZoneOf } from '@wattle/contracts/time-zone.ts'
import { useSyncExternalStore } from 'react'
import { profileQueries } from './api.ts'
import { storedPreferences } from './preferences-copy.ts'

const minute = 60_000

/** Today in the gardener's own state, whatever zone the device is in; Sydney's before a state is known. Turns at midnight. */
export function useToday(): CivilDate {
  const { data } = useQuery(profileQueries.preferences())
  const zone = timeZoneOf((data ?? storedPreferences())?.state)
  return useSyncExternalStore(everyMinute, () => civilDateAt(new Date(), zone))
}

function everyMinute(look: () => void) {
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
