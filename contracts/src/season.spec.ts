import { expect, test } from 'vitest'
import { monthsOfSeason, type Season, seasonName, seasonOf } from './season.ts'

test.each(Object.entries({ spring: [9, 10, 11], summer: [12, 1, 2], autumn: [3, 4, 5], winter: [6, 7, 8] }))(
  '%s is in the months %j in the southern hemisphere',
  (season, months) => {
    expect(monthsOfSeason[season as Season]).toEqual(months)
    expect(new Set(months.map(seasonOf))).toEqual(new Set([season]))
  },
)

test('the tropics have a wet season, a dry season and a build-up', () => {
  const year = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
  const names = year.map((month) => seasonName(month, true))
  expect(year.filter((_, index) => names[index] === 'dry season')).toEqual([5, 6, 7, 8, 9])
  expect(year.filter((_, index) => names[index] === 'build-up')).toEqual([10, 11])
  expect(year.filter((_, index) => names[index] === 'wet season')).toEqual([1, 2, 3, 4, 12])
  expect(seasonName(10, false)).toBe('spring')
})
