import type { CarePlan, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { isCivilDate, yearAfter } from '@wattle/contracts/civil-date.ts'
import { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { IdentifiedPlant } from '@wattle/contracts/plants/identification.ts'
import { effortLimits, efforts } from '@wattle/contracts/profile/choices.ts'
import { priorities, recurringFrequencies, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import type { PlantAi } from './port.ts'
import { gardenId, lemon } from './testing/lemon.ts'

/** The contract of every plant engine, regardless of its horticultural knowledge. */
export function plantAiContract(open: () => Promise<PlantAi>): void {
  describe('a plant engine', () => {
    it('finds nothing without a hint or a picture', async () => {
      const ai = await open()
      expect((await ai.identify({ gardenId, picture: null })).plants).toEqual([])
      expect((await ai.identify({ gardenId, picture: null, hint: '   ' })).plants).toEqual([])
    })

    it('names plants with their care, and says that only the hint was used', async () => {
      const { source, plants } = await (await open()).identify({
        gardenId,
        picture: null,
        hint: 'lemon tree',
      })
      expect(source).toBe('hint')
      expect(plants.length).toBeGreaterThan(0)
      for (const plant of plants) expectPlant(plant)
    })

    it('returns no more matches than requested', async () => {
      const ai = await open()
      const one = await ai.identify({ gardenId, picture: null, hint: 'lemon', maxMatches: 1 })
      expect(one.plants).toHaveLength(1)
      const three = await ai.identify({ gardenId, picture: null, hint: 'lemon', maxMatches: 3 })
      expect(three.plants.length).toBeLessThanOrEqual(3)
    })

    it.each(efforts)('keeps a plan within the limits of %s effort', async (effort) => {
      const plan = await (await open()).planCare({ ...lemon, effort })
      const limits = effortLimits[effort]
      expect(plan.tasks.length).toBeLessThanOrEqual(limits.most)
      for (const task of plan.tasks) expect(limits.priorities).toContain(task.priority)
      if (plan.tasks.length < limits.fewest) expect(plan.note).toMatch(/\S/)
    })

    it('plans only complete tasks within the next twelve months, sorted by due date', async () => {
      expectPlan(await (await open()).planCare({ ...lemon, effort: 'High' }), lemon.today)
    })

    it.each(['2026-01-01', '2026-12-31', '2028-02-29'])(
      'plans twelve months from %s like from any other day',
      async (today) => {
        expectPlan(await (await open()).planCare({ ...lemon, today }), today)
      },
    )

    it('plans only the task types the gardener ticked', async () => {
      const ai = await open()
      for (const taskType of taskTypes) {
        const plan = await ai.planCare({ ...lemon, effort: 'High', preferredTaskTypes: [taskType] })
        expect(plan.tasks.filter((task) => task.taskType !== taskType)).toEqual([])
      }
      const none = await ai.planCare({ ...lemon, preferredTaskTypes: [] })
      expect(none.tasks).toEqual([])
      expect(none.note).toMatch(/\S/)
    })

    it('plans nothing for a plant that is planted after the year ahead, and says so', async () => {
      const ai = await open()
      const [year = '', rest = ''] = [lemon.today.slice(0, 4), lemon.today.slice(4)]
      const plantedDate = `${Number(year) + 1}${rest}`
      const later = await ai.planCare({ ...lemon, plant: { ...lemon.plant, plantedDate } })
      expect(later).toEqual({ tasks: [], note: expect.stringMatching(/more than a year from now/) })
    })

    it('has an answer for an unknown plant', async () => {
      const plant = { ...lemon.plant, name: 'Qwzx', species: 'Qwzx zzyzx' }
      expectPlan(await (await open()).planCare({ ...lemon, plant }), lemon.today)
    })
  })
}

function expectPlant(plant: IdentifiedPlant): void {
  expect(plant.name).toMatch(/\S/)
  expect(plant.species).toMatch(/\S/)
  expect(CareInstructions.parse(plant.careInstructions)).toEqual(plant.careInstructions)
}

function expectPlan(plan: CarePlan, today: string): void {
  const end = yearAfter(today)
  const dates = plan.tasks.map((task) => task.dueDate)
  expect(dates).toEqual(dates.toSorted())
  expect(new Set(plan.tasks.map((task) => task.title)).size).toBe(plan.tasks.length)
  for (const task of plan.tasks) {
    expectTask(task)
    expect(task.dueDate >= today && task.dueDate <= end).toBe(true)
  }
}

function expectTask(task: ProposedTask): void {
  expect(isCivilDate(task.dueDate)).toBe(true)
  expect(taskTypes).toContain(task.taskType)
  expect(priorities).toContain(task.priority)
  expect(recurringFrequencies).toContain(task.recurringFrequency)
  expect(Number.isInteger(task.estimatedTime) && task.estimatedTime > 0).toBe(true)
  for (const text of [task.title, task.description, task.reason.text, task.reason.rule]) {
    expect(text).toMatch(/\S/)
  }
  for (const fact of [task.reason.zone, task.reason.season]) expect(fact).toMatch(/\S/)
  if (task.productName !== undefined) expect(task.productName).toMatch(/\S/)
}
