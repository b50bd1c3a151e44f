import type { Images } from '@wattle/adapters/images/port.ts'
import { repeatedly } from '@wattle/server/process/repeatedly.ts'

const anHour = 3_600_000
const aDay = 24 * anHour

/** Deletes uploads that nothing has used for a day, now and every hour. */
export function sweepUploads(
  images: Images,
  clock: () => Date,
  report: (error: unknown) => void,
): { stop(): Promise<void> } {
  const sweep = async () => {
    await images.sweep(new Date(clock().getTime() - aDay))
  }
  return repeatedly(sweep, anHour, report)
}
