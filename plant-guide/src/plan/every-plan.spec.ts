import type { CarePlan, CarePlanInput, ProposedTask } from '@wattle/contracts/care-plans/proposal.ts'
import { addDays, addMonths, type CivilDate, monthOf, partsOf } from '@wattle/contracts/civil-date.ts'
import { type PlantingMethod, plantingMethods } from '@wattle/contracts/plants/choices.ts'
import { type Effort, effortLimits, efforts } from '@wattle/contracts/profile/choices.ts'
import { monthsOfSeason, seasonName } from '@wattle/contracts/season.ts'
import { defaultTaskTypes, type TaskType, taskTypes } from '@wattle/contracts/tasks/choices.ts'
import { describe, expect, it } from 'vitest'
import { catalogue } from '../catalogue/catalogue.ts'
import { supports, whileGrowing, whileInFlower } from '../catalogue/crop-months.ts'
import { effectiveJobs } from '../catalogue/effective-jobs.ts'
import { isUsualIn } from '../catalogue/usual-places.ts'
import { type CatalogueEntry, type Job, type PlantKind, type Zone, zones } from '../entry.ts'
import { coverFromFrost, coverLateFrost } from '../jobs/frost.ts'
import { inYear, range, thirsty } from '../jobs/months.ts'
import { pestsAbsentFrom } from '../jobs/regional-pests.ts'
import { isFirstDrink, phaseOf } from '../jobs/timetable.ts'
import { bringIn, setOutRule } from '../jobs/wintering.ts'
import { kindGuides } from '../kinds/kinds.ts'
import { keepAwayFrom } from '../safety/safety-of.ts'
import { beforeTheBuds } from './frost-months.ts'
import { isStillHelpful } from './missed-in-spring.ts'
import { planCare } from './plan-care.ts'
import { isVital } from './rank.ts'
import { suitsPlace } from './suits-place.ts'
import { monthNames } from './wording.ts'

/** One place in each zone; outside the tropics it has hard frosts. */
const places: Record<Zone, CarePlanInput['place']> = {
  tropical: { postcode: '0820', state: 'Northern Territory' },
  subtropical: { postcode: '4605', state: 'Queensland' },
  temperate: { postcode: '2650', state: 'New South Wales' },
  cool: { postcode: '2600', state: 'Australian Capital Territory' },
  arid: { postcode: '0870', state: 'Northern Territory' },
}

type Situation = {
  zone: Zone
  effort: Effort
  method: PlantingMethod
  today: CivilDate
  planted: CivilDate
}
type Planned = Situation & CarePlan & { entry: CatalogueEntry }

const jobsOf = new Map(
  catalogue.map((entry) => [entry, new Map(effectiveJobs(entry).map((job) => [job.rule, job]))]),
)
const jobOf = (entry: CatalogueEntry, task: ProposedTask) => jobsOf.get(entry)?.get(task.reason.rule)
const careOf = (entry: CatalogueEntry) => ({ cropMonths: kindGuides[entry.kind].cropMonths, ...entry })

const days = ['2026-01-30', '2026-04-15', '2026-07-01', '2026-10-10']

/** A plan for each plant, effort and method. Grown plants and those planted today, and the days, come by turns. */
function plansIn(zone: Zone): Planned[] {
  return catalogue.flatMap((entry) =>
    efforts.flatMap((effort, row) =>
      plantingMethods.map((method, column): Planned => {
        // The turn depends on the name, so that a plant keeps its days when others are inserted before it.
        const { length } = entry.name
        const today = days[(Math.floor(length / 2) + 2 * row + column) % days.length] ?? ''
        const planted = (length + row + column) % 2 === 0 ? '2014-09-01' : today
        const situation = { zone, effort, method, today, planted }
        return { ...situation, entry, ...planFor(entry, situation) }
      }),
    ),
  )
}

function planFor(
  entry: CatalogueEntry,
  { zone, effort, method, today, planted }: Situation,
  preferredTaskTypes: TaskType[] = [...taskTypes],
): CarePlan {
  return planCare({
    plant: {
      name: entry.name,
      species: entry.species,
      plantedDate: planted,
      plantingMethod: method,
      careInstructions: entry.care,
    },
    place: places[zone],
    effort,
    preferredTaskTypes,
    complexity: 'Simple',
    today,
  })
}

/** Returns the faults of a plan in words; empty if there are none. */
type Check = (plan: Planned) => string[]

/** Removing words for another place leaves whole sentences. */
const isWhole: Check = ({ tasks }) =>
  tasks.flatMap(({ title, description }) =>
    /[.;,][a-z]|\s{2}|[.;,]{2}| [.;,]|[^.]$/.test(description) ? [`${title}: ${description}`] : [],
  )

const isSorted: Check = ({ tasks }) =>
  tasks.flatMap((task, index) => (task.dueDate < (tasks[index - 1]?.dueDate ?? '') ? [task.title] : []))

