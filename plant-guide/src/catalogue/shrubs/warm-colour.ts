import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { harvest, prune } from '../../jobs/jobs.ts'
import { cutBack, cutDown, feedAgain, feedIn, soakInDrySpells } from '../garden-jobs.ts'
import { pinchYoung, waterWeekly } from '../native-jobs.ts'
import {
  gentleAndDrained,
  gentleAndMoist,
  openAndDrained,
  openAndFertile,
  sunOrHalfShade,
} from '../situations.ts'

/** Shrubs of the warm north and east, and tea. */
export const warmColour: readonly CatalogueEntry[] = [
  {
    name: 'Powder puff bush',
    synonyms: [
      'Calliandra',
      'Calliandra haematocephala',
      'powder puff tree',
      'powderpuff',
      'pink powder puff',
    ],
    akin: ['Calliandra tweediei', 'Calliandra surinamensis'],
    species: 'Calliandra haematocephala',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'A soak each week until it is two years old, then in dry spells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release after flowering.',
      pruning: 'Shorten powder puff by a third when its flowers are over in spring.',
    },
    needs: sunOrHalfShade(openAndDrained),
    jobs: [
      soakInDrySpells('powder puff bush'),
      cutBack(
        'Shorten the powder puff bush after flowering',
        { tropical: [9], subtropical: [9], temperate: [10] },
        'Cut flowered branches back by a third, into leaf, all round.',
        'The next puffs come on the shoots that grow from now on.',
      ),
      feedIn(
        'Slow-release shrub fertiliser',
        'Feed the powder puff bush after flowering',
        { tropical: [10], subtropical: [9, 10], temperate: [10] },
        'Scatter slow-release shrub food under the outer leaves and water it in.',
        'New shoots follow the cut with the heat.',
      ),
    ],
  },
  {
    name: 'Marmalade bush',
    synonyms: ['Streptosolen', 'Streptosolen jamesonii', 'orange browallia', 'marmalade plant'],
    species: 'Streptosolen jamesonii',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Weekly in dry weather; the leaves droop first.',
      sunlight: 'Full sun, against a warm wall in the south.',
      soil: 'Light, drained soil.',
      fertilizing: 'Slow-release in spring, flower food in early summer.',
      pruning: 'Shorten the marmalade bush by a third after its main flush.',
    },
    needs: openAndDrained,
    unusualIn: ['cool'],
    jobs: [
      cutBack(
        'Shorten the marmalade bush after its main flush',
        { subtropical: [11], temperate: [12], arid: [11] },
        'Take a third off the long, arching stems, and an old one out at the base.',
        'It flowers at the tips, and each cut stem makes several.',
      ),
      feedAgain('marmalade bush'),
      waterWeekly('marmalade bush'),
    ],
  },
  {
    name: 'Golden candles',
    synonyms: [
      'Pachystachys',
      'Pachystachys lutea',
      'lollipop plant',
      'golden shrimp plant',
      'yellow shrimp plant',
    ],
    species: 'Pachystachys lutea',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while it is dry; it wilts within hours.',
      sunlight: 'Bright shade or morning sun.',
      soil: 'Rich, drained soil or a good potting mix.',
      fertilizing: 'Slow-release as it warms up, and flower food once more.',
      pruning: 'Cut golden candles back by half as the growing season begins.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      coverFromFrost('golden candles'),
      prune({
        rule: 'prune-early-growth',
        priority: 1,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [9], temperate: [10] },
        title: 'Cut the golden candles back by half',
        description: 'Shorten every stem to a pair of leaves low on the bush.',
        why: 'A candle stands at the end of each new shoot, and bare old stems have few.',
      }),
      feedAgain('golden candles', { months: { tropical: [1], subtropical: [12], temperate: [12] } }),
      waterWeekly('golden candles', 'twice a week'),
    ],
  },
  {
    name: 'Arabian jasmine',
    synonyms: ['Jasminum sambac', 'Grand Duke of Tuscany', 'sampaguita', 'mogra', 'jasmine tea plant'],
    akin: ['Maid of Orleans'],
    species: 'Jasminum sambac',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Once or twice a week in warm weather, little in winter.',
      sunlight: 'Half a day of sun at least.',
      soil: 'Drained soil with compost, or a pot.',
      fertilizing: 'Slow-release in spring, flower food through summer.',
      pruning: 'Cut Arabian jasmine back by a third before it grows.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering'],
    jobs: [
      coverFromFrost('Arabian jasmine'),
      cutDown(
        'Cut the Arabian jasmine back by a third',
        { tropical: [8], subtropical: [8], temperate: [9], arid: [8] },
        'Shorten all shoots above a pair of leaves and take thin ones out.',
        'Only new shoots carry the white flowers.',
      ),
      feedAgain('Arabian jasmine', {
        months: { tropical: [1], subtropical: [12], temperate: [12], arid: [11] },
      }),
    ],
  },
  {
    name: 'Tea camellia',
    synonyms: ['Camellia sinensis', 'tea bush', 'tea plant', 'green tea plant', 'black tea plant'],
    species: 'Camellia sinensis',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in dry weather, with rainwater where it is limy.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Acid soil that drains, under thick mulch.',
      fertilizing: 'Azalea and camellia food in early spring.',
      pruning: 'Keep a tea bush flat and waist-high, with a cut at the end of winter.',
    },
    needs: gentleAndDrained,
    without: ['prune-after-flowering'],
    jobs: [
      pinchYoung('tea bush', { tropical: [10, 11], subtropical: [10], temperate: [10, 11], cool: [11] }),
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the tea bush with camellia food',
        { tropical: [9], subtropical: [8], temperate: [9], cool: [9] },
        'Scatter azalea and camellia food over damp soil and water it in.',
        'The tips that you pick are made from this feed.',
      ),
      cutDown(
        'Cut the tea bush to a flat top',
        { tropical: [8], subtropical: [8], temperate: [8], cool: [9] },
        'Shorten all shoots to one height, at your waist or lower.',
        'A level bush makes many tips at once, in reach of your hand.',
      ),
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 30,
        months: {
          tropical: [10, 11, 12],
          subtropical: [10, 11, 12],
          temperate: [10, 11, 12],
          cool: [11, 12, 1],
        },
        title: 'Pick the young tips of the tea bush',
        description: 'Nip off the bud and the two softest leaves of each shoot; steam them for green tea.',
        why: 'The first flush of the year has the finest taste.',
      }),
      waterWeekly('tea bush', 'twice a week'),
    ],
  },
]
