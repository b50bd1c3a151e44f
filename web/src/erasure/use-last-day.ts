import { civilDateAt } from '@wattle/contracts/time-zone.ts'
import { useTimeZone } from '../profile/use-time-zone.ts'
import { dayText } from '../ui/text/dates.ts'

/** Formats the day on which a garden is erased, in the gardener's time zone. */
export function useLastDay(): (eraseAfter: string) => string {
  const zone = useTimeZone()
  return (eraseAfter) => dayText(civilDateAt(new Date(eraseAfter), zone))
}
