import { type CatalogueEntry, type Job, type MonthsByZone, type PlantKind, zones } from '../entry.ts'
import { coverFromFrost, isShelter, keepDryInFrost, monthsToHarden } from '../jobs/frost.ts'
import { inYear, range } from '../jobs/months.ts'
import { isSowing, phaseOf } from '../jobs/timetable.ts'
import { freshMix, freshMixWhileBare, potDrink } from '../kinds/common-jobs.ts'
import type { KindGuide } from '../kinds/guide.ts'
import { kindGuides } from '../kinds/kinds.ts'
import {
  firstWeeks,
  forSowing,
  onceOver,
  ripening,
  soonAfterPlanting,
  whereGrown,
  whileFlowering,
  whileGrowing,
  whileItGrows,
} from './crop-months.ts'
import { shortName } from './names.ts'
import { restsBare } from './traits.ts'

/** All jobs of an entry: its own, and those of its kind that it neither replaces nor rules out. */
export function effectiveJobs(entry: CatalogueEntry): Job[] {
  const guide: KindGuide = kindGuides[entry.kind]
  const settled = new Set([...entry.jobs.map((job) => job.rule), ...(entry.without ?? [])])
  const length = entry.cropMonths ?? guide.cropMonths ?? 0
  const isCrop = length > 0
  const planted = entry.jobs.filter((job) => job.type === 'Planting')
  const isSown = planted.length > 0 && planted.every((job) => isSowing(job) && !sownOrPlanted.test(job.title))
  const summer = entry.jobs.find(({ rule }) => rule === 'water-summer')
  const dry = entry.jobs.find(({ rule, inPot }) => rule === 'water-dry-spells' && inPot)
  const inherited = guide.jobs
    .filter((job) => !settled.has(job.rule))
    .filter(
      ({ type, rule }) =>
        entry.feeding !== 'never' || !(type === 'Fertilising' || (rule === compost && !isCrop)),
    )
    .filter(({ type }) => type !== 'Propagation' || isCrop || !escapes(entry))
    .map((job) => (summer && anyWater.includes(job.rule) ? whereUnsaid(job, summer) : job))
    .map((job) => (dry && anyPot.includes(job.rule) ? whereUnsaid(job, dry) : job))
    .flatMap((job) => (entry.watering && grownWater.includes(job.rule) ? forAPot(job) : [job]))
    .map((job) => (isSown && job.sown ? asSown(job) : job))
    .map((job) => (job.rule === freshMix.rule ? inItsRest(job, entry) : job))
    .map((job) => byName(job, entry))
    .map((job) => (isCrop ? established(job, planted) : job))
    .map((job) => (isCrop && phaseOf(job) === 'prepare' ? { ...job, months: forSowing(job, planted) } : job))
    .map((job) => (isCrop && whileFlowering.includes(job.rule) ? soonAfterPlanting(job, planted) : job))
    .map((job) => (isCrop && phaseOf(job) === 'clear' ? onceOver(job, planted, length) : job))
    .map((job) => (isCrop ? { ...job, months: whereGrown(job.months, entry.jobs) } : job))
    .map((job) => (job.general ? { ...job, months: whereNeeded(job, entry.jobs) } : job))
  const own = entry.jobs.map((job) => (isCrop ? established(job, planted) : job))
  const jobs = [...own, ...inherited, ...shelters(entry)]
    .map((job) => (entry.feeding === 'while-young' ? whileYoung(job) : job))
    .map((job) => (climbing.includes(entry.kind) && isShelter(job) ? overItsSupport(job) : job))
    .map((job) => (isCrop && job.rule === 'harvest' ? ripening(job, planted, entry.kind) : job))
    .map((job) => (isCrop && whileGrowing.includes(job.rule) ? whileItGrows(job, planted, length) : job))
  return jobs.flatMap((job) => {
    const due = isCrop ? job : onceItHasBorne(job, jobs)
    const followed = due.after === undefined ? due : following(due, jobs)
    return Object.values(followed.months).some((list) => list.length > 0) ? [followed] : []
  })
}

