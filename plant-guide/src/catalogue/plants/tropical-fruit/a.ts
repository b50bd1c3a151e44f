import type { CatalogueEntry } from '../../../entry.ts'
import { disease, pests, prune, water } from '../../../jobs/jobs.ts'
import { thirsty } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { potDrink } from '../../../kinds/common-jobs.ts'
import { mulchBase } from '../../../kinds/fruit-jobs.ts'
import { myrtleRust } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunOrHalfShade } from '../../situations.ts'
import { netTree, pickFruit } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Abiu',
    synonyms: ['Pouteria caimito', 'caimito abiu', 'abiu tree'],
    species: 'Pouteria caimito',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    care: {
      watering: 'Twice a week while it is dry.',
      sunlight: 'Full sun out of the wind; half shade while small.',
      soil: 'Deep, rich, damp soil that drains.',
      fertilizing: 'Fruit food as the warm months begin, and half as much in the middle of them.',
      pruning: 'Top an abiu at head height after the fruit.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      pickFrom(
        3,
        'Pick the abius when they are all yellow',
        { tropical: [1, 2, 3], subtropical: [2, 3] },
        'Every few days cut those that show no green, with a bit of stalk, and chill them before eating.',
        'Unripe fruit is full of sticky latex; a yellow one is sweet for a few days.',
      ),
    ],
  },
  {
    name: 'Acerola cherry',
    synonyms: ['acerola', 'Barbados cherry', 'Malpighia'],
    species: 'Malpighia emarginata',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, twice in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Fruit tree food in small amounts in the warm months.',
      pruning: 'Thin the middle after the crop.',
    },
    needs: openAndDrained,
    jobs: [
      netTree('acerolas', 'tropical', 'subtropical'),
      pests({
        rule: 'check-fruit-fly',
        priority: 1,
        fromMonths: 24,
        repeat: 'season',
        months: { tropical: [9, 10, 11, 12, 1, 2, 3, 4], subtropical: [11, 12, 1, 2, 3, 4] },
        title: 'Pick up stung and fallen acerolas',
        description: 'Gather soft and fallen fruit as you pick, and seal it in a bag in the sun for a week.',
        why: 'Fruit fly stings the thin skins, and hatches from what is left on the ground.',
        states: regionalPests.fruitFly.states,
      }),
      pickFrom(
        2,
        'Pick acerolas every second day',
        { tropical: [9, 10, 11, 12, 1, 2, 3, 4], subtropical: [11, 12, 1, 2, 3, 4] },
        'Pick them bright red and use or freeze them that day.',
        'Ripe ones spoil within a day.',
      ),
    ],
  },
  {
    name: 'Allspice',
    synonyms: ['pimento tree', 'Pimenta dioica', 'Jamaica pepper', 'allspice tree'],
    akin: ['bay rum tree', 'Pimenta racemosa'],
    species: 'Pimenta dioica',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'Weekly through the dry months.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any fertile soil that drains.',
      fertilizing: 'Fruit food as it warms up and once more in the wet.',
      pruning: 'Shape allspice lightly after picking.',
    },
    needs: gentleAndMoist,
    planting: { tropical: [12, 1, 2, 3], subtropical: [10, 11] },
    without: ['bag-fruit', 'feed-potash', 'check-anthracnose'],
    jobs: [
      pickFrom(
        5,
        'Pick the allspice berries green',
        { tropical: [2, 3], subtropical: [3] },
        'Snap off bunches of full-grown green berries, and dry them in the sun until they rattle.',
        'Ripe berries lose their scent. A tree of one sex alone bears few; its leaves are as good in the kitchen.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'Avocado',
    synonyms: [
      'Hass avocado',
      'avo',
      'Bacon avocado',
      'Fuerte',
      'Reed avocado',
      'Wurtz',
      'Sharwil',
      'Shepard',
      'Pinkerton',
      'Lamb Hass',
      'Zutano',
      'Rincon',
      'Secondo',
      'Choquette',
    ],
    species: 'Persea americana',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'Little and often on shallow roots, never soggy.',
      sunlight: 'Sun, with the young stem shaded.',
      soil: 'Perfectly drained, on a mound, under thick mulch.',
      fertilizing: 'Small feeds from spring to autumn.',
      pruning: 'Only for height, after harvest.',
    },
    needs: openAndFertile,
    without: ['bag-fruit', 'feed-potash'],
    jobs: [
      water({
        rule: 'water-dry-months',
        priority: 1,
        repeat: 'season',
        months: { ...thirsty, subtropical: [9, 10, 11, 12], temperate: [11, 12, 1, 2], cool: [12, 1, 2] },
        title: 'Water the avocado little and often',
        description:
          'Soak the top of the soil out to the ends of the branches two or three times a week while rain stays away, and let it drain in between.',
        why: 'Its roots lie just under the mulch: they dry out first, and rot where it stays wet.',
        inPot: potDrink,
      }),
      {
        ...mulchBase,
        priority: 1,
        title: 'Mulch the avocado before the heat',
        description:
          'Spread 10 cm of coarse wood chip or straw out to the ends of the branches, a hand’s width clear of the trunk. Don’t dig it in.',
        why: 'Its feeding roots grow up into the mulch, and coarse mulch keeps root rot down.',
        tropics: { title: 'Mulch the avocado for the dry season' },
        product: 'Organic garden mulch',
      },
      disease({
        rule: 'check-root-rot',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [3, 4], subtropical: [2, 3, 4], temperate: [3, 4], arid: [4] },
        title: 'Look for root rot in the avocado',
        description:
          'Look for small, pale leaves and bare twig ends. If you find them, see that water drains away, spread coarse mulch over the roots and ask a nursery about phosphite.',
        why: 'Root rot spreads in warm, wet soil, and shows in the crown before it is too late.',
        technical:
          'Phytophthora cinnamomi kills the fine feeding roots; phosphite helps while leaves are still there to take it up.',
      }),
      pickFruit(
        'avocados',
        { tropical: [4, 5], subtropical: [6, 7, 8], temperate: [9, 10, 11], arid: [8, 9] },
        'Pick one, wait a week, and pick more if it softens without wrinkling.',
        'They never soften on the tree, so test one first.',
      ),
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 2,
        fromMonths: 36,
        months: { tropical: [9], subtropical: [9], temperate: [11], arid: [10] },
        title: 'Shorten the tallest avocado branches',
        description: 'Cut to a side branch and paint bare limbs white against sunburn.',
        why: 'New leaves cover the cuts before the worst sun.',
      }),
    ],
  },
]
