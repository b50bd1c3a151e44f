import type { Moisture, SoilType, Sunlight } from '../locations/choices.ts'
import type { CareInstructions } from '../plants/care.ts'
import type { PlantNeeds } from '../plants/needs.ts'

type Phrases<Condition> = readonly { says: RegExp; means: readonly Condition[] }[]

const withSun: readonly Sunlight[] = ['Full sun all day', 'Morning shade, afternoon sun']
const withSomeSun: readonly Sunlight[] = [
  'Morning sun, afternoon shade',
  'Partial sun (3–6 hrs direct light)',
  'Full sun in winter, filtered shade in summer',
]
const withFilteredSun: readonly Sunlight[] = [
  'Filtered sun all day',
  'Partial shade (bright but no direct sun)',
]

/** A phrase is removed from the text once it has matched, so that “part sun” does not match “sun” again. */
const sunlightPhrases: Phrases<Sunlight> = [
  {
    says: /\b(no|never|not|avoid|out of|away from|protect\w* from|without) (the )?(direct|full|hot|harsh|afternoon) sun(light)?\b/,
    means: withFilteredSun,
  },
  { says: /\bmorning shade\b/, means: ['Morning shade, afternoon sun'] },
  { says: /\b(morning sun|afternoon shade)\b/, means: ['Morning sun, afternoon shade'] },
  {
    says: /\b(part(ial|ly|-)?|half|semi|some|light|dappled)[ -]?(day )?sun(ny|light)?\b/,
    means: withSomeSun,
  },
  {
    says: /\b(part(ial|ly|-)?|half|semi|light|dappled|filtered|bright)[ -]?(day )?shad(e|y|ed)\b/,
    means: withFilteredSun,
  },
  {
    says: /\b(filtered|dappled|indirect)( (sun|light|sunlight))?\b|\bbright,? (spot|room|window|light)\b/,
    means: withFilteredSun,
  },
  { says: /\b(full|deep|heavy|dense) shade\b/, means: ['Full shade all day'] },
  { says: /\bshad(e|y)\b/, means: [...withFilteredSun, 'Full shade all day'] },
  { says: /\b(full|all[- ]day|plenty of|lots of|direct) sun(shine|light)?\b/, means: withSun },
  { says: /\bsun(ny|shine|light)?\b/, means: [...withSun, ...withSomeSun] },
]

const soilPhrases: Phrases<SoilType> = [
  {
    says: /\b(any|most|all) (garden )?soils?\b|\bnot fussy\b/,
    means: ['clay', 'loam', 'sandy', 'silt', 'rocky'],
  },
  {
    says: /\b(no|not|never|avoid|hates?|dislikes?) (in )?(heavy |wet )?clay\b|\bover clay\b/,
    means: ['loam', 'sandy'],
  },
  { says: /\bclay(ey)?\b|\bheavy soils?\b/, means: ['clay'] },
  { says: /\bloam(y)?\b/, means: ['loam'] },
  { says: /\bsand(y)?\b/, means: ['sandy'] },
  { says: /\bsilt(y)?\b/, means: ['silt'] },
  { says: /\b(rocky|stony|gravel(ly)?|grit(ty)?)\b/, means: ['rocky'] },
  {
    says: /\b(rich|fertile|humus|leafy|compost(ed)?|manured?|moisture[- ]retentive|potting mix)\b/,
    means: ['loam', 'silt'],
  },
  {
    says: /\b(free|well|sharp|good)(ly)?[- ]?drain(ed|ing|age)\b|\bdrain(s|ed|ing|age)\b/,
    means: ['loam', 'sandy'],
  },
]

const moisturePhrases: Phrases<Moisture> = [
  {
    says: /\b(never|not|don[’']t|do not) (let (it|them) )?(to )?dry out\b|\b(constantly|always|evenly|keep) moist\b/,
    means: ['moist'],
  },
  { says: /\b(boggy?|wet|waterside|pond|soggy|standing water)\b/, means: ['moist', 'wet'] },
  {
    says: /\b(drought|dry|dries|sparing(ly)?|little water|rarely|seldom|once established|monthly)\b|\blow water\b/,
    means: ['dry', 'medium'],
  },
  { says: /\b(daily|every (second )?day|moist(ure)?|often|frequent(ly)?|generous(ly)?)\b/, means: ['moist'] },
  {
    says: /\b(week(ly)?|regular(ly)?|moderate(ly)?|medium|deep(ly)?|(deep )?soak(ed)?|when the (top|soil))\b/,
    means: ['medium'],
  },
]

/** What a plant needs, as far as its care instructions mention it. */
export function readNeeds(care: Pick<CareInstructions, 'sunlight' | 'soil' | 'watering'>): PlantNeeds {
  return {
    sunlight: meant(care.sunlight, sunlightPhrases),
    soil: meant(care.soil, soilPhrases),
    moisture: meant(care.watering, moisturePhrases),
  }
}

function meant<Condition>(text: string, phrases: Phrases<Condition>): Condition[] {
  let left = text.toLowerCase()
  const found = new Set<Condition>()
  for (const { says, means } of phrases) {
    if (!says.test(left)) continue
    left = left.replaceAll(new RegExp(says, 'g'), ' ')
    for (const condition of means) found.add(condition)
  }
  return [...found]
}
