import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { disease, plant, propagate, prune } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { herb, leafyHerbJobs, mulchWithGravel, springOfWhatLasts } from '../../../kinds/herbs.ts'
import { fedOn, keepPicking, pick, start, tend } from '../../jobs/crop-jobs.ts'
import { cutDown, soakInDrySpells, waterIn } from '../../jobs/garden-jobs.ts'
import { gravelForTheWet, hoseMites, hotWeeks, outOfTheWet, thinForTheWet } from '../../jobs/herb-jobs.ts'
import { pickAfter } from '../../jobs/picking.ts'
import { gentleAndDrained, gentleAndMoist, openAndDrained, openAndDry } from '../../situations.ts'
import { bushyHerb, sownAnew } from './jobs.ts'

/** The spring work of herbs, later in the year for a tropical herb that starts late. */
const inMildNights = herb.jobs
  .filter(({ rule }) => springOfWhatLasts.includes(rule))
  .map(({ general: _, ...job }) => ({ ...job, months: { ...job.months, temperate: [10], cool: [11] } }))

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Mexican tarragon',
    synonyms: [
      'winter tarragon',
      'Tagetes lucida',
      'Texas tarragon',
      'Mexican mint marigold',
      'Spanish tarragon',
    ],
    species: 'Tagetes lucida',
    kind: 'herb',
    hardyTo: 'moderate',
    care: {
      watering: 'When the top of the soil is dry; little in winter.',
      sunlight: 'Full sun, with some shade in the tropics.',
      soil: 'Any soil that drains, or a pot.',
      fertilizing: 'A light feed in spring.',
      pruning:
        'Pick tips all through the warm months, and cut Mexican tarragon to a hand high once it has flowered.',
    },
    needs: openAndDrained,
    without: ['cut-old-stems'],
    jobs: [
      ...bushyHerb('prune-late-winter', 'harvest-dry', 'tip-prune'),
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { tropical: [6], subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Pinch the Mexican tarragon’s tips',
        description: 'Nip each stem back by a third, to a pair of leaves, and use what you pick.',
        why: 'Pinched stems branch, and the youngest leaves taste most of anise.',
      }),
      cutDown(
        'Cut the Mexican tarragon down after its flowers',
        { tropical: [9], subtropical: [7], temperate: [8], cool: [9], arid: [7, 8] },
        'Cut the stems a hand above the soil, and clear the old leaves away.',
        'New shoots rise from the base once the days grow warmer.',
      ),
      pickAfter(
        3,
        'Cut Mexican tarragon for drying',
        { tropical: [7, 8], subtropical: [3, 4], temperate: [3, 4], cool: [2, 3], arid: [3, 4] },
        'Cut stems by half on a dry morning, just as the buds form, and hang small bunches out of the sun.',
        'Unlike French tarragon it keeps its taste when dry, and it flowers soon.',
      ),
    ],
  },
  {
    name: 'Mint',
    synonyms: ['spearmint', 'common mint', 'pudina', 'dyosmos', 'mint runner', 'menta', 'minze'],
    akin: ['peppermint', 'chocolate mint', 'apple mint', 'ginger mint'],
    species: 'Mentha spicata',
    kind: 'herb',
    care: {
      watering: 'Keep it moist; mint is never overwatered in summer.',
      sunlight: 'Half shade, or sun with wet feet.',
      soil: 'Rich, in a pot: it runs.',
      fertilizing: 'Liquid feed in spring and after each cut.',
      pruning: 'Cut to 15 cm when it gets leggy or rusty.',
    },
    needs: gentleAndMoist,
    weedNote: 'Runs underground; keep it in a pot away from creeks and bushland.',
    without: ['water-pot-autumn'],
    jobs: [
      prune({
        rule: 'cut-after-flowering',
        priority: 2,
        fromMonths: 2,
        minutes: 15,
        months: { subtropical: [1, 2], temperate: [2], cool: [2] },
        title: 'Cut the flowering mint down',
        description: 'Shear it to 15 cm above the soil, then water and feed it.',
        why: 'Leaves turn small and bitter once it flowers; soft ones come from the base.',
      }),
      ...bushyHerb('take-cuttings', 'prune-late-winter'),
      ...leafyHerbJobs,
      prune({
        rule: 'cut-runners',
        priority: 1,
        only: 'ground',
        fromMonths: 4,
        minutes: 15,
        months: { tropical: [3], subtropical: [3, 9], temperate: [3, 9], cool: [3, 10], arid: [3, 9] },
        title: 'Chop the mint’s runners back',
        description: 'Push a spade in all round the clump, and pull out every runner beyond it.',
        why: 'Left to itself mint is through the whole bed within a year.',
      }),
      plant({
        rule: 'replant',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [4, 5], subtropical: [8, 9], temperate: [8, 9, 10], cool: [9, 10], arid: [8, 9] },
        title: 'Replant a tired pot of mint',
        description: 'Tip it out, keep a fresh piece from the edge and plant it in new mix.',
        why: 'A pot full of old roots grows thin leaves.',
        product: 'Premium potting mix',
      }),
      propagate({
        rule: 'take-cuttings',
        priority: 3,
        fromMonths: 6,
        months: { tropical: [5], subtropical: [8, 9], temperate: [8, 9], cool: [8, 9], arid: [8, 9] },
        title: 'Divide the mint',
        description: 'If it is crowded, chop the root mass into quarters and replant the youngest.',
        why: 'Mint is starting to shoot, and every piece takes root.',
      }),
      disease({
        rule: 'thin-for-air',
        priority: 2,
        months: { tropical: [2], subtropical: [2, 3], temperate: [3], cool: [3], arid: [3] },
        title: 'Cut rusty mint to the ground',
        description: 'If orange spots show, cut everything off low, bin it and feed.',
        why: 'The new shoots that follow are clean.',
      }),
    ],
  },
  {
    name: 'Mitsuba',
    synonyms: [
      'Japanese parsley',
      'Cryptotaenia',
      'Cryptotaenia japonica',
      'trefoil herb',
      'Japanese wild parsley',
    ],
    species: 'Cryptotaenia japonica',
    kind: 'herb',
    cropMonths: 8,
    unusualIn: ['tropical'],
    care: {
      watering: 'Every second day; it likes damp feet.',
      sunlight: 'Half shade; in full sun its leaves yellow.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Weak liquid food each month.',
      pruning: 'Cut mitsuba stalks low, and take flower stems out.',
    },
    needs: gentleAndMoist,
    without: sownAnew,
    jobs: [
      ...fedOn(
        'month',
        tend(
          'mitsuba',
          {
            subtropical: range(3, 10),
            temperate: range(9, 5),
            cool: range(10, 4),
            arid: range(3, 10),
          },
          'snails',
        ),
      ),
      start(
        'Sow mitsuba in half shade',
        { subtropical: [3, 4, 5, 8], temperate: [3, 4, 9, 10], cool: [9, 10, 11], arid: [3, 4, 8] },
        'Press the seed into damp soil, hardly covered, and thin the plants to 15 cm apart.',
        'It comes up in mild weather, and runs to seed in heat.',
        'Mitsuba seed',
      ),
      keepPicking(
        'Pick mitsuba stalks',
        {
          subtropical: range(5, 11),
          temperate: range(10, 7),
          cool: range(12, 4),
          arid: range(5, 10),
        },
        2,
        'Cut the outer stalks near the ground once plants are a hand high, and eat leaf and stalk raw or barely cooked.',
        'Young stalks are the tender ones, and more rise from the middle.',
      ),
    ],
  },
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
    hardyTo: 'none',
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
    name: 'Oregano',
    synonyms: ['Greek oregano', 'rigani', 'Hot and Spicy oregano', 'Kaliteri'],
    akin: ['marjoram', 'sweet marjoram', 'ornamental oregano', 'za’atar'],
    species: 'Origanum vulgare',
    kind: 'herb',
    care: {
      watering: 'In long dry spells once it has settled.',
      sunlight: 'Full sun.',
      soil: 'Drained and not rich.',
      fertilizing: 'A light feed in spring.',
      pruning: 'Cut to the ground mat in late winter.',
    },
    needs: openAndDry,
    without: ['check-pests-spring'],
    jobs: [
      hoseMites('oregano', hotWeeks),
      mulchWithGravel,
      soakInDrySpells('oregano'),
      outOfTheWet('oregano'),
      gravelForTheWet('oregano'),
      thinForTheWet('oregano'),
      ...bushyHerb('prune-late-winter'),
      prune({
        rule: 'prune-late-winter',
        instead: 'cut-old-stems',
        priority: 1,
        fromMonths: 6,
        months: { tropical: [5], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Cut the old stems off the oregano',
        description: 'Cut old stems down to the low new leaves.',
        why: 'Fresh leaves are already growing under the dry stems.',
      }),
    ],
  },
]