const isWithinLimits: Check = ({ tasks, note, effort, today }) => {
  const { fewest, most, priorities } = effortLimits[effort]
  const end = `${addMonths(monthOf(today), 12)}${today.slice(7)}`
  const outside = tasks.filter(
    ({ dueDate, priority }) =>
      dueDate < today || dueDate >= end || !(priorities as readonly number[]).includes(priority),
  )
  return [
    ...(tasks.length > most || (tasks.length < fewest && !note) ? [`${tasks.length} tasks`] : []),
    ...outside.map(({ title }) => title),
  ]
}

const isInRightMonths: Check = ({ entry, zone, tasks, planted, today, method }) =>
  tasks.flatMap((task) => {
    if (goesWithItsCrop(entry, task, planted === today) || drinksAllYear(zone, task, method)) return []
    if (isOfFirstSummer(task, planted) || task.reason.rule === 'keep-in-its-pot') return []
    // Spent flowers are taken off until the crop is over.
    if (isForAHungryPot(task, method) || isWhileInFlower(task) || isOnceItIsOut(task, tasks)) return []
    if (task.reason.rule === setOutRule) return partsOf(task.dueDate).month >= 9 ? [] : [task.dueDate]
    const job = jobOf(entry, task)
    // Frosts in Wagga are hard enough to move a rose's work to the months of a cool climate.
    const isOfLateRose = entry.kind === 'rose' && zone === 'temperate'
    const own = [...(job?.months[zone] ?? []), ...((isOfLateRose && job?.months.cool) || [])]
    const anyway = isUsualIn(entry, zone) ? [] : asElsewhere(entry, task, zone)
    const isCover = task.reason.rule === 'cover-frost'
    const frosty = isCover ? coverFromFrost('').months[zone] : undefined
    const listed = own.length > 0 ? own : (frosty ?? anyway ?? [])
    // Pruning and planting that would fall in the frosts wait until the frosts are over.
    const isInFrosts = zone === 'arid' ? listed.some(isFrosty) : listed.every(isFrosty)
    const waits = ['Pruning', 'Planting'].includes(task.taskType) && isInFrosts
    // So does food in spring, and that of a plant that was lifted until it is out again.
    const isFood = task.taskType === 'Fertilising' || task.reason.rule === 'fresh-mix'
    const isOfSpring = isFood && listed.every((month) => month >= 7 && month <= 10)
    const fed = isOfSpring ? [9, 10, ...(zone === 'cool' ? [11] : [])] : []
    const isNew = planted > addDays(today, -365)
    // A potted succulent rests dry in winter only.
    const untilWinter = entry.kind === 'succulent' && method === 'pot' ? range(9, 4) : [11]
    const early = task.taskType === 'Watering' && (method === 'pot' || isNew) ? untilWinter : []
    const isInLeaf = entry.kind === 'summer-bulb' && method === 'pot'
    const isLate = task.taskType === 'Watering' && zone === 'temperate' && (isNew || isInLeaf)
    // So does a crop's water in an arid garden, if it stands that long.
    const isOfDryCrop =
      task.taskType === 'Watering' && zone === 'arid' && careOf(entry).cropMonths !== undefined
    const late = isLate || isOfDryCrop ? [3, 4, 5] : []
    // Summer water begins in the dry spring where the rain comes in summer, and in the dry winter for the young. What is new
    // drinks in any spring.
    const isOfSpringOn = task.taskType === 'Watering' && (zone === 'subtropical' || isNew)
    const spring = isOfSpringOn ? range(isNew && zone === 'subtropical' ? 6 : 9, 11) : []
    // Where frosts are hard in a cool climate, they begin in April, and what is moved inside is moved before them.
    const isMoved = isCover && /\blift\b|^Bring/i.test(task.title)
    const autumn = isMoved ? (bringIn('', 'less').months[zone] ?? []) : isCover && zone === 'cool' ? [4] : []
    // The check of new shoots waits until they have grown after a hard cut.
    const isCutFirst = tasks.some(
      (cut) => cut.taskType === 'Pruning' && addDays(cut.dueDate, 28) === task.dueDate,
    )
    const shot = isCutFirst && task.reason.rule === 'check-pests-spring' ? listed.map(next) : []
    const missed =
      job && isStillHelpful(job) && monthOf(task.dueDate) === monthOf(today) ? listed.map(next) : []
    const right = waits
      ? [...listed, 9, 10]
      : [...listed, ...fed, ...early, ...spring, ...late, ...autumn, ...shot, ...missed]
    return monthsOf(task).every((month) => right.includes(month)) ? [] : [`${task.title} ${task.dueDate}`]
  })

const next = (month: number) => inYear(month + 1)

/**
 * The right months for default watering and feeding of a plant that is not usually grown in the zone: the usual dry
 * months, and the feeding months of the nearest climate.
 */
