import { describe, expect, it } from 'vitest'
import { croppedAgain, lasting } from './plantings.ts'

describe('a plant that lasts', () => {
  it('is as old as the whole months since it was planted', () => {
    const tree = lasting('2024-03-15')
    expect(['2024-03-14', '2024-03-15', '2024-04-14', '2024-04-15', '2026-03-15'].map(tree.ageAt)).toEqual([
      -1, 0, 0, 1, 24,
    ])
    expect(['2024-03-14', '2024-03-15', '2044-01-01'].map(tree.standsAt)).toEqual([false, true, true])
  })
})

describe('a crop', () => {
  const tomato = croppedAgain('2025-10-20', 6, [10, 11], '2026-12-15')

  it('stands for its months and is gone until the next sowing', () => {
    const dates = [
      '2025-10-20',
      '2026-04-19',
      '2026-04-20',
      '2026-09-30',
      '2026-10-01',
      '2027-03-31',
      '2027-04-01',
    ]
    expect(dates.map(tomato.standsAt)).toEqual([true, true, false, false, true, true, false])
  })

  it('is sown again only after it has ended', () => {
    expect(['2025-11-15', '2026-10-10', '2026-11-10', '2026-12-10'].map(tomato.resownAt)).toEqual([
      false,
      true,
      true,
      false,
    ])
  })

  it('lasts where no month is right for sowing it', () => {
    expect(croppedAgain('2020-01-01', 6, [], '2026-12-15').standsAt('2027-01-01')).toBe(true)
  })
})
