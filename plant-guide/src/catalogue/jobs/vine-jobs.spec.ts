import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { effectiveJobs } from '../effective-jobs.ts'

describe('a vine that climbs by tendrils', () => {
  it.each(['Cucumber', 'Luffa', 'Bitter melon', 'Kiwano', 'Cucamelon'])(
    '%s is led up its trellis and not tied to a stake',
    (name) => {
      const jobs = catalogue.filter((entry) => entry.name === name).flatMap(effectiveJobs)
      const leads = jobs.filter(({ rule }) => rule === 'stake-and-train')
      expect(leads.map(({ title }) => title)).toEqual([expect.stringMatching(/^Lead the .* trellis$/)])
      expect(leads.map(({ description }) => description)).toEqual([expect.stringContaining('tendrils')])
    },
  )
})
