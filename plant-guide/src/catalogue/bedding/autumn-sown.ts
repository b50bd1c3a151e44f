import type { CatalogueEntry } from '../../entry.ts'
import { coverLateFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { deadhead, lookFor, plantOut, watchFor } from '../garden-jobs.ts'
import { openAndDrained, sunOrHalfShade } from '../situations.ts'
import {
  coolFlowers,
  feedFlowers,
  feedInAPot,
  onceDryInAPot,
  waterFlowers,
  waterPlantsIn,
  winterFlowers,
} from './bedding-jobs.ts'

/** Annuals sown or set out in autumn for their flowers alone. */
export const autumnSown: readonly CatalogueEntry[] = [
  {
    name: 'Nasturtium',
    synonyms: ['nasturtiums', 'Empress of India', 'Alaska nasturtium', 'Indian cress'],
    species: 'Tropaeolum majus',
    kind: 'annual-flower',
    care: {
      watering: 'Little; only while the seed comes up and in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Poor, drained soil; rich soil gives leaves without flowers.',
      fertilizing: 'None.',
      pruning: 'Pull out what spreads too far; nasturtium sows itself.',
    },
    needs: sunOrHalfShade(openAndDrained),
    weedNote:
      'Nasturtium sows itself along creeks and bushland near Sydney and Perth. Keep it out of gullies.',
    without: ['feed-growing', 'feed-at-planting', 'pinch-tips', 'deadhead', 'mulch-before-summer'],
    frostTender: true,
    jobs: [
      coverLateFrost,
      waterFlowers(
        'nasturtiums',
        { ...winterFlowers, cool: [12, 1, 2] },
        {
          title: 'Water the nasturtiums in long dry spells',
          description:
            'Keep the soil damp until the plants have a dozen leaves, then give the roots one good soak when no rain has fallen for two weeks.',
          why: 'Young plants have short roots; grown ones flower best on the dry side.',
          inPot: {
            ...onceDryInAPot('nasturtiums'),
            why: 'A pot dries out faster than the garden, but in mix that is always damp they make leaves instead of flowers.',
          },
          tropics: {
            title: 'Water the nasturtiums through the dry season',
            description: 'Soak the roots two or three times a week until the rains come.',
            why: 'For months hardly any rain falls, and their soft stems wilt in the dry wind.',
          },
        },
      ),
      plantOut(
        'Sow nasturtiums where they are to grow',
        {
          tropical: [4, 5],
          subtropical: [4, 5],
          temperate: [3, 4, 5, 9, 10],
          cool: [10, 11, 12],
          arid: [3, 4, 5],
        },
        'Push each seed 2 cm deep, 30 cm apart, and water it.',
        'The large seeds come up in ten days, and the plants soon cover their place.',
      ),
      prune({
        rule: 'pull-when-over',
        phase: 'clear',
        priority: 2,
        minutes: 15,
        months: {
          tropical: range(10, 12),
          subtropical: range(11, 2),
          temperate: range(10, 5),
          cool: [4, 5],
          arid: range(10, 1),
        },
        title: 'Pull out the nasturtiums that have seeded',
        description: 'Roll the yellow stems up, and pick up the fat seeds to sow where you want them.',
        why: 'Each plant drops dozens of seeds, and they all come up.',
      }),
      {
        ...lookFor(
          'Look for caterpillars and black aphids on nasturtiums',
          { tropical: [7], subtropical: [8, 9], temperate: [8, 1, 2], cool: [1, 2], arid: [9] },
          'Pick off cabbage white caterpillars and hose aphids off the stems.',
          'Both come to soft new leaves, and move on to the vegetables from here.',
        ),
        fromMonths: 2,
        tropics: { description: 'Pick off caterpillars and hose aphids off the stems.' },
      },
    ],
  },
  {
    name: 'Calendula',
    synonyms: ['pot marigold', 'English marigold', 'calendulas'],
    species: 'Calendula officinalis',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly when winter is dry, at the base.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'A little compost at planting, and a weak liquid feed in pots.',
      pruning: 'Pick calendulas twice a week; the petals are edible.',
    },
    needs: openAndDrained,
    without: ['feed-growing', 'mulch-before-summer'],
    jobs: [
      feedInAPot('calendulas', winterFlowers),
      plantOut(
        'Sow or plant calendulas',
        { tropical: [4, 5], subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 9, 10], arid: [3, 4, 5] },
        'Sow 1 cm deep or set seedlings 25 cm apart.',
        'They grow fast in mild weather, and flower two or three months later.',
      ),
      {
        ...deadhead(
          'Pick the calendulas',
          {
            tropical: [6, 7, 8],
            subtropical: [6, 7, 8, 9],
            temperate: [8, 9, 10, 11],
            cool: range(9, 2),
            arid: [6, 7, 8],
          },
          'Cut open flowers and every head that has finished.',
          'Calendulas stop flowering when they set seed.',
        ),
        fromMonths: 2,
      },
      watchFor(
        'Look for mildew on calendulas',
        { subtropical: [9], temperate: [9, 10], cool: [12, 1], arid: [9] },
        'Remove leaves dusted white, and pull the plants out once most have it.',
        'Warm days and cool nights bring mildew to plants that are nearly finished.',
      ),
    ],
  },
  {
    name: 'Stock',
    synonyms: ['stocks', 'Brompton stock', 'gillyflower'],
    species: 'Matthiola incana',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly, more often in flower; never over the heads.',
      sunlight: 'Full sun.',
      soil: 'Limed, drained soil with compost.',
      fertilizing: 'Liquid flower food as buds form.',
      pruning: 'Do not pinch single-stem stocks; cut branching kinds for the vase.',
    },
    needs: openAndDrained,
    without: ['pinch-tips', 'mulch-before-summer'],
    cropMonths: 8,
    jobs: [
      waterPlantsIn('stocks'),
      feedFlowers('stocks', coolFlowers),
      {
        ...deadhead(
          'Cut spent spikes off the branching stocks',
          { subtropical: [8, 9], temperate: [8, 9, 10], cool: [10, 11, 12], arid: [8, 9] },
          'Cut each spike above a side shoot as its last flowers fade; single-stem kinds are finished then.',
          'Side spikes open for some weeks more.',
        ),
        fromMonths: 3,
      },
      {
        ...plantOut(
          'Plant out stocks',
          { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 9], arid: [4, 5] },
          'Set seedlings 25 cm apart; rake a handful of lime into acid soil first.',
          'Stocks form buds only in cool weather.',
        ),
        inPot: { description: 'Set seedlings 20 cm apart in fresh mix.' },
      },
      lookFor(
        'Check stocks for cabbage caterpillars',
        { subtropical: [5, 6], temperate: [4, 5, 6], cool: [4, 10], arid: [5, 6] },
        'Turn the leaves over and pick off green caterpillars and eggs.',
        'Stocks belong to the cabbage family, and the same butterflies find them.',
      ),
    ],
  },
]
