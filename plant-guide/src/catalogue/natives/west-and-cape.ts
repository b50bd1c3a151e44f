import type { CatalogueEntry, Job, MonthsByZone } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { coarseMulch } from '../../kinds/native-jobs.ts'
import { cutBack, lookForLeafrollers, waterIn } from '../garden-jobs.ts'
import { proteaFeed, soakUntilRooted } from '../native-jobs.ts'
import { openAndDrained, openAndDry } from '../situations.ts'
import { soakInland } from '../trees/tree-jobs.ts'

const lateWinter = { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] }

/** Hot, drying months of the first two summers; in the subtropics spring is dry as well. */
const firstSummers: MonthsByZone = {
  subtropical: [9, 10, 11, 12, 1, 2],
  temperate: [12, 1, 2],
  cool: [12, 1, 2],
  arid: [10, 11, 12, 1, 2, 3],
}

/** A feed in late winter only: midsummer food burns the roots of plants set out in spring on poor soil. */
const poorSoilFeed = (why: string): Job => ({ ...proteaFeed(lateWinter, why), fromMonths: 2 })

const barkMulch: Job = {
  ...coarseMulch,
  months: { subtropical: [10], temperate: [10, 11], cool: [11], arid: [9, 10] },
}

/** Shrubs of the sandy west, and their relations from the Cape of South Africa, which want the same care. */
export const westernAndCapeShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Protea',
    synonyms: ['proteas', 'king protea', 'Pink Ice', 'sugarbush', 'Protea cynaroides'],
    akin: ['Serruria', 'blushing bride'],
    species: 'Protea hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Deeply each week for two summers, at the roots; little later.',
      sunlight: 'Full sun and moving air.',
      soil: 'Sharply drained, acid, poor soil; a mound on clay.',
      fertilizing: 'Low-phosphorus native fertiliser in late winter, no manure.',
      pruning: 'Cut proteas with a long stem in flower, or just after, above green leaves.',
    },
    needs: openAndDrained,
    frostShelter: 'while-young',
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      waterIn(
        'Soak the protea in dry weather',
        firstSummers,
        'Pour a bucket of water slowly over the roots once a week while it is young, and from its third summer only after weeks without rain.',
        'Its roots rot in soil that is always wet, and young ones die if they dry out.',
      ),
      poorSoilFeed('Proteas come from poor soils: a light feed low in phosphorus is all they stand.'),
      barkMulch,
      cutBack(
        'Cut off the spent protea heads',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut each flowered stem back to 10 cm of leafy stem.',
        'Next year’s flowers come at the ends of the shoots that grow now.',
      ),
      lookForLeafrollers('proteas', { temperate: [10], cool: [11] }),
    ],
  },
  {
    name: 'Leucadendron',
    synonyms: ['Safari Sunset', 'conebush', 'leucadendrons', 'Inca Gold'],
    akin: ['Jester', 'Winter Sun'],
    species: 'Leucadendron ‘Safari Sunset’',
    kind: 'flowering-shrub',
    care: {
      watering: 'Each week for two summers, then in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, poor rather than rich.',
      fertilizing: 'Low-phosphorus native fertiliser in late winter.',
      pruning: 'Cut leucadendrons by up to two thirds in spring, always above leaves.',
    },
    needs: openAndDrained,
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      waterIn(
        'Soak the leucadendron in dry weather',
        firstSummers,
        'Pour a bucket of water slowly over the roots once a week while it is young, and from its third summer only after weeks without rain.',
        'Its roots rot in soil that is always wet, and young ones die if they dry out.',
      ),
      poorSoilFeed('One light feed, low in phosphorus, starts the year’s long red stems.'),
      barkMulch,
      cutBack(
        'Cut the leucadendron back in spring',
        { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [9] },
        'Take off up to two thirds of each coloured stem and leave green leaves below.',
        'The new stems colour next autumn and winter.',
      ),
      lookForLeafrollers('leucadendrons', { temperate: [11], cool: [12] }),
    ],
  },
  {
    name: 'Leucospermum',
    synonyms: ['pincushion protea', 'nodding pincushion', 'Carnival Red', 'Scarlet Ribbon'],
    akin: ['pincushion flower'],
    species: 'Leucospermum cordifolium',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Each week while young, in the morning and at the base.',
      sunlight: 'Full sun with no frost.',
      soil: 'Sandy, drained, acid soil.',
      fertilizing: 'Native fertiliser low in phosphorus, sparingly.',
      pruning: 'Cut spent leucospermum flowers into leafy stem.',
    },
    needs: openAndDrained,
    without: ['add-compost', 'check-pests-spring'],
    jobs: [
      coverFromFrost('young leucospermum', { untilMonths: 24 }),
      waterIn(
        'Soak the pincushion in dry weather',
        firstSummers,
        'Pour a bucket of water slowly over the roots once a week while it is young, and from its third summer only after weeks without rain.',
        'Its roots rot in soil that is always wet, and young ones die if they dry out.',
      ),
      poorSoilFeed('A pinch low in phosphorus is all a shrub of poor sand can use.'),
      barkMulch,
      cutBack(
        'Cut off the spent pincushions',
        { subtropical: [10], temperate: [11, 12], cool: [12], arid: [10] },
        'Cut each stem back to 10 cm of leaves below the flower.',
        'Shoots that grow in summer flower next spring.',
      ),
      lookForLeafrollers('pincushions', { temperate: [9], cool: [10] }),
    ],
  },
  {
    name: 'Feather flower',
    synonyms: ['verticordia', 'plumed feather flower', 'verticordias'],
    species: 'Verticordia plumosa',
    kind: 'native-shrub',
    care: {
      watering: 'Sparingly, never in humid weather.',
      sunlight: 'Full sun with moving air.',
      soil: 'Deep sand or gravel; a grafted plant elsewhere.',
      fertilizing: 'Seldom, and free of phosphorus.',
      pruning: 'Pick verticordia in flower and trim the rest lightly after.',
    },
    needs: openAndDry,
    watering: 'while-young',
    without: ['mulch-before-summer', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      cutBack(
        'Trim the feather flower after flowering',
        { temperate: [12], cool: [12], arid: [11] },
        'Shorten flowered stems by a third, into leaf.',
        'Light cuts keep a short-lived shrub dense.',
      ),
      ...soakUntilRooted('temperate', 'cool', 'arid'),
    ],
  },
  {
    name: 'Firewood banksia',
    synonyms: ['Banksia menziesii', 'Menzies banksia'],
    akin: ['bird’s nest banksia'],
    species: 'Banksia menziesii',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering:
        'A deep soak each week in its first summer and every second week in the next, then none, except inland.',
      sunlight: 'Full sun.',
      soil: 'Deep sand; it dies in heavy, wet soil.',
      fertilizing: 'None, or native plant food low in phosphorus at half strength.',
      pruning: 'Cut firewood banksia flowers with leaves left below; nothing harder.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      soakInland('firewood banksia', 24),
      proteaFeed(
        { temperate: [9], arid: [8, 9] },
        'A young banksia on poor sand uses a little now; a grown one finds its own.',
      ),
      {
        ...cutBack(
          'Cut the spent firewood banksia flowers',
          { temperate: [9], arid: [9] },
          'Take old flowers with a short, leafy stem, and leave a few for cockatoos.',
          'Each cut makes side shoots, and more of them to flower in autumn.',
        ),
        fromMonths: 36,
      },
      ...soakUntilRooted('temperate', 'arid'),
    ],
  },
  {
    name: 'Lechenaultia',
    synonyms: ['leschenaultia', 'blue lechenaultia', 'lechenaultias'],
    species: 'Lechenaultia biloba',
    kind: 'native-perennial',
    care: {
      watering: 'Weekly while growing, less in summer.',
      sunlight: 'Full sun.',
      soil: 'Gritty, drained soil or a terracotta pot.',
      fertilizing: 'Native food low in phosphorus, a pinch in autumn.',
      pruning: 'Trim lechenaultia by a third after its spring flowers.',
    },
    needs: openAndDrained,
    without: ['cut-spent-stems', 'mulch-before-summer', 'feed-spring'],
    jobs: [
      cutBack(
        'Trim the lechenaultia after its spring flowers',
        { temperate: [11], cool: [12], arid: [10] },
        'Shear a third off with scissors and keep the tips as cuttings.',
        'It lives a few years only; trims and cuttings keep it going.',
      ),
      {
        ...proteaFeed(
          { temperate: [4], cool: [3], arid: [4] },
          'A pinch in autumn feeds the buds of spring.',
        ),
        rule: 'feed-autumn',
      },
      ...soakUntilRooted('temperate', 'cool', 'arid'),
    ],
  },
  {
    name: 'Cushion bush',
    synonyms: ['Leucophyta', 'Calocephalus', 'Silver Nugget'],
    akin: ['snow bush'],
    species: 'Leucophyta brownii',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first two summers, then almost never.',
      sunlight: 'Full sun by the sea.',
      soil: 'Sand or gravel.',
      fertilizing: 'None needed.',
      pruning: 'Trim cushion bush lightly from its first year; old wood stays bare.',
    },
    needs: openAndDry,
    watering: 'while-young',
    without: ['mulch-before-summer', 'prune-after-flowering', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      prune({
        rule: 'tip-prune',
        priority: 1,
        minutes: 15,
        months: { subtropical: [4], temperate: [2, 3], cool: [3], arid: [4] },
        title: 'Clip the cushion bush lightly',
        description: 'Take a few centimetres off all over, never into grey bare wood.',
        why: 'Frequent light clips hold the round silver shape.',
      }),
      prune({
        rule: 'tip-prune-spring',
        priority: 1,
        minutes: 15,
        fromMonths: 4,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Clip the cushion bush again as it grows',
        description: 'Take the soft ends off all over, never into grey bare wood.',
        why: 'A clip at the start of growth is closed over within weeks.',
      }),
    ],
  },
]
