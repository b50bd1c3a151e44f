import { describe, expect, test, vi } from 'vitest'
import { australianStates } from './profile/choices.ts'
import { civilDateAt, timeZoneOf } from './time-zone.ts'

describe('the time zone of a gardener', () => {
  test('is that of their state, and Sydney’s while that is unknown', () => {
    expect(Object.fromEntries(australianStates.map((state) => [state, timeZoneOf(state)]))).toEqual({
      'New South Wales': 'Australia/Sydney',
      Victoria: 'Australia/Melbourne',
      Queensland: 'Australia/Brisbane',
      'Western Australia': 'Australia/Perth',
      'South Australia': 'Australia/Adelaide',
      Tasmania: 'Australia/Hobart',
      'Australian Capital Territory': 'Australia/Sydney',
      'Northern Territory': 'Australia/Darwin',
    })
    expect([timeZoneOf(null), timeZoneOf(undefined)]).toEqual(['Australia/Sydney', 'Australia/Sydney'])
  })
})

describe('the date', () => {
  const at = (instant: string, state: Parameters<typeof timeZoneOf>[0]) =>
    civilDateAt(new Date(instant), timeZoneOf(state))

  test('changes at midnight in Sydney, long before midnight in Greenwich', () => {
    expect(at('2026-06-30T14:00:00Z', 'New South Wales')).toBe('2026-07-01')
    expect(at('2026-06-30T13:59:59Z', 'New South Wales')).toBe('2026-06-30')
    expect(at('2026-06-30T23:30:00Z', null)).toBe('2026-07-01')
  })

  test('changes an hour earlier with daylight saving, which Queensland does not have', () => {
    expect(at('2026-01-14T13:00:00Z', 'Victoria')).toBe('2026-01-15')
    expect(at('2026-01-14T13:00:00Z', 'Queensland')).toBe('2026-01-14')
  })

  test('changes later in the west and the centre', () => {
    const instant = '2026-03-20T14:15:00Z'
    expect([
      at(instant, 'Tasmania'),
      at(instant, 'Northern Territory'),
      at(instant, 'Western Australia'),
    ]).toEqual(['2026-03-21', '2026-03-20', '2026-03-20'])
  })

  test('has the year of that place', () => {
    expect(at('2026-12-31T13:00:00Z', 'New South Wales')).toBe('2027-01-01')
  })

  test('does not depend on the order of ICU’s date parts, which one version writes as 11/22/2026', () => {
    const written = Intl.DateTimeFormat.prototype.formatToParts
    const parts = vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts')
    parts.mockImplementation(function (this: Intl.DateTimeFormat, ...instant) {
      return written.apply(this, instant).toReversed()
    })
    expect(civilDateAt(new Date('2026-11-21T14:00:00Z'), 'Australia/Lord_Howe')).toBe('2026-11-22')
    parts.mockRestore()
  })
})