function asElsewhere(entry: CatalogueEntry, task: ProposedTask, zone: Zone): readonly number[] {
  // A crop is fed all summer. Other plants are fed in October in the colder zones, where spring comes later.
  if (task.taskType === 'Fertilising' && task.reason.rule === 'feed-standing') return [12, 1, 2]
  if (task.taskType === 'Fertilising' && (zone === 'temperate' || zone === 'cool')) return [10]
  if (task.taskType === 'Fertilising' && zone === 'tropical') return [10]
  if (task.taskType === 'Fertilising') return jobOf(entry, task)?.months.temperate ?? []
  // It is cut as in a temperate garden, a month later where it is cool.
  const temperate = jobOf(entry, task)?.months.temperate ?? []
  if (task.taskType === 'Pruning') return zone === 'cool' ? temperate.map(next) : temperate
  if (task.taskType !== 'Watering') return []
  if (task.reason.rule === 'keep-dry-in-the-wet') return [11, 12, 1, 2]
  const { cropMonths = 0 } = careOf(entry)
  const isSown = cropMonths > 0 && (cropMonths <= 12 || entry.kind === 'legume')
  return isSown ? (zone === 'tropical' ? range(4, 11) : range(1, 12)) : thirsty[zone]
}

/** Whether a task is spring work for a plant set out late in spring, which does not wait a year for it. */
const isOfFirstSummer = ({ taskType, reason, dueDate }: ProposedTask, planted: CivilDate) =>
  (taskType === 'Mulching' ||
    ['feed-spring', 'feed-early-spring', 'feed-early-growth', 'feed-young', 'tie-in'].includes(
      reason.rule,
    )) &&
  partsOf(planted).month >= 9 &&
  dueDate < addDays(planted, 90)

/** Whether a task feeds or waters what has spent the winter inside, in spring, when it is out again. */
const isOnceItIsOut = ({ taskType, dueDate }: ProposedTask, tasks: readonly ProposedTask[]) =>
  (taskType === 'Watering' || taskType === 'Fertilising') &&
  partsOf(dueDate).month >= 9 &&
  tasks.some(({ title, reason }) => reason.rule === setOutRule || /\blift (it|the)\b/i.test(title))

const isWhileInFlower = ({ reason, recurringFrequency }: ProposedTask) =>
  whileInFlower.includes(reason.rule) && recurringFrequency === 'monthly'

/** Whether a task feeds a pot that has grown without food since spring. */
const isForAHungryPot = ({ title, reason }: ProposedTask, method: string) =>
  method === 'pot' && title.startsWith('Feed the potted ') && reason.rule.startsWith('feed-')

/** Whether a task waters all year: a pot does, because its mix shows when it is dry, and so does an arid garden. */
const drinksAllYear = (zone: Zone, { taskType, recurringFrequency }: ProposedTask, method: string) =>
  taskType === 'Watering' && recurringFrequency === 'monthly' && (zone === 'arid' || method === 'pot')

/** Whether a task's months follow from a crop's planting date, or from the local sowing months for preparing a bed. */
function goesWithItsCrop(entry: CatalogueEntry, task: ProposedTask, isNew: boolean): boolean {
  const job = jobOf(entry, task)
  if (!job || careOf(entry).cropMonths === undefined) return false
  const phase = phaseOf(job)
  const isCare = whileGrowing.includes(job.rule)
  const isAtItsAge =
    job.fromMonths !== undefined && (job.untilMonths !== undefined || supports.includes(job.rule))
  return (
    phase === 'prepare' ||
    (isNew && (['establish', 'harvest'].includes(phase) || isCare || isAtItsAge)) ||
    (job.type === 'Watering' && (phase === 'establish' || isCare))
  )
}

const isFrosty = (month: number) => month >= 5 && month <= 9

/** Every month in which a task falls due, including its later occurrences; of a crop's picking, the first and the last. */
function monthsOf(task: ProposedTask): readonly number[] {
  const { month } = partsOf(task.dueDate)
  if (!task.isRecurring) return [month]
  if (task.taskType === 'Harvesting' && task.until) return [month, partsOf(task.until).month]
  if (task.recurringFrequency === 'monthly')
    return ['Watering', 'Fertilising', 'Pruning'].includes(task.taskType) && task.until
      ? range(month, partsOf(task.until).month)
      : range(1, 12)
  const season = seasonNames.find((each) => task.recurringFrequency === `monthly-${each}`)
  return season ? [month, ...monthsOfSeason[season]] : [month]
}
const seasonNames = ['spring', 'summer', 'autumn', 'winter'] as const

