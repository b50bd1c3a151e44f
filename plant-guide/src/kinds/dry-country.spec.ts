import { describe, expect, it } from 'vitest'
import { climateOf } from '../climate/climate.ts'
import { inPlace } from '../plan/wording.ts'
import { kindGuides } from './kinds.ts'

const alice = climateOf('0870', 'Northern Territory')

/** All wording of a kind in the dry inland. Jobs of the first weeks are included, whatever their months. */
const told = Object.entries(kindGuides).flatMap(([kind, { jobs }]) =>
  jobs
    .filter(({ months, phase }) => months.arid?.length || phase === 'establish')
    .flatMap((job) => [inPlace(job, alice, 'ground'), inPlace(job, alice, 'pot')])
    .map(({ title, description, why }) => `${kind}: ${title}. ${description} ${why}`),
)

describe('a kind in the dry inland', () => {
  it('sends nobody after snails, which are few where it hardly ever rains', () => {
    expect(told.filter((words) => /\b(snails?|slugs?)\b/i.test(words))).toEqual([])
  })

  it('spreads no lime on soil that is limy', () => {
    expect(told.filter((words) => /\blimed?\b(?! sulphur)/i.test(words))).toEqual([])
  })
})
