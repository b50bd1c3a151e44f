import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { leafyHerbJobs } from '../../kinds/herbs.ts'
import { keepPicking, pick } from '../crop-jobs.ts'
import { divideClump, feedIn, lookFor } from '../garden-jobs.ts'
import { feedLeavesMonthly } from '../herb-jobs.ts'
import { gentleAndMoist, openAndDrained } from '../situations.ts'

/** More herbs. */
export const moreHerbs: readonly CatalogueEntry[] = [
  {
    name: 'Vietnamese mint',
    synonyms: ['laksa leaf', 'hot mint', 'Persicaria odorata', 'rau ram', 'Vietnamese coriander'],
    species: 'Persicaria odorata',
    kind: 'herb',
    care: {
      watering: 'Every second day; it grows beside water.',
      sunlight: 'Half shade or morning sun.',
      soil: 'Rich, damp soil or a large pot.',
      fertilizing: 'Liquid feed monthly in warm weather.',
      pruning: 'Cut it back by half whenever it goes leggy.',
    },
    hardyTo: 'light',
    needs: gentleAndMoist,
    without: ['thin-for-air', 'water-pot-autumn'],
    jobs: [
      ...leafyHerbJobs.filter(({ rule }) => rule !== 'feed-autumn'),
      feedLeavesMonthly('Vietnamese mint', {
        tropical: range(4, 11),
        subtropical: range(9, 4),
        temperate: range(9, 3),
        cool: range(10, 3),
        arid: range(9, 4),
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        months: thirsty,
        title: 'Keep the Vietnamese mint damp',
        description:
          'Soak the roots every second day while it is warm, unless there has been good rain, and in the cool once the top of the soil is dry.',
        inPot: {
          description:
            'Feel the mix every day while it is warm, and water until it drains out the bottom before its top is dry.',
        },
        why: 'It grows beside water, and leaves that went dry are small and hot.',
      }),
      prune({
        rule: 'prune-late-winter',
        instead: 'cut-old-stems',
        priority: 1,
        fromMonths: 6,
        minutes: 15,
        months: { tropical: [10], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        title: 'Cut the Vietnamese mint back by half',
        description: 'Shorten all stems above a leaf; the tips root in water.',
        why: 'New leaves are softer and less hot.',
      }),
      keepPicking(
        'Pick Vietnamese mint tips',
        {
          tropical: range(4, 11),
          subtropical: [10, 11, 12],
          temperate: [11, 12, 1],
          cool: [12, 1],
          arid: [9, 10, 11],
        },
        2,
        'Nip a handful of young tips above a leaf whenever you cook, and use them fresh.',
        'Old leaves are tough and hot, and each picked stem makes two new ones.',
      ),
      coverFromFrost('Vietnamese mint'),
    ],
  },
  {
    name: 'Lemon balm',
    synonyms: ['Melissa', 'balm'],
    species: 'Melissa officinalis',
    kind: 'herb',
    care: {
      watering: 'Two or three times a week in summer.',
      sunlight: 'Morning sun.',
      soil: 'Any damp soil; a pot holds it in.',
      fertilizing: 'Compost in spring.',
      pruning: 'Cut lemon balm to the ground before it seeds.',
    },
    needs: gentleAndMoist,
    jobs: [
      prune({
        rule: 'cut-before-seed',
        priority: 1,
        fromMonths: 2,
        minutes: 15,
        months: { subtropical: [12], temperate: [1, 2], cool: [1, 2], arid: [11] },
        title: 'Cut the lemon balm down before it seeds',
        description: 'Cut all stems 5 cm above the ground and dry the best leaves.',
        arid: {
          title: 'Cut the lemon balm back by half before it seeds',
          description:
            'Shorten all stems by half before the worst heat, and keep the plant in afternoon shade.',
        },
        why: 'It comes back fresh within weeks, and does not come up all over the garden.',
      }),
      keepPicking(
        'Pick lemon balm for tea',
        {
          tropical: [6, 7],
          subtropical: range(10, 3),
          temperate: range(11, 3),
          cool: range(12, 3),
          arid: range(9, 3),
        },
        1,
        'Cut tips on a dry morning and use them fresh; dried leaves lose most of their scent.',
        'Leaves smell strongest before it flowers.',
      ),
    ],
  },
  {
    name: 'Stevia',
    synonyms: ['sweet leaf', 'sugar leaf', 'Stevia rebaudiana'],
    species: 'Stevia rebaudiana',
    kind: 'herb',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in growth, little in winter.',
      sunlight: 'Full sun.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'A light feed as growth begins.',
      pruning: 'Cut stevia to 10 cm before it flowers.',
    },
    needs: openAndDrained,
    without: ['cut-old-stems'],
    jobs: [
      pick(
        'Cut stevia before it flowers',
        { tropical: [6, 7], subtropical: [2, 3], temperate: [1, 2, 3], cool: [1, 2, 3], arid: [2, 3] },
        2,
        'Cut stems to 10 cm, strip the leaves and dry them.',
        'The leaves are sweetest just before flowering.',
      ),
      coverFromFrost('stevia'),
    ],
  },
  {
    name: 'Curry leaf',
    synonyms: [
      'curry leaf tree',
      'Murraya koenigii',
      'curry tree',
      'kari patta',
      'kadi patta',
      'karapincha',
      'daun kari',
    ],
    species: 'Murraya koenigii',
    kind: 'herb',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, twice in heat; little in winter.',
      sunlight: 'Full sun, out of frost.',
      soil: 'Drained soil; best in a large pot.',
      fertilizing: 'Pellets as it warms up, and again after Christmas.',
      pruning: 'Cut the flowers and berries off and tip it often.',
    },
    needs: openAndDrained,
    weedNote:
      'Curry leaf is spread by birds into warm bushland in Queensland. Cut the flowers and berries off.',
    without: ['cut-old-stems', 'thin-for-air'],
    jobs: [
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        months: thirsty,
        title: 'Soak the curry leaf in dry weeks',
        description: 'Soak the roots slowly once a week without rain, and twice in a heatwave.',
        why: 'It grows its leaves in the warm months, and drops them where it stands dry.',
        inPot: {
          title: 'Water the curry leaf when the mix dries out',
          description:
            'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom.',
        },
      }),
      prune({
        rule: 'remove-flowers',
        priority: 1,
        minutes: 15,
        months: { tropical: [10, 11], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
        title: 'Cut the flowers off the curry leaf',
        description:
          'Cut each flower head with a pair of leaves below it, before berries form, and pull suckers.',
        why: 'Birds carry the berries into bushland, and cut tips make the leaves you cook with.',
      }),
      pick(
        'Pick curry leaves for the freezer',
        { tropical: [4, 5], subtropical: [3, 4], temperate: [3, 4], arid: [3, 4] },
        12,
        'Cut whole leaf stalks from the outside, wash and dry them, and freeze them in a bag. Leave a young plant most of its leaves.',
        'It grows little in the cool months, and frozen leaves keep more of their flavour than dried ones.',
      ),
      lookFor(
        'Look for scale and psyllids on the curry leaf',
        { tropical: [10], subtropical: [9, 10], temperate: [10, 11], arid: [10] },
        'Wipe scale off the stems and cut out curled, sticky tips.',
        'Both come with the first soft shoots.',
      ),
      feedIn(
        'Organic pellet fertiliser',
        'Feed the curry leaf as it grows',
        { tropical: [10, 11], subtropical: [9], temperate: [10], arid: [9] },
        'Scatter organic pellets under the outer leaves and water them in.',
        'Each new shoot is leaves for the kitchen.',
      ),
      feed({
        rule: 'feed-summer',
        priority: 2,
        fromMonths: 3,
        months: { tropical: [1], subtropical: [1], temperate: [1], arid: [2] },
        title: 'Feed the curry leaf a second time',
        description: 'Spread a second round of pellets over damp soil and water well.',
        inPot: { description: 'Spread a second round of pellets over damp mix and water well.' },
        why: 'It goes on growing while it is warm, and the food of its first shoots is used up.',
        product: 'Organic pellet fertiliser',
      }),
      coverFromFrost('curry leaf'),
    ],
  },
  {
    name: 'Sorrel',
    synonyms: ['French sorrel', 'garden sorrel', 'red-veined sorrel'],
    species: 'Rumex acetosa',
    kind: 'herb',
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Morning sun.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Cut flower stems off at once.',
    },
    needs: gentleAndMoist,
    without: ['thin-for-air', 'water-pot-autumn'],
    jobs: [
      keepPicking(
        'Pick young sorrel leaves',
        { subtropical: [5, 6, 7, 8], temperate: [4, 5, 9, 10], cool: [10, 11, 12, 3], arid: [5, 6, 7, 8] },
        2,
        'Cut a few of the smallest leaves from each plant.',
        'Young leaves are tender and taste of lemon; old ones are tough.',
      ),
      prune({
        rule: 'remove-flower-stems',
        priority: 1,
        minutes: 10,
        months: { subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9] },
        title: 'Cut sorrel flower stems at the base',
        description: 'Take each stem out low and pick the youngest leaves.',
        why: 'Leaves toughen once it flowers, and seed comes up everywhere.',
      }),
      divideClump(
        'Divide the sorrel',
        { subtropical: [4], temperate: [4, 8], cool: [3, 9], arid: [4] },
        'If it is crowded, lift the clump, split it and replant the pieces with young leaves.',
        'Leaves are more tender on young clumps.',
      ),
    ],
  },
]
