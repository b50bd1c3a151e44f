import type { Images } from '@wattle/adapters/images/port.ts'

const anHour = 3_600_000
const aDay = 24 * anHour

/** Forgets every hour the uploads that nobody has named for a day. The answer stops it. */
export function sweepUploads(
  images: Images,
  clock: () => Date,
  report: (error: unknown) => void,
): () => void {
  const sweep = () => images.sweep(new Date(clock().getTime() - aDay)).catch(report)
  sweep()
  const timer = setInterval(sweep, anHour)
  return () => clearInterval(timer)
}