/** A job of an earlier phase must not come in the weeks after a later phase of the same crop. */
const comesInOrder: Check = ({ entry, tasks, planted }) => {
  if (careOf(entry).cropMonths === undefined) return []
  const own = tasks.filter((task) => jobOf(entry, task))
  const inPhase = (phase: string) => own.filter((task) => phaseOf(jobOf(entry, task) as Job) === phase)
  const justAfter = (late: ProposedTask, early: { dueDate: CivilDate }, days: number) =>
    late.dueDate > early.dueDate && late.dueDate < addDays(early.dueDate, days)
  const plantings = inPhase('plant')
  const standing = (task: ProposedTask) => task.dueDate >= planted && task.dueDate < addDays(planted, 62)
  return [
    ...plantings.flatMap((sown) => inPhase('prepare').filter((task) => justAfter(task, sown, 40))),
    ...plantings.flatMap((sown) =>
      inPhase('establish').filter((task) => justAfter(sown, task, 60) && !standing(task)),
    ),
    ...inPhase('harvest').flatMap((pick) => inPhase('clear').filter((task) => justAfter(pick, task, 60))),
  ].map(({ title, dueDate }) => `${title} ${dueDate}`)
}

const followsWhatItDependsOn: Check = ({ entry, tasks }) =>
  tasks.flatMap((task) => {
    const { after, ahead } = jobOf(entry, task) ?? {}
    const dayOf = (rule: string) => tasks.find(({ reason }) => reason.rule === rule)?.dueDate
    const first = after && dayOf(after)
    const soon = ahead && dayOf(ahead.of)
    const isOfNextYear = soon && careOf(entry).cropMonths === undefined && task.dueDate > soon
    const aim = isOfNextYear ? addDays(soon, 365) : soon
    const isEarly = first && task.dueDate < first && addDays(task.dueDate, 90) > first
    const isLate = aim && ahead && addDays(task.dueDate, ahead.days / 2) > aim
    return isEarly || isLate ? [`${task.title} ${task.dueDate}`] : []
  })

/** Months that the slowest crop of a single season takes. */
const longestCrop = 9

const isHarvested: Check = ({ entry, zone, tasks }) => {
  const picks = [...(jobsOf.get(entry)?.values() ?? [])].some(
    (job) => job.type === 'Harvesting' && job.months[zone]?.length,
  )
  if (careOf(entry).cropMonths === undefined || !picks) return []
  return tasks
    .filter((task) => task.taskType === 'Planting' && jobOf(entry, task)?.phase === undefined)
    .filter(({ reason }) => reason.rule !== 'set-out')
    .filter(({ description, dueDate }) => {
      const [, name = ''] = /Ready to pick from (\w+)\./.exec(description) ?? []
      const waits = (monthNames.indexOf(name) + 1 - partsOf(dueDate).month + 12) % 12
      return !monthNames.includes(name) || waits > longestCrop
    })
    .map(({ title }) => title)
}

const isPickedWhenOldEnough: Check = ({ entry, zone, tasks, planted }) => {
  if (careOf(entry).cropMonths !== undefined || planted !== '2014-09-01') return []
  const pick = effectiveJobs(entry).find((job) => job.type === 'Harvesting' && job.months[zone]?.length)
  return pick && !tasks.some(({ taskType }) => taskType === 'Harvesting') ? ['is never picked'] : []
}

const groundWords =
  /\b(spade|hoe|lawn|drip line|trench|square metre|fork (it|the|holes)|grass from|between rows|empty bed|under the (branches|canopy))\b/i
const suitsAPot: Check = ({ method, tasks }) =>
  method === 'ground'
    ? []
    : tasks
        .filter(
          ({ title, description }) =>
            groundWords.test(`${title} ${description}`) || /\b(bed|row)s?\b/i.test(title),
        )
        .filter(({ title, description }) => !/\bpots?\b/i.test(`${title} ${description}`))
        .map(({ title }) => title)

/** Sowing words for a pot name no rows and no distances for a bed. */
const rowWords = /\b(rows?|mounds?|(half )?a metre|in a block|over the bed|the bed twice)\b/i
const isSownInAPot: Check = ({ method, entry, tasks }) =>
  method === 'ground' || careOf(entry).cropMonths === undefined
    ? []
    : tasks.filter(({ description }) => rowWords.test(description)).map(({ title }) => title)

const sentencesOf = (tasks: readonly ProposedTask[]) =>
  tasks.flatMap(({ title, description, reason }) => [title, description, reason.text])

const seasons = /\b(spring(?! onion)|(mid)?summer|autumn|winter(?! grass)|frosty?|before the heat)\b/i
const tropicalSeasons = /\b(build-up|(wet|dry) season|(?<!in )the (wet|dry)(?! \w+))\b/i
/** Words that imply a cold season. */
const comingCold = /\b(before|until) (the )?cold|\blast cold night|\bturns cold|\bfrosts\b|before frost/i
/** Each climate has its own seasons. */
const namesItsSeasons: Check = ({ entry, zone, tasks }) => {
  const others =
    zone === 'tropical' ? new RegExp(`${seasons.source}|${comingCold.source}`, 'i') : tropicalSeasons
  // A plant may be called after a season.
  const name = entry.name.toLowerCase()
  return [...sentencesOf(tasks), ...tasks.map(({ reason }) => reason.season)].filter((each) =>
    others.test(each.replaceAll(name, 'plant')),
  )
}

