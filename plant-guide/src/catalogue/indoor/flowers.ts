import type { CatalogueEntry } from '../../entry.ts'
import { feed, pests, prune, water } from '../../jobs/jobs.ts'
import { range, south } from '../../jobs/months.ts'
import { brushHairyLeaves, watchFor } from '../garden-jobs.ts'
import { brightIndoors } from '../situations.ts'

/** Flowers for indoors. */
export const indoorFlowers: readonly CatalogueEntry[] = [
  {
    name: 'Hoya',
    synonyms: ['wax plant', 'wax flower vine', 'Hoya carnosa', 'hoyas', 'Krimson Queen', 'Hindu rope'],
    species: 'Hoya carnosa',
    kind: 'indoor',
    care: {
      watering: 'When the mix has dried, from spring to early autumn; sparingly in winter.',
      sunlight: 'Bright light with some morning sun.',
      soil: 'Orchid bark and potting mix in a snug pot.',
      fertilizing: 'Flower food high in potash each month in the warm season.',
      pruning: 'Keep the short hoya spurs: they flower again each year.',
    },
    needs: brightIndoors,
    without: ['repot', 'tidy-leaves'],
    jobs: [
      pests({
        rule: 'check-mealybug',
        priority: 2,
        minutes: 10,
        months: { tropical: [3], subtropical: [12, 1], temperate: [1, 2], cool: [1, 2], arid: [1, 2] },
        title: 'Look for mealybug on the hoya',
        description:
          'Look where leaves join the stem, and dab white fluff with a cotton bud dipped in methylated spirits.',
        why: 'It comes home from the nursery unseen, and breeds in the warmth.',
      }),
      prune({
        rule: 'keep-spurs',
        priority: 2,
        minutes: 10,
        months: { tropical: [3], subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        title: 'Train long hoya shoots and leave the spurs',
        description: 'Wind bare shoots round a hoop; take spent flowers off without their stalks.',
        why: 'The same short stalks flower again next year.',
      }),
    ],
  },
  {
    name: 'Cyclamen',
    synonyms: ['cyclamens', 'florist’s cyclamen', 'sowbread', 'Persian cyclamen'],
    species: 'Cyclamen persicum',
    kind: 'indoor',
    care: {
      watering: 'From below when the leaves just begin to soften; never on the crown.',
      sunlight: 'A cool, bright windowsill or a shaded porch.',
      soil: 'Drained mix with the top of the tuber showing.',
      fertilizing: 'Flower food each fortnight in flower.',
      pruning: 'Twist cyclamen flowers and leaves off with a tug.',
    },
    needs: { ...brightIndoors, moisture: ['dry', 'medium'] },
    without: [
      'feed-spring',
      'feed-summer',
      'take-cuttings',
      'repot',
      'water-less-winter',
      'wash-leaves',
      'tidy-leaves',
      'check-pests-spring',
      'water-check',
    ],
    jobs: [
      water({
        rule: 'water-growing',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: { subtropical: range(5, 8), temperate: range(5, 8), cool: range(5, 8), arid: range(5, 8) },
        title: 'Water the cyclamen from below',
        description: 'Stand the pot in a saucer of water for half an hour when the leaves begin to soften.',
        why: 'Water on the crown rots it, and the cool keeps its flowers for months.',
        inGround: {
          title: 'Water round the cyclamen, and not over it',
          description: 'Wet the soil beside the leaves when they begin to soften.',
        },
      }),
      water({
        rule: 'wake-autumn',
        priority: 1,
        minutes: 10,
        months: { subtropical: [4], temperate: [3], cool: [2, 3], arid: [4] },
        title: 'Wake the cyclamen with water',
        description:
          'Stand the pot upright in a cool, bright place, and water a little until new leaves show, then whenever they soften.',
        why: 'The nights are cooler, and the tuber is ready to grow.',
        inGround: {
          description:
            'In its pot, or back in the ground with its top above the soil, water beside the tuber once, and again when new leaves show and whenever they soften.',
        },
      }),
      feed({
        rule: 'feed-flowering',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: south(5, 6, 7, 8),
        title: 'Feed the cyclamen while it flowers',
        description:
          'Water a weak flower food in from the saucer, tip out what is left, and do so again two weeks later.',
        inGround: {
          description: 'Water a weak flower food in beside the leaves, and again two weeks later.',
        },
        why: 'Cyclamens flower through the cool months and rest in summer.',
        product: 'Liquid flower food',
      }),
      prune({
        rule: 'deadhead',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: south(6, 7, 8),
        title: 'Twist spent cyclamen flowers off',
        description: 'Hold the stalk low, twist and tug so that none is left on the tuber.',
        why: 'A stub left behind rots into the tuber.',
      }),
      water({
        rule: 'rest-summer',
        priority: 2,
        minutes: 10,
        months: { subtropical: [10, 11], temperate: [11], cool: [12], arid: [10] },
        title: 'Let the cyclamen dry off for summer',
        description:
          'Stop watering as leaves yellow, lay the pot on its side in the shade and start again in autumn.',
        why: 'The tuber rests in the heat and rots if it is kept wet.',
        inGround: {
          title: 'Take the cyclamen in as its leaves yellow',
          description:
            'Stop watering, dig the tuber up and lay it in a pot of dry mix under the eaves until autumn.',
        },
      }),
    ],
  },
  {
    name: 'Rex begonia',
    synonyms: ['painted-leaf begonia', 'Escargot'],
    species: 'Begonia rex-cultorum',
    kind: 'indoor',
    care: {
      watering: 'When the top is dry; never over the leaves.',
      sunlight: 'Bright light without sun.',
      soil: 'Open, humus-rich mix.',
      fertilizing: 'Half strength each month in the warm season.',
      pruning: 'Cut bare, creeping stems back to a leaf in spring.',
    },
    needs: brightIndoors,
    without: ['wash-leaves', 'tidy-leaves'],
    jobs: [
      brushHairyLeaves('rex begonia', {
        tropical: [9],
        subtropical: [9, 10],
        temperate: [9, 10],
        cool: [10],
        arid: [9],
      }),
      prune({
        rule: 'shorten-rhizomes',
        fromMonths: 9,
        priority: 2,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Shorten the bare stems of the rex begonia',
        description:
          'Pull dead leaves off, and cut a bare stem that creeps over the rim back to a leaf bud; the piece roots in damp mix.',
        why: 'New leaves rise dense from the buds that are left.',
      }),
      watchFor(
        'Look for mildew on the rex begonia',
        { tropical: [3], subtropical: [4], temperate: [4, 5], cool: [4], arid: [4] },
        'Pick off leaves with white, floury spots, keep the others dry and give the pot more air.',
        'Mildew settles in still, damp air as the nights cool.',
      ),
    ],
  },
]
