import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { deadhead, plantOut } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained } from '../situations.ts'
import { aphidsInBud, feedFlowers, springWater, waterFlowers, waterPlantsIn } from './bedding-jobs.ts'

/** Annuals that are sown once and seed themselves, and annuals for cutting. */
export const selfSown: readonly CatalogueEntry[] = [
  {
    name: 'Forget-me-not',
    synonyms: ['Myosotis', 'forget me not', 'Myosotis sylvatica', 'forget-me-nots', 'forget me knots'],
    species: 'Myosotis sylvatica',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week if spring is dry.',
      sunlight: 'Half shade.',
      soil: 'Damp soil with compost.',
      fertilizing: 'None.',
      pruning: 'Pull forget-me-nots out as they fade, before the seed falls.',
    },
    needs: gentleAndMoist,
    cropMonths: 10,
    weedNote:
      'Seeds cling to socks and fur and come up in damp bush and mountain creeks: pull plants before they seed.',
    without: ['feed-growing', 'deadhead', 'feed-at-planting', 'pinch-tips'],
    jobs: [
      waterFlowers('forget-me-nots', { temperate: [8, 9, 10], cool: [9, 10, 11] }),
      {
        ...plantOut(
          'Sow forget-me-nots under trees',
          { temperate: [3, 4, 5], cool: [2, 3, 4] },
          'Sow 5 mm deep in damp soil and thin to 15 cm apart.',
          'Autumn seedlings flower with the spring bulbs.',
        ),
        inPot: { title: 'Sow forget-me-nots in a pot in half shade' },
      },
      { ...aphidsInBud, months: { temperate: [8], cool: [9] } },
      prune({
        rule: 'pull-before-seed',
        fromMonths: 4,
        priority: 1,
        minutes: 20,
        months: { temperate: [11], cool: [12] },
        title: 'Pull out the faded forget-me-nots',
        description: 'Bin all but a plant or two that may seed where you want them.',
        why: 'Each plant drops hundreds of seeds.',
      }),
    ],
  },
  {
    name: 'Love-in-a-mist',
    synonyms: ['Nigella', 'Nigella damascena', 'love in a mist', 'Miss Jekyll', 'devil-in-the-bush'],
    species: 'Nigella damascena',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly while spring is dry.',
      sunlight: 'Full sun.',
      soil: 'Ordinary soil; it cannot be moved.',
      fertilizing: 'None.',
      pruning: 'Leave the last love-in-a-mist to make pods for the vase.',
    },
    needs: openAndDrained,
    cropMonths: 9,
    without: ['feed-growing', 'deadhead', 'feed-at-planting', 'pinch-tips'],
    jobs: [
      waterFlowers('love-in-a-mist', springWater),
      plantOut(
        'Sow love-in-a-mist where it is to flower',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 4, 9], arid: [4, 5] },
        'Rake the seed in 5 mm deep and thin to 15 cm apart.',
        'It comes up in cool soil alone, and what grows longest before its flowers stands tallest.',
      ),
      prune({
        rule: 'pick-pods',
        fromMonths: 4,
        priority: 2,
        minutes: 10,
        months: { subtropical: [10], temperate: [11, 12], cool: [12, 1], arid: [10] },
        title: 'Cut love-in-a-mist pods for drying',
        description: 'Cut the stems as the pods turn purple and hang them upside down.',
        why: 'Later the pods split and sow themselves all over the garden.',
      }),
    ],
  },
  {
    name: 'Lisianthus',
    synonyms: ['Eustoma', 'Eustoma grandiflorum', 'prairie gentian', 'lisianthuses'],
    species: 'Eustoma grandiflorum',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week at the roots; wet leaves rot.',
      sunlight: 'Full sun with shelter.',
      soil: 'Rich, drained soil that is not acid, or a pot.',
      fertilizing: 'Liquid flower food each fortnight from the first bud.',
      pruning: 'Cut lisianthus stems low for the vase; it shoots again.',
    },
    needs: openAndDrained,
    cropMonths: 10,
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      waterPlantsIn('lisianthus'),
      waterFlowers('lisianthus', {
        tropical: range(4, 9),
        subtropical: range(9, 11),
        temperate: range(9, 2),
        cool: range(9, 2),
        arid: range(9, 11),
      }),
      feedFlowers(
        'lisianthus',
        {
          tropical: [7, 8, 9],
          subtropical: [9, 10, 11],
          temperate: [12, 1, 2],
          cool: [1, 2],
          arid: [9, 10, 11],
        },
        {
          fromMonths: 2,
          why: 'Its stems and buds rise fast in these months, and use up what is in the soil.',
        },
      ),
      plantOut(
        'Plant out lisianthus',
        { tropical: [4, 5], subtropical: [3, 4, 8, 9], temperate: [9, 10], cool: [11, 12], arid: [3, 4] },
        'Set bought seedlings 15 cm apart, no deeper than they stood.',
        'Seed takes half a year to make a plant, so begin with seedlings.',
      ),
      {
        ...deadhead(
          'Cut lisianthus after the first flush',
          { tropical: [8, 9], subtropical: [9, 11, 12], temperate: [1, 2], arid: [11, 12] },
          'Cut each stem above the second pair of leaves from the ground.',
          'A second flush follows in about two months.',
        ),
        fromMonths: 3,
      },
      {
        ...deadhead(
          'Cut the lisianthus for the vase',
          { cool: [2, 3] },
          'Cut each stem low as its first flower opens.',
          'The other buds go on opening in water for two weeks or more.',
        ),
        rule: 'cut-for-the-vase',
        fromMonths: 2,
      },
    ],
  },
]
