import { type MonthsByZone, type Zone, zones } from '../entry.ts'

/** Brings a month number into the range 1 to 12, counting over the turn of the year. */
export const inYear = (month: number): number => ((month + 11) % 12) + 1

/** The months from one to another, both included. The range may cross the turn of the year. */
export function range(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => inYear(from + index))
}

/** The same months in every zone. */
export function everywhere(...months: number[]): MonthsByZone {
  return Object.fromEntries(zones.map((zone) => [zone, months]))
}

/** The same months in the four zones that have a winter; the tropics follow a calendar of their own. */
export function south(...months: number[]): MonthsByZone {
  return { subtropical: months, temperate: months, cool: months, arid: months }
}

/** Hot, dry months: summer in the south, spring as well in the subtropics, the dry season and the build-up in the tropics. */
export const thirsty: Record<Zone, readonly number[]> = {
  tropical: range(5, 11),
  subtropical: [9, 10, 11, 12, 1, 2],
  temperate: [12, 1, 2],
  cool: [12, 1, 2],
  arid: range(9, 3),
}

const { tropical: _, ...whereWinterComes } = thirsty
/** The same for plants that are not grown in the tropics. */
export const thirstySouth: MonthsByZone = whereWinterComes

/** Every month in every zone. */
export const always: MonthsByZone = everywhere(...range(1, 12))

/** The months in which plants of warm places grow and are fed. */
export const whileWarm: MonthsByZone = { ...everywhere(...range(9, 2)), cool: range(10, 2) }