const interval =
  /\b(daily|weekly|fortnightly|(every|each) (few |other |second |two |three )?(days?|mornings?|weeks?|fortnight)|(once|twice|three times) (or twice )?a (week|fortnight))\b/i
/**
 * A job that recurs monthly must not say "every week" or "every fortnight". Watering and picking may: they say how often
 * to do it between two reminders.
 */
const keepsItsCadence: Check = ({ tasks }) =>
  tasks
    .filter(({ recurringFrequency, isRecurring }) => isRecurring && recurringFrequency.startsWith('monthly'))
    .filter((task) => task.taskType !== 'Harvesting' && !isWhileInFlower(task))
    .flatMap(({ title, description, taskType }) => (taskType === 'Watering' ? [title] : [title, description]))
    .filter((words) => interval.test(words))

/** A potted plant depends on watering. Crops are exempt, because the pot may be empty between two sowings. */
const isWatered: Check = ({ entry, zone, method, effort, tasks }) =>
  method === 'ground' ||
  !isUsualIn(entry, zone) ||
  effort === 'Low' ||
  tasks.length === 0 ||
  careOf(entry).cropMonths !== undefined ||
  tasks.some(({ taskType }) => taskType === 'Watering')
    ? []
    : ['is never watered']

/** A plant that is fed in the ground is fed in a pot too, which holds less. */
const isFed: Check = ({ entry, zone, method, effort, tasks, planted }) => {
  if (method === 'ground' || effort !== 'High' || planted !== '2014-09-01' || !isUsualIn(entry, zone))
    return []
  if (careOf(entry).cropMonths !== undefined || entry.kind === 'lawn') return []
  const feeds = effectiveJobs(entry).filter(
    ({ type, only, untilMonths, filler, months }) =>
      type === 'Fertilising' && only !== 'ground' && !untilMonths && !filler && months[zone]?.length,
  )
  const isFedHere = tasks.some(({ taskType }) => taskType === 'Fertilising')
  return feeds.length > 0 && !isFedHere ? ['is never fed'] : []
}

/** A plant set out today is watered within a month, except in the tropical wet season. */
const isWateredIn: Check = ({ entry, zone, method, tasks, planted, today }) => {
  const first = jobsOf.get(entry)?.get('settle-in')
  const settles = first && suitsPlace(first, method) && careOf(entry).cropMonths === undefined
  const isWet = zone === 'tropical' && seasonName(partsOf(today).month, true) === 'wet season'
  if (!settles || planted !== today || isWet) return []
  const drinks = tasks.some(
    ({ taskType, dueDate }) => taskType === 'Watering' && dueDate <= addDays(today, 31),
  )
  return drinks ? [] : ['is not watered in']
}

/** A plant set out today is watered today, however low the effort. */
const drinksToday: Check = ({ entry, zone, method, tasks, planted, today }) => {
  const { month } = partsOf(today)
  const isDue = [...(jobsOf.get(entry)?.values() ?? [])].some(
    (job) => isFirstDrink(job) && suitsPlace(job, method) && job.months[zone]?.includes(month),
  )
  const drinks = tasks.some(({ taskType, dueDate }) => taskType === 'Watering' && dueDate === today)
  return planted === today && isDue && !drinks ? ['does not drink on its first day'] : []
}

/** A new plant has its own watering job for the first weeks; rounds for a grown plant begin after them. */
const isWateredAsNew: Check = ({ entry, tasks, planted, today }) => {
  if (planted !== today || careOf(entry).cropMonths !== undefined) return []
  const [first, ...others] = tasks.filter(
    ({ taskType, dueDate }) => taskType === 'Watering' && dueDate < addDays(today, 28),
  )
  const job = first && jobOf(entry, first)
  return job && isFirstDrink(job)
    ? others.filter(({ reason }) => /^water-(summer|dry)/.test(reason.rule)).map(titleOf)
    : []
}

/** A new plant is not tidied or trimmed. */
const leavesNewGrowth: Check = ({ entry, tasks, planted, today }) => {
  if (planted !== today || !['perennial', 'flowering-shrub', 'annual-flower'].includes(entry.kind)) return []
  return tasks
    .filter(({ reason, dueDate }) => /^(tidy|trim)/.test(reason.rule) && dueDate < addDays(today, 28))
    .map(titleOf)
}

const titleOf = ({ title }: ProposedTask) => title

/** A bulb or a rose that stays in its place is planted once; only lifted plants are planted again. */
const isPlantedOnce: Check = ({ entry, tasks }) => {
  const stays = ['bulb', 'summer-bulb', 'rose'].includes(entry.kind)
  const isLifted = entry.jobs.some(({ rule }) => rule.startsWith('lift-'))
  return stays && !isLifted
    ? tasks.filter(({ taskType }) => taskType === 'Planting').map(({ title }) => title)
    : []
}

