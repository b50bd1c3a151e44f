import type { ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addMonths, civilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { noCareInstructions } from '@wattle/contracts/plants/care.ts'
import { type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { isOldEnough, jobsHere } from '../plan/jobs-here.ts'
import { planCare } from '../plan/plan-care.ts'
import { type CarePlanQuestion, situationOf } from '../plan/situation.ts'
import { reviewPlan } from './review-plan.ts'

type Place = CarePlanQuestion['place']
const wagga: Place = { state: 'New South Wales', postcode: '2650' }
const darwin: Place = { state: 'Northern Territory', postcode: '0820' }

function question(name: string, species: string, changes: Partial<CarePlanQuestion> = {}): CarePlanQuestion {
  return {
    plant: {
      name,
      species,
      plantedDate: '2019-09-01',
      plantingMethod: 'ground',
      careInstructions: noCareInstructions,
    },
    place: wagga,
    effort: 'High',
    preferredTaskTypes: [...taskTypes],
    complexity: 'Simple',
    today: '2026-02-01',
    ...changes,
  }
}

const task = (
  title: string,
  taskType: TaskType,
  dueDate: string,
  description = 'Do it well.',
): ProposedTask => ({
  title,
  description,
  taskType,
  dueDate,
  priority: 1,
  estimatedTime: 20,
  isRecurring: false,
  recurringFrequency: 'annual',
  reason: { text: 'It is time.', rule: 'a-rule', zone: 'temperate', season: 'autumn' },
})

const monthsOf = (tasks: readonly ProposedTask[]) => tasks.map(({ dueDate }) => partsOf(dueDate).month)

describe('what a model of the northern hemisphere says of plants of the guide', () => {
  it.each<[string, string, ProposedTask, number[]]>([
    [
      'Hybrid tea rose',
      'Rosa hybrids',
      task('Prune in late winter', 'Pruning', '2027-01-20'),
      [8, 11, 12, 2, 3],
    ],
    [
      'Tomato',
      'Solanum lycopersicum',
      task('Plant after the last frost', 'Planting', '2026-05-10'),
      [10, 11],
    ],
    ['Tomato', 'Solanum lycopersicum', task('Pick ripe tomatoes', 'Harvesting', '2026-08-10'), [1, 2, 3, 4]],
    ['Apple', 'Malus domestica', task('Prune while dormant', 'Pruning', '2027-01-15'), [7]],
    ['Tulip', 'Tulipa hybrids', task('Plant bulbs in October', 'Planting', '2026-10-05'), [4, 5]],
    ['Garlic', 'Allium sativum', task('Plant cloves', 'Planting', '2026-10-10'), [4, 5]],
    ['Lemon', 'Citrus limon', task('Feed in early spring', 'Fertilising', '2026-05-03'), [9, 12, 3]],
    [
      'Kikuyu lawn',
      'Cenchrus clandestinus',
      task('Feed for spring', 'Fertilising', '2026-06-20'),
      [2, 3, 4, 9, 11],
    ],
  ])('%s: the guide puts the season right', (name, species, northern, right) => {
    const { tasks, moved } = reviewPlan(question(name, species), [northern])
    expect(moved).toBe(1)
    expect(right).toEqual(expect.arrayContaining(monthsOf(tasks)))
    expect(tasks).toHaveLength(1)
  })

  it('drops what the guide knows to be wrong for the plant, the pot and the place', () => {
    const reviewed = (name: string, species: string, each: ProposedTask, changes = {}) =>
      reviewPlan(question(name, species, changes), [each])
    const none = { tasks: [], moved: 0, dropped: 1 }
    const feed = task('Feed with blood and bone', 'Fertilising', '2026-09-10')
    expect(reviewed('Grevillea', 'Grevillea hybrids', feed)).toEqual(none)
    const lime = task('Sweeten the soil', 'Soil improvement', '2026-08-10', 'Rake in garden lime.')
    expect(reviewed('Blueberry', 'Vaccinium corymbosum', lime)).toEqual(none)
    const wrap = task('Wrap the tree', 'Mulching', '2026-06-10', 'Cover it against frost.')
    expect(reviewed('Mango', 'Mangifera indica', wrap, { place: darwin })).toEqual(none)
    const dig = task('Dig around the drip line', 'Weeding', '2026-09-10', 'Use a spade.')
    const potted = question('Lemon', 'Citrus limon')
    const inPot = { plant: { ...potted.plant, plantingMethod: 'pot' as const } }
    expect(reviewed('Lemon', 'Citrus limon', dig, inPot)).toEqual(none)
    const cherries = task('Pick cherries', 'Harvesting', '2026-06-20')
    expect(reviewed('Sweet cherry', 'Prunus avium', cherries, { place: darwin })).toEqual(none)
  })

  it('leaves alone what is right, and every plan for a plant that the guide lacks', () => {
    const right = [task('Feed the lemon', 'Fertilising', '2026-09-12')]
    expect(reviewPlan(question('Lemon', 'Citrus limon'), right)).toEqual({
      tasks: right,
      moved: 0,
      dropped: 0,
    })
    const odd = [task('Prune', 'Pruning', '2027-01-12')]
    expect(reviewPlan(question('Zaluzi', ''), odd)).toEqual({ tasks: odd, moved: 0, dropped: 0 })
  })

  it('gets nothing half a year off through, for any plant', () => {
    const through = catalogue.flatMap((entry) => {
      const asked = question(entry.name, entry.species)
      const situation = situationOf(asked)
      const { tasks } = planCare(asked)
      const northern = tasks.map((each) => ({ ...each, dueDate: sixMonthsOn(each.dueDate) }))
      const known = jobsHere(situation)
      // A look for pests after a hard cut comes once the plant has shot, which may be a month later than its job says.
      const isOwn = ({ title, dueDate }: ProposedTask) =>
        tasks.some((each) => each.title === title && each.dueDate === dueDate)
      return reviewPlan(asked, northern)
        .tasks.filter((each) => !isOwn(each))
        .filter(
          (each) =>
            !known.some(
              ({ job, months }) =>
                job.type === each.taskType &&
                (job.ahead || months.includes(partsOf(each.dueDate).month)) &&
                isOldEnough(job, each.dueDate, situation),
            ),
        )
        .map(({ title, dueDate }) => `${entry.name}: ${title} ${dueDate}`)
    })
    expect(through).toEqual([])
  })
})

function sixMonthsOn(date: string) {
  const month = addMonths(monthOf(date), date < '2026-08-01' ? 6 : -6)
  return civilDate(Number(month.slice(0, 4)), Number(month.slice(5)), partsOf(date).day)
}
