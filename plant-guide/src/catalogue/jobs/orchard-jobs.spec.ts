import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue.ts'
import { effectiveJobs } from '../effective-jobs.ts'

function jobsOf(name: string) {
  const entry = catalogue.find((each) => each.name === name)
  return new Map(entry ? effectiveJobs(entry).map((job) => [job.rule, job]) : [])
}

describe('the jobs that every grower of fruit expects', () => {
  it.each(['Peach', 'Nectarine', 'Apricot', 'Plum', 'Sweet cherry', 'Sour cherry', 'Almond'])(
    '%s is sprayed with copper when its leaves fall and before its buds open',
    (name) => {
      const jobs = jobsOf(name)
      expect(jobs.get('copper-leaf-fall')?.months).toMatchObject({ temperate: [5, 6], cool: [5, 6] })
      const buds = Object.values(jobs.get('copper-bud-swell')?.months ?? {}).flat()
      expect(buds).not.toEqual([])
      expect(buds.filter((month) => month < 7 || month > 9)).toEqual([])
    },
  )

  it.each(['Apple', 'Pear', 'Nashi pear', 'Peach', 'Nectarine', 'Plum', 'Apricot', 'Mandarin'])(
    '%s is thinned while its fruit is small, in words that name it',
    (name) => {
      expect(jobsOf(name).get('thin-fruit')?.title.toLowerCase()).toContain(
        name.split(' ')[0]?.toLowerCase().replace(/y$/, ''),
      )
    },
  )

  it.each(['Peach', 'Nectarine', 'Apricot'])('%s is thinned before it is half grown', (name) => {
    expect(jobsOf(name).get('thin-fruit')?.months).toMatchObject({ subtropical: [9], temperate: [10] })
  })

  it.each(['Pear', 'Plum', 'Sweet cherry', 'Sour cherry'])(
    '%s is looked over for slugs in summer',
    (name) => {
      expect(jobsOf(name).get('check-slug')?.months).toEqual({ temperate: [12, 1, 2], cool: [12, 1, 2] })
    },
  )

  it('a new lemon is relieved of its fruit for as long as it sets any', () => {
    expect(jobsOf('Lemon').get('remove-first-fruit')?.months.temperate).toEqual([10, 11, 12])
  })

  it.each(['Apple', 'Plum', 'Peach', 'Apricot', 'Sweet cherry', 'Almond', 'Fig', 'Grape', 'Kiwifruit'])(
    '%s gets its shape in its first two years',
    (name) => {
      const jobs = jobsOf(name)
      const first = jobs.get('shape-young') ?? jobs.get('train-young')
      expect(first).toMatchObject({ type: 'Pruning', priority: 1 })
      expect(first?.fromMonths).toBeLessThan(12)
      expect(first?.untilMonths).toBeLessThan(36)
    },
  )

  it.each(['Plum', 'Peach', 'Apricot', 'Sweet cherry'])('%s is not cut while it is wet and cold', (name) => {
    const cuts = [...jobsOf(name).values()].filter(
      ({ type, rule }) => type === 'Pruning' && rule !== 'thin-fruit',
    )
    expect(cuts.flatMap(({ months }) => months.cool ?? []).filter((month) => month > 4 && month < 9)).toEqual(
      [],
    )
  })

  it.each(['Navel orange', 'Mandarin', 'Grapefruit'])(
    '%s is guarded from fruit fly and bronze orange bug',
    (name) => {
      const jobs = jobsOf(name)
      expect(jobs.get('check-fruit-fly')?.months.temperate).toEqual([3, 4])
      expect(jobs.get('check-bronze-bug')?.months).not.toHaveProperty('cool')
    },
  )
})