/** Tender bedding planted before the last frosts is covered from them. */
const survivesLateFrost: Check = ({ entry, zone, tasks, effort, planted }) => {
  const cover = coverLateFrost.months[zone] ?? []
  if (effort !== 'High' || planted !== '2014-09-01') return []
  if (entry.kind !== 'annual-flower' || !entry.frostTender) return []
  return tasks
    .filter(({ taskType, dueDate }) => taskType === 'Planting' && cover.includes(partsOf(dueDate).month))
    .filter(() => !tasks.some(({ reason }) => reason.rule === 'cover-late-frost'))
    .map(({ title }) => title)
}

const canBeSownInAPot: Check = ({ entry, zone, method, effort, tasks, planted }) => {
  const isCrop = (careOf(entry).cropMonths ?? 12) < 12 && effort === 'High' && planted === '2014-09-01'
  const isSown = entry.jobs.some(
    (job) => job.type === 'Planting' && job.only !== 'ground' && job.months[zone]?.length,
  )
  return method === 'pot' && isCrop && isSown && !tasks.some(({ taskType }) => taskType === 'Planting')
    ? ['is never sown']
    : []
}

const looksOnce: Check = ({ entry, zone, tasks }) =>
  tasks
    .filter((task) => jobOf(entry, task)?.general)
    .filter((task) => {
      const { taskType, dueDate } = task
      // Clipping a grown plant comes after tipping a young one, so it does not count here.
      const youth = jobOf(entry, task)?.untilMonths ?? Number.POSITIVE_INFINITY
      // Nor does a net, which is no look for pests.
      const isForIt = (job: Job) => job.type === taskType && !job.ahead && (job.fromMonths ?? 0) <= youth
      const isOfItsMonth = (other: ProposedTask) => monthOf(other.dueDate) === monthOf(dueDate)
      const own = entry.jobs.filter(
        (job) => isForIt(job) && job.months[zone]?.includes(partsOf(dueDate).month),
      )
      return tasks.some((other) => isOfItsMonth(other) && own.some(({ rule }) => rule === other.reason.rule))
    })
    .map(({ title }) => title)

/** Words that may be used only for some kinds of plants. */
const wordsOfKinds: [RegExp, (kind: PlantKind, entry: CatalogueEntry) => boolean][] = [
  [/\bfronds?\b/i, (kind, { name }) => ['palm', 'fern', 'indoor'].includes(kind) || /cycad|fern/i.test(name)],
  [/\bcanes\b/i, (kind) => !['lawn', 'succulent', 'native-tree', 'fern', 'leafy-vegetable'].includes(kind)],
  [/\b(mower?|mow|turf)\b/i, (kind) => ['lawn', 'bulb', 'ornamental-grass'].includes(kind)],
  [/\bcitrus (tree|fruit)\b/i, (kind) => kind === 'citrus'],
  [/\brose food\b/i, (kind) => kind === 'rose'],
  [/\bpalm (food|fertiliser)\b/i, (kind) => kind === 'palm'],
  [/\borchid\b/i, (kind) => kind === 'orchid'],
]
const isOfItsKind: Check = ({ entry, tasks }) =>
  tasks.flatMap(({ title, description }) =>
    wordsOfKinds
      .filter(([words, suits]) => words.test(`${title} ${description}`) && !suits(entry.kind, entry))
      .map(() => title),
  )

const namesItsObject: Check = ({ tasks }) =>
  tasks
    .map(({ title }) => title)
    .filter((title) => /^\w+ (it|them)\b|^\w+( \w+ly)? while it\b/i.test(title) || !title.includes(' '))

/**
 * No sentence is repeated. Seasonal rounds of one rule are exempt, and so are watering instructions, which are the same
 * in every season.
 */
const saysNothingTwice: Check = ({ tasks }) => {
  const works = tasks.filter(
    ({ reason }, index) => tasks.findIndex((other) => other.reason.rule === reason.rule) === index,
  )
  const sentences = works.flatMap(({ title, description, reason, taskType }) => [
    title,
    ...new Set([...(taskType === 'Watering' ? [] : description.split(/(?<=[.!?])\s+/)), reason.text]),
  ])
  return sentences.filter((sentence, index) => sentences.indexOf(sentence) < index)
}

/** Two feeds are at least a fortnight apart. */
const isFedOnceAFortnight: Check = ({ tasks }) => {
  const feeds = tasks.filter(({ taskType }) => taskType === 'Fertilising')
  return feeds
    .slice(1)
    .filter(({ dueDate }, index) => dueDate < addDays(feeds[index]?.dueDate ?? dueDate, 14))
    .map(({ title }) => title)
}

