import { type Frost, type Zone, zones } from '@wattle/contracts/guide/choices.ts'
import type { Moisture, SoilType, Sunlight } from '@wattle/contracts/locations/choices.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import type { Priority, TaskType } from '@wattle/contracts/tasks/choices.ts'

export { type Zone, zones }

/** What kind of plant an entry is; each kind has a calendar of its own in `kinds.ts`, which entries build on. */
export const plantKinds = [
  'fruiting-vegetable',
  'leafy-vegetable',
  'root-vegetable',
  'brassica',
  'legume',
  'bulb-vegetable',
  'perennial-vegetable',
  'herb',
  'citrus',
  'stone-or-pome-fruit',
  'stone-fruit',
  'pome-fruit',
  'evergreen-fruit',
  'tropical-fruit',
  'berry',
  'vine-fruit',
  'nut',
  'native-shrub',
  'native-tree',
  'native-perennial',
  'rose',
  'flowering-shrub',
  'perennial',
  'annual-flower',
  'bulb',
  'summer-bulb',
  'climber',
  'hedge',
  'deciduous-tree',
  'palm',
  'fern',
  'ornamental-grass',
  'water-plant',
  'lawn',
  'indoor',
  'orchid',
  'succulent',
] as const
export type PlantKind = (typeof plantKinds)[number]

/** Months 1 to 12 by zone. A zone that is absent has no month in which the job is right. */
export type MonthsByZone = Partial<Record<Zone, readonly number[]>>

/** The stretches of a crop's year, in their order; jobs that fall into one month follow it too. */
export const phases = ['prepare', 'plant', 'establish', 'grow', 'harvest', 'clear'] as const
export type Phase = (typeof phases)[number]

/** What a job may say in other words. */
type Words = Partial<Pick<Job, 'title' | 'description' | 'why' | 'technical' | 'product'>>

/** One piece of care in a plant's year. */
export type Job = {
  /** Names the rule in a task's reason: kebab-case, unique within the entry, for example `feed-early-spring`. */
  rule: string
  type: TaskType
  /** What the task is called, in the imperative: "Feed with citrus food". */
  title: string
  /** How to do it, one or two plain sentences. */
  description: string
  /** Why now, the notebook's own sentence: "The second feed of the season goes straight into the swelling fruit." */
  why: string
  /** A sentence more for gardeners who chose Technical or Expert. */
  technical?: string
  priority: Priority
  /** How long it takes, in minutes. */
  minutes: number
  months: MonthsByZone
  /**
   * `once`: one task a year, in the first good month to come. `season`: once a month through a season whose three
   * months are all good (the first such season to come), else as `once`. `monthly`: where all twelve months are good.
   */
  repeat: 'once' | 'season' | 'monthly'
  /**
   * Where in a crop's year it belongs: `establish` for the first weeks after planting, `clear` for what follows the
   * harvest. When absent, as its type says: planting, harvesting, improving the soil before planting, else growing.
   */
  phase?: Phase
  /** The rule of the job that must be done before it: it falls into the months that follow that job's. */
  after?: string
  /** Comes so many days before another job of the plan, which it is left out without. */
  ahead?: { of: string; days: number }
  /** Good in any garden and pressing in none: a plan takes one at most, where it would be short otherwise. */
  filler?: true
  /**
   * Only for a plant in a pot, or only for one in the ground. When absent, for both, unless its words speak of the open
   * ground (a spade, the drip line, a lawn).
   */
  only?: PlantingMethod
  /** Only where frost is at least light, only where it is moderate or heavy, or only in places with a dry summer. */
  where?: 'frost' | 'hard-frost' | 'dry-summer'
  /** Only in these states, as for a pest that the others are free of; see `regional-pests.ts`. */
  states?: readonly AustralianState[]
  /** Its words in the other states, where it is done as well. */
  elsewhere?: Words
  /** Its words where the year has a wet and a dry season instead of four. */
  tropics?: Words
  /** Its words where weeks without rain are the rule. */
  arid?: Words
  /** Its words from May to August, outside the tropics. */
  winter?: Words
  /** Its words for a plant in a pot, where a bed or a lawn makes no sense. */
  inPot?: Words
  /** Its words in open ground, for what mostly stands in a pot. */
  inGround?: Words
  /** The rule of a job whose place it takes wherever both would be asked for. */
  instead?: string
  /** A look for whatever may come, or a light tidy: left out where its months are those of the plant’s own work of that type. */
  general?: true
  /** Only from this many months after planting (an established plant's job), or only within so many (a young one's). */
  fromMonths?: number
  untilMonths?: number
  /** In a pot at any age, as its mix is used up: `untilMonths` is for the ground. */
  everInPot?: true
  /** The plain name of what the job uses: "Organic citrus fertiliser". */
  product?: string
}

export type CatalogueEntry = {
  /** The name Australians use first. */
  name: string
  synonyms: readonly string[]
  /**
   * Names that only may mean this plant: a word of a cultivar that other plants have too, or a close relative with the
   * same care. The guide offers the plant for such a name and says that it is not sure.
   */
  akin?: readonly string[]
  /** Botanical name, cultivar in single quotes. */
  species: string
  kind: PlantKind
  care: CareInstructions
  /** Where it thrives, in the words of a location's conditions. */
  needs: { sunlight: readonly Sunlight[]; soil: readonly SoilType[]; moisture: readonly Moisture[] }
  /** This plant's own jobs. One that carries the rule of a job of its kind replaces that job. */
  jobs: readonly Job[]
  /** When what lasts is set out, where none of its jobs says so. */
  planting?: MonthsByZone
  /** Rules of its kind that are wrong for this plant. */
  without?: readonly string[]
  /** Whether it is fed: never by the jobs of its kind, or only in its first three years. Always when absent. */
  feeding?: 'never' | 'while-young'
  /** What lives on rain once it has settled: its kind's water for grown plants is for pots alone. */
  watering?: 'while-young'
  /** Whether frost damages it at any age, where its kind does not say so. */
  frostTender?: true
  /**
   * The hardest frost that it lives through in the open ground; where frosts are harder, it is covered. Any when absent, but a
   * plant of the kind indoor lives outside only where winters are warm.
   */
  hardyTo?: Frost
  /** Zones where gardeners don’t grow it, although its jobs say when they fall there. */
  unusualIn?: readonly Zone[]
  /**
   * How much of a winter it needs to fruit or flower: some is more than a warm one with no frost, plenty more than one beside
   * a mild coast.
   */
  needsChill?: 'some' | 'plenty'
  /**
   * How it gets through frost, where no job of its own or its kind says so: covered, covered in its first years, or dry. What
   * is lifted is small enough to be potted up where frosts are hard.
   */
  frostShelter?: 'always' | 'while-young' | 'dry' | 'lift'
  /** Months that one sowing stands, for what is grown for a single season; its kind's when absent. */
  cropMonths?: number
  /** Weedy in some places: shown beside the plant, never a ban. */
  weedNote?: string
}
