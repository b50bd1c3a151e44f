import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { useState, useSyncExternalStore } from 'react'
import { useTimeZone } from './use-time-zone.ts'

const minute = 60_000

/**
 * Today's date in the gardener's state, independent of the device; Sydney's while the state is
 * unknown. Re-renders at midnight.
 */
export function useToday(): CivilDate {
  const zone = useTimeZone()
  return useSyncExternalStore(everyMinute, () => civilDateAt(new Date(), zone))
}

/** The date on which a form was opened, so that its defaults do not change at midnight. */
export function useOpeningDay(): CivilDate {
  const [zone, today] = [useTimeZone(), useToday()]
  const [opened, setOpened] = useState({ zone, today })
  if (opened.zone === zone) return opened.today
  // The gardener's state has loaded and changed the time zone.
  setOpened({ zone, today })
  return today
}

function everyMinute(look: () => void) {
  const timer = setInterval(look, minute)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
