import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { always, range, thirsty } from '../../jobs/months.ts'
import { herb, springOfWhatLasts } from '../../kinds/herbs.ts'
import { keepPicking, pick } from '../crop-jobs.ts'
import { divideClump, keepWet, settleInWet, waterIn } from '../garden-jobs.ts'
import { feedLeavesMonthly } from '../herb-jobs.ts'
import { weedMat } from '../native-jobs.ts'
import { brightIndoors, gentleAndDrained, gentleAndMoist } from '../situations.ts'

/** The spring work of herbs, later in the year for a tropical herb that starts late. */
const inMildNights = herb.jobs
  .filter(({ rule }) => springOfWhatLasts.includes(rule))
  .map(({ general: _, ...job }) => ({ ...job, months: { ...job.months, temperate: [10], cool: [11] } }))

/** Tender leaves for a sill, a verandah or the warm north. */
export const kitchenSill: readonly CatalogueEntry[] = [
  {
    name: 'Mother herb',
    synonyms: [
      'Cuban oregano',
      'Coleus amboinicus',
      'Plectranthus amboinicus',
      'five spice herb',
      'Spanish thyme',
    ],
    akin: ['Vicks plant', 'Plectranthus tomentosa'],
    species: 'Coleus amboinicus',
    kind: 'herb',
    hardyTo: 'light',
    frostTender: true,
    care: {
      watering: 'Once the soil is dry; its leaves hold water.',
      sunlight: 'Morning sun or bright shade.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'A little in spring.',
      pruning: 'Pinch mother herb often; the tips root.',
    },
    needs: gentleAndDrained,
    jobs: [
      {
        ...waterIn(
          'Water the mother herb once the soil has dried out',
          thirsty,
          'Push a finger in; water only where it is dry to the second knuckle, and hardly at all in winter.',
          'Its thick leaves hold water, and its roots rot in soil that stays wet.',
        ),
        tropics: { description: 'Push a finger in; water only where it is dry to the second knuckle.' },
        inPot: { title: 'Water the mother herb once its mix has dried out' },
      },
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { tropical: [8], subtropical: [10, 11], temperate: [11, 12], arid: [11] },
        title: 'Pinch the mother herb',
        description: 'Nip long stems above a pair of leaves, and push the tips into damp mix.',
        why: 'It sprawls if nobody picks it, and tips root in a week of warmth.',
      }),
      pick(
        'Pick mother herb leaves for the kitchen',
        { tropical: [5, 6], subtropical: [1, 2], temperate: [1, 2], cool: [1, 2], arid: [3, 4] },
        3,
        'Take a few young leaves from the tips; one or two season a whole pot.',
        'Young leaves are the mildest, and picking keeps it low.',
      ),
      ...inMildNights,
      coverFromFrost('mother herb'),
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
      feedLeavesMonthly('gotu kola', {
        tropical: range(9, 2),
        subtropical: range(9, 2),
        temperate: range(9, 2),
        cool: range(10, 2),
        arid: range(9, 2),
      }),
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
    name: 'Bat plant',
    synonyms: ['Tacca', 'Tacca chantrieri', 'bat flower', 'black bat flower', 'white bat plant'],
    species: 'Tacca integrifolia',
    kind: 'indoor',
    care: {
      watering: 'Keep the mix damp in the warm months, nearly dry in winter.',
      sunlight: 'Bright shade, no sun.',
      soil: 'Open orchid mix with some peat.',
      fertilizing: 'Half-strength liquid food each month while it grows.',
      pruning: 'Cut spent bat flowers and yellow leaves at the base.',
    },
    needs: brightIndoors,
    without: ['take-cuttings', 'tidy-leaves', 'water-check'],
    jobs: [
      water({
        rule: 'water-all-year',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Keep the bat plant damp while it grows',
        description:
          'Feel the mix twice a week. Water as soon as its surface is dry while nights are warm, and let it dry halfway down while they are cool; empty the saucer.',
        why: 'It comes from the damp floor of forests, and its roots rot where they are cold and wet.',
      }),
      prune({
        rule: 'cut-spent-flowers',
        priority: 2,
        minutes: 5,
        months: { tropical: [5], subtropical: [4], temperate: [4] },
        title: 'Cut the bat plant’s spent flowers',
        description: 'Cut each stem at its base with a clean blade.',
        why: 'It goes to rest with the cool nights, and old stems rot.',
      }),
      divideClump(
        'Divide the bat plant',
        { tropical: [9], subtropical: [9, 10], temperate: [10, 11] },
        'If it is crowded, knock it out of its pot, cut the rhizome into pieces with two shoots each and pot them in fresh mix.',
        'It has just begun to grow, and warm mix heals the cuts.',
      ),
    ],
  },
]
