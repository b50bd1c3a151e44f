import { expect, test } from 'vitest'
import { monthsOfSeason, type Season, seasonOf } from './season.ts'

test.each(Object.entries({ spring: [9, 10, 11], summer: [12, 1, 2], autumn: [3, 4, 5], winter: [6, 7, 8] }))(
  '%s is in the months %j of the south',
  (season, months) => {
    expect(monthsOfSeason[season as Season]).toEqual(months)
    expect(new Set(months.map(seasonOf))).toEqual(new Set([season]))
  },
)
