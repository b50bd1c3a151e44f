import { type MonthsByZone, type Zone, zones } from '../entry.ts'

/** The month that so many stand for, counted on over the turn of the year. */
export const inYear = (month: number): number => ((month + 11) % 12) + 1

/** Months from one to another, both included, over the turn of the year where need be. */
export function range(from: number, to: number): number[] {
  const count = ((to - from + 12) % 12) + 1
  return Array.from({ length: count }, (_, index) => inYear(from + index))
}

/** The same months in every zone. */
export function everywhere(...months: number[]): MonthsByZone {
  return Object.fromEntries(zones.map((zone) => [zone, months]))
}

/** The same months in the four zones that have a winter; the tropics have their own year. */
export function south(...months: number[]): MonthsByZone {
  return { subtropical: months, temperate: months, cool: months, arid: months }
}

/** Hot, drying months: summer in the south, spring as well in the subtropics, the dry season and the build-up in the tropics. */
export const thirsty: Record<Zone, readonly number[]> = {
  tropical: range(5, 11),
  subtropical: [9, 10, 11, 12, 1, 2],
  temperate: [12, 1, 2],
  cool: [12, 1, 2],
  arid: range(9, 3),
}

const { tropical: _, ...whereWinterComes } = thirsty
/** The same for what is not grown in the tropics. */
export const thirstySouth: MonthsByZone = whereWinterComes

/** What is right all year round. */
export const always: MonthsByZone = everywhere(...range(1, 12))
