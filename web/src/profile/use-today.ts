import type { CivilDate } from '@wattle/contracts/civil-date.ts'
import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { useState, useSyncExternalStore } from 'react'
import { useTimeZone } from './use-time-zone.ts'

const minute = 60_000

/** Today in the gardener's own state, whatever zone the device is in; Sydney's before a state is known. Turns at midnight. */
export function useToday(): CivilDate {
  const zone = useTimeZone()
  return useSyncExternalStore(everyMinute, () => civilDateAt(new Date(), zone))
}

/** The day on which a form was opened: what stands in it does not change at midnight. */
export function useOpeningDay(): CivilDate {
  const [zone, today] = [useTimeZone(), useToday()]
  const [opened, setOpened] = useState({ zone, today })
  if (opened.zone === zone) return opened.today
  // The gardener's state has become known.
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
