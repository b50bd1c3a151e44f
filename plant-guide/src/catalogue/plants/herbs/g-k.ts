import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { prune } from '../../../jobs/jobs.ts'
import { range, whileWarm } from '../../../jobs/months.ts'
import { leafyHerbJobs } from '../../../kinds/herbs.ts'
import { coverFromLateFrost, fedOn, keepPicking, start, tend } from '../../jobs/crop-jobs.ts'
import { divideClump, keepWet, settleInWet } from '../../jobs/garden-jobs.ts'
import { feedLeavesMonthly } from '../../jobs/herb-jobs.ts'
import { weedMat } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { sownAnew } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Garlic chives',
    synonyms: [
      'Allium tuberosum',
      'Chinese chives',
      'garlic chive',
      'Chinese leek',
      'gow choy',
      'gau choy',
      'ku chai',
      'nira',
    ],
    species: 'Allium tuberosum',
    kind: 'herb',
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Sun or half shade.',
      soil: 'Any fertile soil that drains, or a pot.',
      fertilizing: 'A light feed in spring and early autumn.',
      pruning: 'Cut to 3 cm, and take the flower stalks before they seed.',
    },
    needs: sunOrHalfShade(openAndFertile),
    weedNote: 'It seeds itself everywhere: cut the flower heads before they turn black.',
    without: ['cut-old-stems'],
    jobs: [
      ...leafyHerbJobs.filter(({ rule }) => rule === 'feed-autumn'),
      prune({
        rule: 'cut-flower-heads',
        priority: 1,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [4], subtropical: [2, 3], temperate: [3], cool: [3], arid: [3] },
        title: 'Cut the garlic chives’ flowers before they seed',
        description:
          'Cut each stalk at the base while the flowers are white; the buds are good in a stir-fry.',
        why: 'One head drops dozens of seeds, and the seedlings are hard to pull.',
      }),
      keepPicking(
        'Cut a bunch of garlic chives',
        {
          tropical: [5, 6, 7, 8, 9],
          subtropical: [9, 10, 11, 12, 1, 2, 3, 4],
          temperate: [10, 11, 12, 1, 2, 3, 4],
          cool: [11, 12, 1, 2, 3],
          arid: [9, 10, 11, 12, 1, 2, 3, 4],
        },
        2,
        'Cut a handful of the flat leaves 3 cm above the soil.',
        'Cut leaves grow again within weeks while it is warm.',
      ),
      divideClump(
        'Divide the garlic chives',
        { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'If it is crowded, lift the clump, pull it into bunches and replant them 15 cm apart.',
        'Crowded clumps grow thin, tough leaves.',
      ),
    ],
  },
  {
    name: 'Gotu kola',
    synonyms: ['Centella', 'Centella asiatica', 'pennywort', 'arthritis herb', 'gotu cola'],
    species: 'Centella asiatica',
    kind: 'herb',
    care: {
      watering: 'Daily in the heat: it lives at the edge of water.',
      sunlight: 'Half shade.',
      soil: 'Damp soil, or a pot in a saucer of water.',
      fertilizing: 'A weak liquid feed in spring and summer.',
      pruning: 'Pick gotu kola leaf by leaf and cut runners that leave the bed.',
    },
    needs: gentleAndMoist,
    without: ['water-pot-autumn', 'thin-for-air', 'mulch-before-summer', 'refresh-soil'],
    hardyTo: 'light',
    jobs: [
      { ...weedMat('gotu kola'), rule: 'weed-spring' },
      coverFromFrost('gotu kola'),
      settleInWet,
      feedLeavesMonthly('gotu kola', whileWarm),
      keepWet('gotu kola', 'It comes from marshes, and its leaves shrivel as soon as the roots are dry.'),
      keepPicking(
        'Pick gotu kola leaves',
        {
          tropical: range(1, 12),
          subtropical: range(10, 4),
          temperate: range(11, 4),
          cool: [12, 1, 2, 3],
          arid: range(10, 4),
        },
        2,
        'Snip young leaves with their stalks, a few from each runner.',
        'Picked often, it keeps making tender leaves.',
      ),
      prune({
        rule: 'cut-runners',
        priority: 2,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [8], subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Cut the gotu kola’s runners',
        description: 'Cut runners that leave their place, and pot those with roots.',
        why: 'It spreads fastest in the warm months, into lawns as well.',
      }),
    ],
  },
  {
    name: 'Holy basil',
    synonyms: ['tulsi', 'sacred basil', 'Ocimum tenuiflorum', 'Ocimum sanctum', 'tulasi', 'bai kaphrao'],
    akin: ['krapow'],
    species: 'Ocimum tenuiflorum',
    kind: 'herb',
    cropMonths: 7,
    frostTender: true,
    care: {
      watering: 'Every second day in heat, in the morning.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains, or a pot by the door.',
      fertilizing: 'Weak liquid food each fortnight.',
      pruning: 'Pinch tips and flower spikes for more leaves.',
    },
    needs: openAndFertile,
    without: [...sownAnew, 'weed-spring'],
    jobs: [
      coverFromLateFrost('holy basil'),
      ...fedOn(
        'fortnight',
        tend(
          'holy basil',
          {
            tropical: [5, 6, 7, 8, 9],
            subtropical: [10, 11, 12, 1, 2, 3],
            temperate: [11, 12, 1, 2, 3],
            cool: [12, 1, 2],
            arid: [10, 11, 12, 1, 2, 3],
          },
          'snails and grasshoppers',
        ),
      ),
      start(
        'Plant holy basil',
        {
          tropical: [4, 5, 6],
          subtropical: [9, 10, 11],
          temperate: [10, 11, 12],
          cool: [11, 12],
          arid: [9, 10],
        },
        'Press seed on warm, damp mix, or set seedlings 30 cm apart in the sun.',
        'It needs warm soil and stops in cool nights.',
        'Holy basil seedlings',
      ),
      prune({
        rule: 'tip-prune',
        priority: 1,
        minutes: 5,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: [11, 12, 1, 2],
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: [11, 12, 1, 2],
        },
        title: 'Pinch the tips and flowers of the holy basil',
        description: 'Nip each stem above a pair of leaves, flower spike and all.',
        why: 'It flowers early, and a spike that sets seed ends the leaves of its stem.',
      }),
      keepPicking(
        'Pick holy basil leaves',
        {
          tropical: [6, 7, 8, 9],
          subtropical: [11, 12, 1, 2, 3],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 12, 1, 2],
        },
        2,
        'Snip stems above a pair of leaves, for tea or the wok.',
        'Every cut stem makes two new ones.',
      ),
    ],
  },
]