/** A crop is fed only after some growth, and for its flowers only when it may have some. */
const feedsWhatHasGrown: Check = ({ entry, planted, today, tasks }) => {
  const isCrop = (entry.cropMonths ?? kindGuides[entry.kind].cropMonths ?? 0) > 0
  const sown = planted === today ? today : tasks.find(({ taskType }) => taskType === 'Planting')?.dueDate
  if (!isCrop || sown === undefined) return []
  return tasks
    .filter((task) => task.taskType === 'Fertilising' && phaseOf(jobOf(entry, task) as Job) !== 'prepare')
    .filter(({ dueDate, reason }) => {
      // A later crop counts from the first of its month or from today, and its planting task comes some days later.
      const days = reason.rule === 'feed-while-fruiting' ? 25 : 16
      return dueDate > sown && dueDate < addDays(sown, days)
    })
    .map(({ title, dueDate }) => `${title} on ${dueDate}, planted ${sown}`)
}

/** Compost spread at planting counts for the whole season. */
const spreadsCompostOnce: Check = ({ entry, tasks }) => {
  const layers = tasks.filter((task) => jobOf(entry, task)?.product === 'Compost')
  return layers
    .slice(1)
    .filter(({ dueDate }, index) => dueDate < addDays(layers[index]?.dueDate ?? dueDate, 60))
    .map(({ title }) => title)
}

/** A young plant that has been tipped is not clipped for 60 days. */
const tipsOrClips: Check = ({ tasks }) => {
  const tip = tasks.find(({ reason }) => reason.rule === 'tip-prune-young')
  if (!tip) return []
  return tasks
    .filter(({ reason, taskType }) => taskType === 'Pruning' && reason.rule !== tip.reason.rule)
    .filter(({ dueDate }) => dueDate >= tip.dueDate && dueDate < addDays(tip.dueDate, 60))
    .map(({ title }) => title)
}

/** All-year watering leaves no seasonal rounds. A single watering may have a purpose of its own. */
const isWateredOnce: Check = ({ tasks }) => {
  const rounds = tasks.filter(({ taskType, isRecurring }) => taskType === 'Watering' && isRecurring)
  const isAllYear = rounds.some(({ recurringFrequency }) => recurringFrequency === 'monthly')
  return isAllYear
    ? rounds
        .filter(({ recurringFrequency }) => recurringFrequency.startsWith('monthly-'))
        .map(({ title }) => title)
    : []
}

/** The tips of a young plant are pinched before it flowers. */
const pinchesFirst: Check = ({ planted, today, tasks }) => {
  const pinch = tasks.find(({ reason }) => reason.rule === 'pinch-tips')
  const isOfThisCrop = pinch !== undefined && planted === today && pinch.dueDate < addDays(planted, 90)
  if (!isOfThisCrop) return []
  return tasks
    .filter(({ reason, dueDate }) => /^(deadhead|pick-flowers)$/.test(reason.rule) && dueDate < pinch.dueDate)
    .map(({ title }) => title)
}

/** One round of watering, feeding or checks through a season is enough, until it ends with its crop. */
const hasOneRoundAtATime: Check = ({ tasks }) => {
  const rounds = tasks.filter(
    ({ isRecurring, recurringFrequency }) => isRecurring && recurringFrequency !== 'annual',
  )
  const isTwice = (index: number) =>
    rounds.slice(0, index).some((before) => {
      const round = rounds[index]
      const isAlike =
        before.taskType === round?.taskType && before.recurringFrequency === round.recurringFrequency
      return isAlike && !(before.until !== undefined && before.until < round.dueDate)
    })
  return rounds.filter((_, index) => isTwice(index)).map(({ title }) => title)
}

const hasOneFillerAtMost: Check = ({ entry, tasks }) => {
  const fillers = tasks.filter((task) => jobOf(entry, task)?.filler)
  return fillers.length > 1 ? fillers.map(({ title }) => title) : []
}

/** Frost cover is also in plans for the task types that are ticked by default. */
const coversFromFrost: Check = ({ entry, tasks, ...situation }) => {
  const cover = jobsOf.get(entry)?.get('cover-frost')
  const isTooOld = cover?.untilMonths !== undefined && situation.planted !== situation.today
  const isElsewhere = (cover?.only ?? situation.method) !== situation.method
  if (situation.zone === 'tropical' || !cover?.months[situation.zone]?.length || isTooOld || isElsewhere)
    return []
  const usual = planFor(entry, situation, defaultTaskTypes).tasks
  return [tasks, usual]
    .filter((plan) => !plan.some(({ reason }) => reason.rule === 'cover-frost'))
    .map((plan) => (plan === usual ? 'is not covered in a default plan' : 'is not covered'))
}

/**
 * Types of which a plan keeps the priority-1 tasks at low effort, as far as those that keep the plant alive, and the
 * spray before the buds open, leave room.
 */
