import type { Engines } from '@wattle/adapters/open.ts'

const anHour = 3_600_000
const aDay = 24 * anHour

/** Forgets now and every hour the uploads that nobody has named for a day, and sessions that are over. The answer stops it. */
export function sweepHourly(
  { images, embeddedProvider }: Pick<Engines, 'images' | 'embeddedProvider'>,
  clock: () => Date,
  report: (error: unknown) => void,
): () => void {
  const sweep = async () => {
    embeddedProvider?.sweep()
    await images.sweep(new Date(clock().getTime() - aDay))
  }
  const begin = () => void sweep().catch(report)
  begin()
  const timer = setInterval(begin, anHour)
  return () => clearInterval(timer)
}
