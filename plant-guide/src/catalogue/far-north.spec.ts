import { describe, expect, it } from 'vitest'
import { entryOf, planFor } from '../plan/testing/plan-for.ts'

const darwin = { postcode: '0810', state: 'Northern Territory' } as const

function monthsOf(name: string, rule: string, planted: string): string[] {
  const { tasks } = planFor(entryOf(name), { on: planted, in: darwin, today: '2026-11-01' })
  return tasks.filter(({ reason }) => reason.rule === rule).map(({ dueDate }) => dueDate.slice(5, 7))
}

describe('the year of the far north', () => {
  it('feeds a Kakadu plum when the first rains bring its leaves', () => {
    expect(monthsOf('Kakadu plum', 'feed-spring', '2020-11-01')).toEqual(['11'])
  })

  it('feeds a coconut palm before, in and after the wet', () => {
    const feeds = ['feed-spring', 'feed-summer', 'feed-late-summer']
    expect(feeds.flatMap((rule) => monthsOf('Coconut palm', rule, '2018-11-01'))).toEqual(['11', '01', '03'])
  })

  it('gives winged beans potash as they flower, and looks for borers then', () => {
    expect(monthsOf('Winged bean', 'feed-potash', '2026-11-01')).toEqual(['03'])
    expect(monthsOf('Winged bean', 'check-pods', '2026-11-01')).toEqual(['04'])
  })
})
