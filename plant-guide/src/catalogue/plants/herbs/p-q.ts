import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { potDrink } from '../../../kinds/common-jobs.ts'
import { herb, leafyHerbJobs, springOfWhatLasts } from '../../../kinds/herbs.ts'
import { coverFromLateFrost, keepPicking, start, tend } from '../../jobs/crop-jobs.ts'
import { feedLeavesMonthly } from '../../jobs/herb-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { gentleAndMoist } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Pandan',
    synonyms: ['pandan leaf', 'fragrant screw pine', 'Pandanus amaryllifolius'],
    akin: ['screw pine'],
    species: 'Pandanus amaryllifolius',
    kind: 'herb',
    hardyTo: 'none',
    unusualIn: ['temperate'],
    frostShelter: 'lift',
    care: {
      watering: 'Every second day in warm weather, and once the top is dry in the cool.',
      sunlight: 'Filtered sun.',
      soil: 'Rich, damp mix in a pot, or a shady bed.',
      fertilizing: 'Liquid food each month while it grows.',
      pruning: 'Take dead leaves off at the base.',
    },
    needs: gentleAndMoist,
    without: ['cut-old-stems', 'check-pests-spring', 'thin-for-air', 'water-pot-autumn'],
    jobs: [
      coverFromFrost('pandan'),
      {
        ...waterWeekly('pandan', 'every second day'),
        description:
          'Soak the roots every second day in the heat, and in cooler weather once the top is dry.',
      },
      feedLeavesMonthly('pandan', {
        tropical: range(10, 3),
        subtropical: range(10, 3),
        temperate: [11, 12, 1, 2],
      }),
      pickFrom(
        1,
        'Cut pandan leaves from below',
        { tropical: [1, 2, 3, 4, 10, 11, 12], subtropical: [11, 12, 1, 2, 3, 4], temperate: [12, 1, 2, 3] },
        'Cut the lowest leaves close to the stem and leave the top.',
        'It makes new leaves in warmth only.',
      ),
    ],
  },
  {
    name: 'Parsley',
    synonyms: [
      'curly parsley',
      'flat-leaf parsley',
      'Italian parsley',
      'continental parsley',
      'prezzemolo',
      'maintano',
      'triple curled parsley',
      'Giant of Italy',
      'moss curled parsley',
      'Hamburg parsley',
      'petersilie',
    ],
    species: 'Petroselinum crispum',
    kind: 'herb',
    cropMonths: 12,
    care: {
      watering: 'Twice a week.',
      sunlight: 'Sun or half shade.',
      soil: 'Deep and rich; it has a taproot.',
      fertilizing: 'Liquid feed monthly.',
      pruning: 'Pick outer stalks at the base.',
    },
    needs: gentleAndMoist,
    without: ['feed-spring', 'water-pot-autumn', 'check-pests-spring'],
    jobs: [
      ...tend(
        'parsley',
        {
          tropical: range(4, 9),
          subtropical: range(3, 11),
          temperate: range(1, 12),
          cool: range(9, 4),
          arid: range(3, 11),
        },
        'snails and aphids',
        'water-standing',
        'feed-standing',
        'dress-with-compost',
      ),
      ...herb.jobs
        .filter(({ rule }) => rule === 'water-summer')
        .map((job) => ({
          ...job,
          arid: {
            description:
              'Push a finger in to the first knuckle; if it is dry, soak the bed in the morning. Hang shade cloth over it on hot afternoons.',
          },
          inPot: {
            ...job.inPot,
            description: `${potDrink.description} Stand it out of the afternoon sun in the heat.`,
          },
        })),
      ...leafyHerbJobs.filter(({ rule }) => rule !== 'feed-autumn'),
      {
        ...feedLeavesMonthly('parsley', {
          tropical: range(4, 9),
          subtropical: range(3, 11),
          temperate: range(1, 12),
          cool: range(9, 4),
          arid: range(3, 11),
        }),
        rule: 'feed-leaves',
        why: 'Every stalk that you pick is made again, and a little food at a time keeps them coming.',
      },
      keepPicking(
        'Pick parsley from the outside',
        {
          tropical: [7, 8, 9],
          subtropical: [5, 6, 7, 8],
          temperate: [5, 6, 10, 11, 12],
          cool: [11, 12, 1, 2],
          arid: [5, 6, 7, 8],
        },
        2,
        'Snap the outer stalks off at the base and leave the heart.',
        'The more you pick, the more stalks rise from the middle.',
      ),
      start(
        'Sow or plant parsley',
        {
          tropical: range(4, 8),
          subtropical: [...range(2, 5), ...range(8, 10)],
          temperate: range(9, 5),
          cool: range(9, 3),
          arid: [3, 4, 5, 8, 9],
        },
        'Soak seed overnight and sow it 1 cm deep, or set seedlings 20 cm apart. Seed takes three weeks.',
        'Parsley flowers and dies in its second year, so start afresh each year.',
        'Parsley seedlings',
      ),
      prune({
        rule: 'tip-prune',
        priority: 2,
        fromMonths: 4,
        months: { tropical: [8], subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9] },
        title: 'Cut out parsley flower stems',
        description: 'Take flower stalks out at the base, or leave one for the bees.',
        why: 'Parsley dies once it has flowered, and this gives you a few more weeks of leaves.',
      }),
    ],
  },
  {
    name: 'Perilla',
    synonyms: ['shiso', 'beefsteak plant', 'Japanese basil', 'egoma', 'tia to'],
    species: 'Perilla frutescens',
    kind: 'herb',
    cropMonths: 7,
    care: {
      watering: 'Every second day in summer.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Liquid food once a month.',
      pruning: 'Pinch the tips for bushy plants.',
    },
    needs: gentleAndMoist,
    without: [...springOfWhatLasts, 'water-pot-autumn', 'refresh-soil'],
    frostTender: true,
    jobs: [
      prune({
        rule: 'tip-prune',
        priority: 1,
        minutes: 10,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: [10, 11, 12, 1],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2],
          arid: [11, 12, 1],
        },
        title: 'Pinch the perilla tips',
        description: 'Nip each stem above a pair of leaves, and eat what you take.',
        why: 'Pinched plants branch, and go on making leaves instead of flowers.',
      }),
      prune({
        rule: 'cut-before-seed',
        priority: 2,
        minutes: 10,
        fromMonths: 4,
        months: { tropical: [9], subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [2] },
        title: 'Cut off perilla flower spikes before they seed',
        description: 'Snip them as they show, or leave one plant for seed.',
        why: 'It seeds itself through the whole bed, and dies once it has.',
      }),
      pests({
        rule: 'check-pests-standing',
        phase: 'establish',
        priority: 1,
        minutes: 10,
        months: { tropical: [5, 6], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Look for snails and caterpillars on the young perilla',
        description: 'Look the leaves over in the evening and pick off what you find.',
        arid: { title: 'Look for caterpillars on the young perilla' },
        why: 'One night is enough for a row of seedlings.',
      }),
      feed({
        rule: 'feed-standing',
        priority: 1,
        fromMonths: 1,
        repeat: 'season',
        months: {
          tropical: [6, 7, 8],
          subtropical: [10, 11, 12, 1, 2],
          temperate: [11, 12, 1, 2],
          cool: [12, 1, 2],
          arid: [11, 12, 1, 2],
        },
        title: 'Liquid feed the perilla',
        description: 'Water in a weak liquid fertiliser on damp soil.',
        why: 'Each cut takes leaves that it has to make again.',
        product: 'Liquid fertiliser',
      }),
      coverFromLateFrost('perilla'),
      start(
        'Sow perilla',
        { tropical: [5, 6], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
        'Soak the seed overnight and press it on warm, damp mix without covering it.',
        'Perilla needs warmth and light to come up.',
        'Perilla seed',
      ),
      keepPicking(
        'Pick perilla leaves',
        {
          tropical: [7, 8, 9],
          subtropical: [11, 12, 1, 2, 3],
          temperate: [12, 1, 2, 3],
          cool: [1, 2, 3],
          arid: [11, 12, 1],
        },
        2,
        'Snip tips and the largest leaves.',
        'It seeds and dies soon after it flowers, so keep picking.',
      ),
    ],
  },
]
