import { type Frost, type Zone, zones } from '@wattle/contracts/guide/choices.ts'
import type { Moisture, SoilType, Sunlight } from '@wattle/contracts/locations/choices.ts'
import type { CareInstructions } from '@wattle/contracts/plants/care.ts'
import type { PlantingMethod } from '@wattle/contracts/plants/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import type { Priority, TaskType } from '@wattle/contracts/tasks/choices.ts'

export { type Zone, zones }

/** The kinds of plant. Each kind has its own calendar of jobs in `kinds/kinds.ts`, on which its entries build. */
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

/** Months (1 to 12) by zone. In a zone that is absent, no month suits the job. */
export type MonthsByZone = Partial<Record<Zone, readonly number[]>>

/** The stages of a crop's year, in order. Jobs due in the same month follow this order too. */
const phases = ['prepare', 'plant', 'establish', 'grow', 'harvest', 'clear'] as const
export type Phase = (typeof phases)[number]

/** Alternative wording for a job. */
type Words = Partial<Pick<Job, 'title' | 'description' | 'onceGrown' | 'why' | 'technical' | 'product'>>

/** One piece of care in a plant's year. */
export type Job = {
  /** Identifies the job in a task's reason: kebab-case, unique within the entry, for example `feed-early-spring`. */
  rule: string
  type: TaskType
  /** The task's title, in the imperative: "Feed with citrus food". */
  title: string
  /** How to do the job, in one or two plain sentences. */
  description: string
  /** The description for a plant in open ground that has grown deep roots, if a young one needs more. */
  onceGrown?: string
  /** Why now, in the notebook's voice: "The second feed of the season goes straight into the swelling fruit." */
  why: string
  /** An extra sentence for gardeners who chose Technical or Expert. */
  technical?: string
  priority: Priority
  /** Duration in minutes. */
  minutes: number
  months: MonthsByZone
  /**
   * `once`: one task a year, in the first suitable month. `season`: monthly through the next season whose three months
   * all suit; without such a season, the same as `once`. A crop is fed, cut and picked monthly until it is over. `monthly`:
   * every month if all twelve suit; otherwise the same as `once`.
   */
  repeat: 'once' | 'season' | 'monthly'
  /**
   * The stage of a crop's year: `establish` for the first weeks after planting, `clear` for work after the harvest.
   * When absent, the type decides: `plant` for planting, `harvest` for harvesting, `prepare` for soil improvement,
   * otherwise `grow`.
   */
  phase?: Phase
  /** The rule of the job that must be done first. This job is due in the months that follow that job's months. */
  after?: string
  /** Due this many days before another job of the plan. Without that job, this one is left out. */
  ahead?: { of: string; days: number }
  /** Useful in any garden but never urgent. A plan takes at most one filler, and only if it has too few other tasks. */
  filler?: true
  /**
   * Only for a plant in a pot, or only for one in the ground. When absent, the job suits both, unless its wording
   * mentions open ground (a spade, the drip line, a lawn).
   */
  only?: PlantingMethod
  /** Only where frost is at least light, where it is moderate or heavy, where it is light or none, or where the summer is dry. */
  where?: 'frost' | 'hard-frost' | 'mild-winter' | 'dry-summer'
  /** Only in these states, for example because the others are free of the pest; see `regional-pests.ts`. */
  states?: readonly AustralianState[]
  /** Wording for the other states. With it, the job is done there as well. */
  elsewhere?: Words
  /** Wording for the tropical zone, where the year has a wet and a dry season instead of four. */
  tropics?: Words
  /** Wording for the arid zone, where it often does not rain for weeks. */
  arid?: Words
  /** Wording for a task that is due from May to August, or a round through winter, outside the tropics. */
  winter?: Words
  /** Wording for a plant that likes its soil dry. */
  dry?: Words & { inPot?: Words }
  /** Wording for a crop that is always sown where it stands, never planted out. */
  sown?: Words
  /** Wording for a plant in a pot, where a bed or a lawn makes no sense. */
  inPot?: Words
  /** Wording for open ground, for plants that usually stand in a pot. */
  inGround?: Words
  /** The rule of another job, which this one replaces wherever both suit the place. */
  instead?: string
  /**
   * A general check for pests, or a light tidy. It is left out in zones where one of its months has a job of the
   * plant's own of the same type.
   */
  general?: true
  /** Only for plants that were planted at least, or at most, this many months ago. */
  fromMonths?: number
  untilMonths?: number
  /** In a pot the job is done at any age, because the mix is used up; `untilMonths` then applies only to the ground. */
  everInPot?: true
  /** The plain name of the product that the job uses: "Organic citrus fertiliser". */
  product?: string
}

export type CatalogueEntry = {
  /** The name Australians use first. */
  name: string
  synonyms: readonly string[]
  /**
   * Names that may mean this plant or another: a cultivar word that several plants share, or a close relative with the
   * same care. For such a name the guide offers the plant and says that it is not sure.
   */
  akin?: readonly string[]
  /** Botanical name, with the cultivar in single quotes. */
  species: string
  kind: PlantKind
  care: CareInstructions
  /** The conditions in which the plant thrives, in the terms of a location's conditions. */
  needs: { sunlight: readonly Sunlight[]; soil: readonly SoilType[]; moisture: readonly Moisture[] }
  /** The plant's own jobs. Each replaces the job of its kind with the same rule, if there is one. */
  jobs: readonly Job[]
  /** Planting months of a long-lived plant that has no planting job of its own. */
  planting?: MonthsByZone
  /** Rules of its kind's jobs that are wrong for this plant. */
  without?: readonly string[]
  /** `never`: the feeding jobs of its kind are left out. `while-young`: fed only in its first three years. */
  feeding?: 'never' | 'while-young'
  /** For a plant that lives on rain once established. Its kind's watering of grown plants then applies only to pots. */
  watering?: 'while-young'
  /** Whether frost damages the plant at any age, if its kind does not say so already. */
  frostTender?: true
  /**
   * The hardest frost that the plant survives in open ground; it is covered where frosts are harder. When absent, it
   * survives any frost, but a plant of the kind `indoor` lives outside only where winters are warm.
   */
  hardyTo?: Frost
  /** In the wild it grows on trees or rocks: in garden soil its roots rot. */
  growsOnTrees?: true
  /** Zones where gardeners don’t grow the plant, although its jobs have months there. */
  unusualIn?: readonly Zone[]
  /** It needs cool, damp summers, so that gardeners don’t grow it in a temperate climate whose summers are dry. */
  unusualInDrySummers?: true
  /**
   * How much winter cold the plant needs to rest, fruit or flower. `little`: more than the tropics provide. `some`: more
   * than a warm, frost-free winter provides. `plenty`: more than a mild coast provides.
   */
  needsChill?: 'little' | 'some' | 'plenty'
  /**
   * How the plant survives frost, if no job of its own or its kind says so: covered every winter, covered in its first
   * years, or kept dry. `lift`: small enough to be dug up and potted where frosts are hard.
   */
  frostShelter?: 'always' | 'while-young' | 'dry' | 'lift'
  /** How many months one sowing stands, for plants grown for a single season. When absent, the kind's value applies. */
  cropMonths?: number
  /** Says that the plant is weedy in some places. Shown beside the plant, never a ban. */
  weedNote?: string
}