/** Matches titles of crops that are also planted out: "Sow or plant annual phlox". */
const sownOrPlanted = /^Sow or /

/** Moves repotting to the months in which a deciduous plant is bare, unless frost can kill the plant. */
function inItsRest(job: Job, entry: CatalogueEntry): Job {
  if (entry.hardyTo) return { ...job, months: freshMix.months }
  return restsBare(entry) ? { ...job, months: freshMixWhileBare.months } : job
}

const climbing: readonly PlantKind[] = ['climber', 'vine-fruit']

const hung = (words: string) =>
  words.replace('lay frost cloth over stakes', 'hang frost cloth over its support')

function overItsSupport({ dry, ...job }: Job): Job {
  return {
    ...job,
    description: hung(job.description),
    ...(dry && { dry: { ...dry, ...(dry.description && { description: hung(dry.description) }) } }),
  }
}

/** Matches a kind's general words for its plants, which the name of the plant replaces. */
const kindWords =
  /\b(tropical fruit|citrus)(?= before a frost)|\bpotted hedge plant\b|(?<=\bthe )hedge(?= lightly before)/

/** Fields of a job that hold alternative words. */
const otherWords = ['inPot', 'inGround', 'tropics', 'arid', 'winter', 'dry', 'elsewhere'] as const

function byName(job: Job, entry: CatalogueEntry): Job {
  const named = (title: string) => title.replace(kindWords, shortName(entry))
  const told = { ...job, title: named(job.title) }
  for (const where of otherWords) {
    const words = job[where]
    if (words?.title) told[where] = { ...words, title: named(words.title) }
  }
  return told
}

/** The frost shelter that the entry asks for. An indoor plant without any gets it for the open ground. */
function shelters(entry: CatalogueEntry): Job[] {
  const short = shortName(entry)
  const isSaid = entry.jobs.some(isShelter)
  if (entry.frostShelter === 'dry') return [keepDryInFrost(short)]
  if (entry.frostShelter === 'always') return [coverFromFrost(short)]
  if (entry.frostShelter === 'while-young') {
    // Succulents rot in the damp soil that keeps others warm.
    const shelter = entry.kind === 'succulent' ? keepDryInFrost : coverFromFrost
    return [shelter(`young ${short}`, { untilMonths: monthsToHarden(entry.kind) })]
  }
  return entry.kind === 'indoor' && !isSaid && entry.hardyTo !== 'heavy'
    ? [{ ...coverFromFrost(short), only: 'ground' }]
    : []
}

/** Rules of the kind's watering that give way to a plant's own summer watering. */
const anyWater = ['water-young', 'water-dry-spells', 'water-dry-pot']

/** Rules of the kind's pot watering that give way to a plant's own watering in dry spells. */
const anyPot = ['water-pot', 'water-dry-pot']

/** A job in its words for sown seed, in winter too. */
const asSown = ({ winter: _, ...job }: Job): Job => ({ ...job, ...job.sown })

function whereUnsaid(job: Job, own: Job): Job {
  const left = zones.filter((zone) => !own.months[zone]?.length)
  return { ...job, months: Object.fromEntries(left.map((zone) => [zone, job.months[zone] ?? []])) }
}

/** Rules of watering that a grown plant in the ground doesn't need if it lives on rain. */
const grownWater = ['water-summer', 'water-dry-spells', 'apply-soil-wetter']

function forAPot(job: Job): Job[] {
  if (job.only === 'ground') return []
  if (job.product !== undefined) return [{ ...job, only: 'pot' }]
  const { arid: _, ...inAnyClimate } = job
  return [{ ...inAnyClimate, ...potDrink, only: 'pot' }]
}