const essential: TaskType[] = ['Harvesting', 'Pruning', 'Fertilising']
const keepsWhatMatters: Check = ({ entry, effort, tasks, ...situation }) => {
  if (effort !== 'Low' || tasks.length < effortLimits.Low.most) return []
  const living = tasks.filter(
    (task) =>
      ['Watering', 'Planting'].includes(task.taskType) ||
      task.reason.rule === beforeTheBuds ||
      isVital(jobOf(entry, task) as Job),
  )
  const high = planFor(entry, { ...situation, effort: 'High' }).tasks
  const wanted = essential.filter((type) =>
    high.some((task) => task.taskType === type && task.priority === 1),
  )
  const kept = wanted.filter((type) => tasks.some((task) => task.taskType === type))
  const isKept = kept.length >= Math.min(wanted.length, effortLimits.Low.most - living.length)
  return isKept ? [] : [`has ${kept.length} of ${wanted}`]
}

const checks: Record<string, Check> = {
  'is sorted by day': isSorted,
  'keeps to the effort and the twelve months': isWithinLimits,
  'puts nothing into a wrong month': isInRightMonths,
  'goes from preparing to clearing a crop': comesInOrder,
  'puts follow-ups after what they follow': followsWhatItDependsOn,
  'tells when a planted crop is ready': isHarvested,
  'picks what is old enough': isPickedWhenOldEnough,
  'has no work on open ground for a pot': suitsAPot,
  'waters what stands in a pot': isWatered,
  'feeds what stands in a pot': isFed,
  'waters in what is set out': isWateredIn,
  'waters today what is planted today': drinksToday,
  'waters a new plant as one': isWateredAsNew,
  'leaves alone what was just planted': leavesNewGrowth,
  'plants once what stays': isPlantedOnce,
  'covers bedding from a late frost': survivesLateFrost,
  'sows in a pot what is sown': canBeSownInAPot,
  'speaks of no rows in a pot': isSownInAPot,
  'looks for pests once in a month': looksOnce,
  'names the seasons of its climate': namesItsSeasons,
  'comes as often as it says': keepsItsCadence,
  'has no work of another kind': isOfItsKind,
  'has titles that make sense alone': namesItsObject,
  'is written in whole sentences': isWhole,
  'says nothing twice': saysNothingTwice,
  'has one round of a work at a time': hasOneRoundAtATime,
  'leaves a fortnight between two feeds': isFedOnceAFortnight,
  'feeds a crop when it has grown': feedsWhatHasGrown,
  'spreads compost once a season': spreadsCompostOnce,
  'tips a young hedge or clips it': tipsOrClips,
  'waters all year or by the season': isWateredOnce,
  'pinches young plants before they flower': pinchesFirst,
  'has one filler at most': hasOneFillerAtMost,
  'covers what frost kills': coversFromFrost,
  'keeps what matters at low effort': keepsWhatMatters,
}

describe.each(zones)('a plan for any plant in a %s garden', (zone) => {
  const plans = plansIn(zone)

  it.each(Object.entries(checks))('%s', (_name, check) => {
    const faults = plans.flatMap((plan) =>
      check(plan).map((fault) => `${plan.entry.name}, ${plan.method}: ${fault}`),
    )
    expect([...new Set(faults)]).toEqual([])
  })
})

describe.each([
  ['Hobart', '7000', 'Tasmania'],
  ['Adelaide', '5000', 'South Australia'],
  ['Perth', '6000', 'Western Australia'],
  ['Melbourne', '3000', 'Victoria'],
  ['Darwin', '0800', 'Northern Territory'],
] as const)('a plan for any plant in %s', (_town, postcode, state) => {
  it('speaks of no pest that the state is free of', () => {
    const absent = pestsAbsentFrom(state)
    const today = '2026-07-01'
    const spoken = catalogue.flatMap((entry) =>
      (['ground', 'pot'] as const).flatMap((plantingMethod) => {
        const { tasks } = planCare({
          plant: {
            name: entry.name,
            species: entry.species,
            plantedDate: '2014-09-01',
            plantingMethod,
            careInstructions: entry.care,
          },
          place: { postcode, state },
          effort: 'High',
          preferredTaskTypes: ['Pest control', 'Disease control', 'Harvesting', 'Pruning'],
          complexity: 'Expert',
          today,
        })
        return sentencesOf(tasks)
          .filter((sentence) => absent.some(({ words }) => words.test(sentence)))
          .map((sentence) => `${entry.name}: ${sentence}`)
      }),
    )
    expect(absent).not.toEqual([])
    expect([...new Set(spoken)]).toEqual([])
  })
})

/** Matches how long a bed rests from a vegetable family whose diseases stay in the soil. */
const resting = /\b(two|three|four|five|six) years\b/i
it('says one number of years for a bed to rest, wherever it speaks of one', () => {
  const doubtful = catalogue.filter((entry) => {
    if (careOf(entry).cropMonths === undefined) return false
    const words = [
      ...Object.values(entry.care),
      ...effectiveJobs(entry).flatMap(({ description, why }) => [description, why]),
      ...keepAwayFrom(entry.species).map(({ text }) => text),
    ]
    return new Set(words.flatMap((text) => resting.exec(text)?.[1] ?? [])).size > 1
  })
  expect(doubtful.map(({ name }) => name)).toEqual([])
})
