import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { prune } from '../../../jobs/jobs.ts'
import { thirsty } from '../../../jobs/months.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedAsItWarms,
  feedIn,
  feedWhileItFlowers,
  lookFor,
  waterIn,
} from '../../jobs/garden-jobs.ts'
import { waterWeekly, weedMat } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Iresine',
    synonyms: [
      'bloodleaf',
      'Iresine herbstii',
      'beefsteak plant iresine',
      'chicken gizzard plant',
      'Blazin Rose',
    ],
    species: 'Iresine herbstii',
    kind: 'perennial',
    hardyTo: 'light',
    unusualIn: ['arid'],
    planting: { tropical: [11, 12, 3], subtropical: [9, 10, 3], temperate: [10, 11], cool: [11] },
    care: {
      watering: 'Twice a week in warm weather; it wilts fast.',
      sunlight: 'Sun for the best red, light shade inland.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut iresine back by half in spring and pinch the tips in summer.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      feedAsItWarms('iresine'),
      coverFromFrost('iresine'),
      cutBack(
        'Cut the iresine back by half',
        { tropical: [10], subtropical: [8], temperate: [9], cool: [10] },
        'Shorten every stem above a pair of leaves; the tips root in a glass of water.',
        'Bare stems shoot again from the joints as it warms up.',
      ),
      prune({
        rule: 'pinch-tips',
        priority: 2,
        minutes: 10,
        months: { tropical: [12], subtropical: [11, 12], temperate: [12, 1], cool: [1] },
        title: 'Pinch the iresine tips',
        description: 'Nip the ends off, with any small green flowers.',
        why: 'Each pinched stem makes two with fresh, bright leaves.',
      }),
    ],
  },
  {
    name: 'Irish moss',
    synonyms: ['Scotch moss', 'Sagina', 'Sagina subulata', 'pearlwort', 'heath pearlwort', 'golden moss'],
    species: 'Sagina subulata',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in dry weather, a little at a time.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Damp soil that drains, or the sand between pavers.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'None, but cut brown humps out of Irish moss.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'check-pests-spring', 'mulch-before-summer', 'add-compost', 'weed-spring'],
    jobs: [
      waterWeekly('Irish moss', 'twice a week'),
      weedMat('Irish moss'),
      {
        ...divideClump(
          'Cut brown humps out of the Irish moss',
          { temperate: [4], cool: [3, 4] },
          'Cut old, lifted pieces out with a knife, and press green ones with roots into the gaps.',
          'Mats that hump up dry out below; pieces root while the soil is still warm.',
        ),
        fromMonths: 12,
      },
    ],
  },
  {
    name: 'Ivy geranium',
    synonyms: ['Pelargonium peltatum', 'ivy-leaved geranium', 'trailing geranium', 'ivy leaf geranium'],
    species: 'Pelargonium peltatum',
    kind: 'perennial',
    care: {
      watering: 'When the top of the soil is dry; less than the basket beside it.',
      sunlight: 'Morning sun; full sun where summers are mild.',
      soil: 'Drained soil or a hanging pot of good mix.',
      fertilizing: 'Potash-rich flower food monthly from spring.',
      pruning: 'Cut trailing geranium stems back by half at the end of summer.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      deadhead(
        'Snap spent heads off the ivy geranium',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [9, 10, 11] },
        'Bend each finished stalk sideways until it snaps off at its base.',
        'Spent heads turn mouldy, and new ones follow within weeks.',
      ),
      waterIn(
        'Water the ivy geranium once the soil is dry',
        thirsty,
        'Push a finger in; water at the roots in the morning only when it is dry to the first joint.',
        'Kept too wet, ivy geraniums get corky blisters under the leaves and rot at the neck.',
      ),
      feedIn(
        'Liquid flower food',
        'Feed the ivy geranium as it starts to grow',
        { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        'Water in a flower food that is rich in potash, on damp soil.',
        'Potash makes flowers; much nitrogen makes soft, sappy leaves.',
      ),
      {
        ...feedWhileItFlowers('ivy geranium'),
        months: { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
      },
      coverFromFrost('ivy geranium'),
      prune({
        rule: 'prune-late-summer',
        title: 'Cut long ivy geranium stems back by half',
        description: 'Cut each trailing stem to a joint with leaves, and keep the tops as cuttings.',
        why: 'While it is warm, new leaves cover the stems before the cold nights come.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [3], temperate: [2, 3], cool: [2], arid: [3] },
        fromMonths: 3,
      }),
      lookFor(
        'Look for budworm in the ivy geranium’s buds',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Look for small holes in the buds and squash the green caterpillar inside.',
        'One caterpillar empties a whole head of buds.',
      ),
    ],
  },
  {
    name: 'Jacob’s ladder',
    synonyms: ['Polemonium', 'Polemonium caeruleum', 'jacobs ladder', 'Bressingham Purple'],
    species: 'Polemonium caeruleum',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather, more often in sun.',
      sunlight: 'Half shade, or sun in cool gardens.',
      soil: 'Drained soil that keeps some moisture.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut Jacob’s ladder stems to the leaves after flowering.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'add-compost'],
    jobs: [
      cutBack(
        'Cut the Jacob’s ladder stems after flowering',
        { temperate: [12, 1], cool: [12, 1] },
        'Cut finished stems down to the tuft of leaves.',
        'A few more flowers follow, and it seeds less.',
      ),
    ],
  },
  {
    name: 'Japanese anemone',
    synonyms: ['wind anemone', 'Japanese windflower', 'Honorine Jobert', 'Anemone hupehensis'],
    species: 'Eriocapitella × hybrida',
    kind: 'perennial',
    care: {
      watering: 'A weekly soak through summer, until it flowers in autumn.',
      sunlight: 'Light shade or morning sun.',
      soil: 'Rich soil; it spreads by its roots, so give it room.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Cut Japanese anemones to the ground after flowering.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutDown(
        'Cut down the Japanese anemones',
        { subtropical: [6], temperate: [6, 7], cool: [6, 7], arid: [6] },
        'Cut all stems to the ground and compost over the top.',
        'The stems have finished, and new leaves wait below the soil.',
      ),
      {
        ...divideClump(
          'Dig up Japanese anemones that wander',
          { temperate: [8, 9], cool: [9] },
          'Fork out runners beyond their place and pot some up.',
          'Roots spread underground, and pieces come up far from the clump.',
        ),
        only: 'ground',
      },
    ],
  },
  {
    name: 'Kalimeris',
    synonyms: ['Kalimeris incisa', 'Aster incisus', 'Japanese aster', 'Kalimeris Blue Star'],
    species: 'Kalimeris incisa',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry summer weather.',
      sunlight: 'Sun to half shade.',
      soil: 'Any reasonable garden soil.',
      fertilizing: 'Pellets in spring.',
      pruning: 'Shear kalimeris lightly in midsummer, and cut it low in late winter.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      {
        ...deadhead(
          'Shear the kalimeris after its first flowers',
          { subtropical: [12], temperate: [1], cool: [1, 2] },
          'Take the top third off all over with shears, and water it.',
          'It flowers again within a month, and on into autumn.',
        ),
        fromMonths: 3,
      },
      feedIn(
        'Organic pellet fertiliser',
        'Feed the kalimeris as its shoots rise',
        { subtropical: [9], temperate: [9], cool: [9, 10] },
        'Scatter a handful of pellets around each clump and water them in.',
        'It flowers for five months on the shoots of these weeks.',
      ),
      divideClump(
        'Divide the kalimeris',
        { subtropical: [8], temperate: [8], cool: [9] },
        'If it is crowded, lift it and pull it into pieces with shoots and roots; throw the old middle out.',
        'Pieces flower in the same year.',
      ),
    ],
  },
]