/** Whether a plant may run wild, so that it is not propagated. Indoor plants cannot. */
function escapes({ weedNote, kind }: CatalogueEntry): boolean {
  return weedNote !== undefined && kind !== 'indoor'
}

/**
 * The rule of compost for lasting plants; it feeds them, so `feeding: 'never'` rules it out. A crop's bed is prepared
 * all the same.
 */
const compost = 'add-compost'

/** Months for which a plant with `feeding: 'while-young'` counts as young. */
const youth = 36

function whileYoung(job: Job): Job {
  if (job.type !== 'Fertilising') return job
  const title = job.title.replace(/\b(the|The) young /, '$1 ')
  const inPot = title === job.title ? {} : { inPot: { title, ...job.inPot } }
  return { untilMonths: youth, everInPot: true, ...job, ...inPot }
}

/**
 * Keeps a general job only in zones where the plant has no job of its own of that type in the same months. A net or a
 * bag that goes on before the harvest is no look for pests.
 */
function whereNeeded({ months, type, phase, untilMonths }: Job, own: readonly Job[]): MonthsByZone {
  const isLater = ({ fromMonths = 0 }: Job) => untilMonths !== undefined && fromMonths > untilMonths
  const isForIt = (job: Job) =>
    job.type === type && !job.ahead && !isLater(job) && !(phase === 'establish' && isOfTheGrown(job))
  const zonesLeft = zones.filter((zone) => {
    const looked = own.filter(isForIt).flatMap((job) => job.months[zone] ?? [])
    return months[zone] && !months[zone].some((month) => looked.includes(month))
  })
  return Object.fromEntries(zonesLeft.map((zone) => [zone, months[zone] ?? []]))
}

/** Whether a job is for the grown crop only: pests of flowers and heads say nothing about those of seedlings. */
const isOfTheGrown = ({ fromMonths = 0 }: Job) => fromMonths >= 2

/**
 * Moves establishing jobs to the first weeks after the plant's own planting months. Cover from late frosts keeps its
 * own months.
 */
function established(job: Job, planted: readonly Job[]): Job {
  const goesWithPlanting = job.phase === 'establish' && job.where === undefined && planted.length > 0
  return goesWithPlanting ? { ...job, months: firstWeeks(planted) } : job
}

/** Months within which a follow-up must come after the last month of the job it depends on. */
const soonAfter = 4

/** Months before the job it depends on comes round again, in which a follow-up would be too early. */
const wellBefore = 3

/** Delays jobs that follow the harvest until the first one, and the potash feed until the year before it. */
function onceItHasBorne(job: Job, jobs: readonly Job[]): Job {
  const later = job.rule === 'feed-potash' ? -12 : /-after-harvest$/.test(job.rule) ? 1 : null
  const first = later !== null && jobs.find(({ rule }) => rule === 'harvest')
  return first ? { ...job, fromMonths: Math.max(job.fromMonths ?? 0, (first.fromMonths ?? 0) + later) } : job
}

/**
 * Keeps the months of a follow-up that come soon after the job it depends on, and delays it until the plant is old
 * enough for that job.
 */
function following(job: Job, jobs: readonly Job[]): Job {
  const first = jobs.find(({ rule }) => rule === job.after)
  if (!first) return job
  const months = Object.fromEntries(
    Object.entries(job.months).map(([zone, list]) => {
      const aimed = first.months[zone as keyof MonthsByZone] ?? []
      const last = aimed.at(-1)
      if (last === undefined) return [zone, list]
      const soon = list.filter((month) => (month - last + 12) % 12 <= soonAfter)
      const between = soon.filter(
        (month) => !range(inYear(month + 1), inYear(month + wellBefore)).some((next) => aimed.includes(next)),
      )
      return [zone, between.length > 0 ? between : soon]
    }),
  )
  return { ...job, months, fromMonths: Math.max(job.fromMonths ?? 0, first.fromMonths ?? 0) }
}
