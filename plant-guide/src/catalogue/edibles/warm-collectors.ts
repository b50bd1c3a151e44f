import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { pick, start } from '../crop-jobs.ts'
import { cutDown, divideClump } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Food of the warm north that collectors grow, and two herbs of wet and warm places. */
export const warmCollectors: readonly CatalogueEntry[] = [
  {
    name: 'Ice cream bean',
    synonyms: ['icecream bean', 'Inga edulis', 'Inga', 'ice cream bean tree', 'pacay'],
    species: 'Inga edulis',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry months while it is young.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains; it makes its own nitrogen.',
      fertilizing: 'Hardly any: a little potash and compost.',
      pruning: 'Cut it back by a third each year after the pods; it grows fast.',
    },
    needs: openAndFertile,
    weedNote: 'It seeds itself in the wet tropics: pick up the pods, and keep it away from bush and creeks.',
    without: ['bag-fruit', 'feed-late-growth', 'check-anthracnose'],
    jobs: [
      pickFrom(
        3,
        'Pick the ice cream beans when the pods are plump',
        { tropical: [3, 4, 5], subtropical: [4, 5, 6] },
        'Cut full pods, split them and eat the white fluff. The raw seeds are not for eating.',
        'Left on the tree the seeds sprout in the pod.',
      ),
    ],
  },
  {
    name: 'Breadfruit',
    synonyms: ['Artocarpus altilis', 'breadfruit tree', 'bread fruit', 'ulu'],
    species: 'Artocarpus altilis',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    care: {
      watering: 'Two or three times a week in the dry; it never likes dry roots.',
      sunlight: 'Full sun, out of strong wind.',
      soil: 'Deep, rich soil that drains.',
      fertilizing: 'Fruit food every second month in the wet.',
      pruning: 'Shorten tall branches after the fruit, so that the crop stays in reach.',
    },
    needs: openAndFertile,
    without: ['bag-fruit'],
    jobs: [
      pickFrom(
        4,
        'Cut breadfruit while it is firm',
        { tropical: [1, 2, 3] },
        'Cut it with a short stalk when the skin has flattened and beads of dried sap show, and catch it.',
        'It is a vegetable while firm, and soft and sweet a day or two later.',
      ),
    ],
  },
  {
    name: 'Miracle fruit',
    synonyms: ['miracle berry', 'Synsepalum', 'Synsepalum dulcificum', 'miracle fruit tree'],
    species: 'Synsepalum dulcificum',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    unusualIn: ['temperate'],
    care: {
      watering: 'Keep it damp with rainwater, never sodden.',
      sunlight: 'Half shade out of wind.',
      soil: 'Acid mix, such as that for azaleas, in a pot; no lime.',
      fertilizing: 'Azalea food at half strength in the warm months.',
      pruning: 'Hardly any: it grows slowly.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-harvest', 'bag-fruit', 'feed-potash'],
    jobs: [
      pickFrom(
        4,
        'Pick the miracle fruit when it is red',
        { tropical: [10, 11, 12, 1], subtropical: [11, 12, 1] },
        'Suck the flesh off the seed: for an hour, sour things taste sweet.',
        'The berries keep for only a day or two.',
      ),
    ],
  },
  {
    name: 'Pigeon pea',
    synonyms: ['Cajanus', 'Cajanus cajan', 'toor dal', 'pigeonpea'],
    species: 'Cajanus cajan',
    kind: 'legume',
    cropMonths: 12,
    care: {
      watering: 'Weekly until it is knee-high; then it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, poor soil included.',
      fertilizing: 'None.',
      pruning: 'Shorten it by a third after picking; it crops for some years where there is no frost.',
    },
    needs: openAndFertile,
    feeding: 'never',
    frostTender: true,
    without: ['train-on-support', 'water-pods'],
    jobs: [
      start(
        'Sow pigeon peas',
        { tropical: [11, 12, 1], subtropical: [10, 11, 12] },
        'Sow 3 cm deep and a metre apart, where they can stay as a low hedge.',
        'The seed comes up within ten days in warm, damp soil.',
        'Pigeon pea seed',
      ),
      water({
        rule: 'water-flowering',
        priority: 1,
        untilMonths: 5,
        repeat: 'season',
        months: { tropical: [2, 3, 4], subtropical: [11, 12, 1, 2] },
        title: 'Water the pigeon peas until they are knee-high',
        description: 'Soak the soil around them in weeks without rain.',
        why: 'Their roots go deep within months, and then live on what falls.',
      }),
      pick(
        'Pick the pigeon peas',
        { tropical: [6, 7, 8], subtropical: [6, 7, 8] },
        6,
        'Pick plump green pods for shelling, or leave them until they are dry for dal.',
        'It flowers as the days shorten, and the pods fill in the months after.',
      ),
    ],
  },
  {
    name: 'Garlic chives',
    synonyms: ['Allium tuberosum', 'Chinese chives', 'garlic chive', 'Chinese leek'],
    species: 'Allium tuberosum',
    kind: 'herb',
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Sun or half shade.',
      soil: 'Any fertile soil that drains, or a pot.',
      fertilizing: 'A liquid feed after each cut.',
      pruning: 'Cut to 3 cm, and take the flower stalks before they seed.',
    },
    needs: openAndFertile,
    weedNote: 'It seeds itself everywhere: cut the flower heads before they turn black.',
    without: ['cut-old-stems'],
    jobs: [
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
      pick(
        'Cut a bunch of garlic chives',
        {
          tropical: [5, 6, 7, 8, 9],
          subtropical: [9, 10, 11, 12, 1, 2, 3, 4],
          temperate: [10, 11, 12, 1, 2, 3, 4],
          cool: [11, 12, 1, 2, 3],
          arid: [9, 10, 11, 12, 3, 4],
        },
        2,
        'Cut a handful of the flat leaves 3 cm above the soil.',
        'Cut leaves grow again within weeks while it is warm.',
      ),
      divideClump(
        'Divide the garlic chives',
        { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Lift the clump, pull it into bunches and replant them a hand apart.',
        'Crowded clumps grow thin, tough leaves.',
      ),
    ],
  },
  {
    name: 'Brahmi',
    synonyms: ['Bacopa monnieri', 'herb of grace brahmi', 'memory herb', 'water hyssop'],
    species: 'Bacopa monnieri',
    kind: 'herb',
    hardyTo: 'light',
    care: {
      watering: 'Always wet: it grows at the edge of water.',
      sunlight: 'Half shade, or sun with wet feet.',
      soil: 'Wet soil, or a pot that stands in water.',
      fertilizing: 'A weak liquid feed in spring and summer.',
      pruning: 'Snip stems that leave the pot; each joint roots.',
    },
    needs: { ...gentleAndMoist, moisture: ['wet'] },
    without: ['prune-late-winter', 'tip-prune', 'harvest-dry', 'water-pot-autumn', 'thin-for-air'],
    jobs: [
      coverFromFrost('brahmi'),
      water({
        rule: 'water-summer',
        priority: 1,
        repeat: 'season',
        minutes: 5,
        months: thirsty,
        title: 'Keep the brahmi wet',
        description: 'Soak the soil before its top is dry; stand pots in a saucer of water on warm days.',
        why: 'It is a plant of marshes, and a dry day turns it brown.',
      }),
      pick(
        'Snip brahmi tips',
        {
          tropical: range(1, 12),
          subtropical: range(10, 4),
          temperate: range(11, 4),
          arid: range(10, 4),
        },
        2,
        'Snip tips a finger long above a pair of leaves.',
        'Picked often, it grows dense and stays in its place.',
      ),
    ],
  },
  {
    name: 'Cardamom',
    synonyms: ['Elettaria', 'Elettaria cardamomum', 'true cardamom', 'cardamom leaf', 'green cardamom'],
    species: 'Elettaria cardamomum',
    kind: 'perennial',
    hardyTo: 'none',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Twice a week in warm weather; cardamom never dries out.',
      sunlight: 'Shade to filtered light, out of wind.',
      soil: 'Rich, leafy soil or a large pot.',
      fertilizing: 'Compost and pellets in spring.',
      pruning: 'Cut old cardamom stems at the base in spring. Pods come only in the wet tropics.',
    },
    needs: {
      ...gentleAndMoist,
      sunlight: ['Filtered sun all day', 'Partial shade (bright but no direct sun)'],
    },
    frostShelter: 'always',
    without: ['check-pests-summer'],
    jobs: [
      waterWeekly('cardamom', 'twice a week'),
      cutDown(
        'Cut old cardamom stems at the base',
        { tropical: [9], subtropical: [9], temperate: [10] },
        'Take out brown and broken stems low down, and leave every green one.',
        'New stems rise from the rhizome as it warms up.',
      ),
      divideClump(
        'Divide the cardamom',
        { tropical: [10], subtropical: [9, 10], temperate: [10] },
        'Cut off pieces of rhizome with two or three stems and replant them as deep as they were.',
        'Pieces root fast in warm, damp soil.',
      ),
    ],
  },
]
