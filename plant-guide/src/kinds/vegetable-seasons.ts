import type { MonthsByZone } from '../entry.ts'
import { range } from '../jobs/months.ts'

export const warm: MonthsByZone = {
  tropical: range(5, 9),
  subtropical: range(9, 4),
  temperate: range(11, 3),
  cool: range(12, 3),
  arid: range(9, 4),
}

export const cool: MonthsByZone = {
  tropical: range(5, 8),
  subtropical: range(3, 9),
  temperate: [...range(3, 5), ...range(8, 11)],
  cool: [...range(2, 4), ...range(9, 12)],
  arid: range(4, 9),
}

export const coolPlanting: MonthsByZone = {
  tropical: [5],
  subtropical: [4, 5],
  temperate: [3, 4, 9],
  cool: [2, 3, 10],
  arid: [4, 5],
}
