import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { tropicalFruit } from '../../../kinds/tropical-fruit.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { openAndDrained, openAndFertile } from '../../situations.ts'
import { coverCrown, netTree, noBranches, pickFruit, pickUpStung, wrapFromTheCold } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Babaco',
    synonyms: ['mountain papaya', 'mountain pawpaw', 'Vasconcellea', 'Carica pentagona', 'babaco pawpaw'],
    species: 'Vasconcellea × heilbornii',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'Twice a week in warm weather, little in winter; it rots in wet soil.',
      sunlight: 'Morning sun against a warm wall, out of wind and frost.',
      soil: 'Rich soil on a mound, or a large pot.',
      fertilizing: 'Fruit food in spring and again in summer.',
      pruning: 'Keep one or two stems, and cut one that has fruited to the knee.',
    },
    needs: openAndDrained,
    without: ['bag-fruit', 'check-anthracnose', 'remove-dead-wood', 'prune-after-harvest', 'feed-potash'],
    jobs: [
      coverCrown('babaco'),
      pests({
        rule: 'check-pests-flush',
        priority: 1,
        minutes: 10,
        fromMonths: 1,
        months: { subtropical: [12, 1], temperate: [12, 1, 2], cool: [1, 2] },
        title: 'Look for mites and mildew on the babaco',
        description:
          'Hose speckled leaves from below three mornings in a row, and pick off those dusted white.',
        why: 'Both start in warm, dry weather, and a babaco that loses its leaves ripens no fruit.',
      }),
      pickFrom(
        1,
        'Pick the babacos as they turn yellow',
        { subtropical: [9, 10, 11], temperate: [10, 11, 12], cool: [11, 12, 1] },
        'Cut each fruit when it is half yellow and let it finish indoors.',
        'Fruit that set last summer ripens as the weather warms.',
      ),
      prune({
        rule: 'renew-stems',
        priority: 1,
        fromMonths: 18,
        minutes: 20,
        months: { subtropical: [9], temperate: [10], cool: [11] },
        title: 'Leave the babaco one or two young stems',
        description:
          'Rub off all side shoots but the strongest, and cut down a stem once its fruit is picked.',
        why: 'A stem bears well once or twice, and one young shoot takes its place in a year.',
      }),
    ],
  },
  {
    name: 'Banana',
    synonyms: [
      'Lady Finger banana',
      'Cavendish banana',
      'dwarf Ducasse',
      'banana plant',
      'Blue Java',
      'Blue Java banana',
      'Goldfinger banana',
      'Red Dacca',
      'banana palm',
      'Bluggoe',
      'Pisang Ceylon',
      'Williams banana',
      'Dwarf Cavendish',
    ],
    akin: ['lady finger', 'plantain', 'plantain banana'],
    species: 'Musa acuminata',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Plenty, always.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Rich with compost and drained.',
      fertilizing: 'Compost in spring, pellets and potash each month in summer.',
      pruning: 'One bearing stem, one follower; the rest come out.',
    },
    needs: openAndFertile,
    without: noBranches,
    jobs: [
      // Its leaves lose more water than those of other young fruit, from the first warm days on.
      ...tropicalFruit.jobs
        .filter(({ rule }) => rule === 'water-young')
        .map((job) => ({ ...job, months: { ...job.months, temperate: range(9, 2) } })),
      coverCrown('banana'),
      pests({
        rule: 'bag-fruit',
        priority: 2,
        fromMonths: 10,
        ahead: { of: 'harvest', days: 56 },
        months: {
          tropical: range(1, 12),
          subtropical: range(1, 12),
          temperate: range(1, 12),
          arid: range(1, 12),
        },
        title: 'Slip a bag over the banana bunch',
        description:
          'Once the fruit curves upwards, cut the bell off and tie a bunch bag, open below, around the stalk.',
        why: 'It keeps bats, birds and beetles off, and the bunch fills sooner in the warmth.',
        states: regionalPests.flyingFox.states,
        elsewhere: { why: 'It keeps birds, rats and beetles off, and the bunch fills sooner in the warmth.' },
        product: 'Banana bunch bag',
      }),
      feed({
        rule: 'feed-late-growth',
        priority: 1,
        fromMonths: 2,
        repeat: 'season',
        months: { tropical: [12, 1, 2], subtropical: [12, 1, 2], temperate: [12, 1, 2], arid: [12, 1, 2] },
        title: 'Feed the banana while it grows fast',
        description:
          'Scatter two handfuls of pelletised manure and a little potash over damp soil, and water it in.',
        inPot: {
          description:
            'Scatter a handful of pelletised manure and a pinch of potash over damp mix, and water it in.',
        },
        why: 'It is the hungriest plant in the garden, and every new leaf is made of what you give.',
        product: 'Pelletised manure',
      }),
      prune({
        rule: 'desucker',
        priority: 1,
        // A new banana is fed before it has suckers to spare.
        fromMonths: 12,
        months: { tropical: [10, 2], subtropical: [10, 2], temperate: [11], arid: [10] },
        title: 'Take out all banana suckers but one',
        description: 'Cut extra suckers at the ground and gouge out the heart; keep the best follower.',
        why: 'A crowded clump bears only small fruit.',
      }),
      prune({
        rule: 'remove-dead-leaves',
        priority: 2,
        months: { tropical: [9], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Cut off hanging brown banana leaves',
        description: 'Slice dead leaves off close to the stem.',
        why: 'Dead leaves spread leaf spot and shelter pests.',
      }),
      pickFruit(
        'bananas',
        { tropical: [2, 3, 4, 5], subtropical: [2, 3, 4, 5], temperate: [3, 4], arid: [3, 4] },
        'Cut the bunch when the ribs have rounded and hang it in the shade.',
        'They ripen a hand at a time off the plant, where nothing eats them first.',
        12,
      ),
    ],
  },
  {
    name: 'Black sapote',
    synonyms: ['chocolate pudding fruit', 'Diospyros nigra', 'chocolate fruit'],
    species: 'Diospyros nigra',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'A weekly soak in dry months.',
      sunlight: 'Full sun.',
      soil: 'Any deep soil.',
      fertilizing: 'Fruit food in spring and summer.',
      pruning: 'Top it after harvest to hold it at four metres.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        4,
        'Pick black sapotes',
        { tropical: [5, 6, 7], subtropical: [6, 7, 8, 9] },
        'Each week pick olive-green fruit whose little collar lifts, and wait until it is soft.',
        'It ripens on the bench within two weeks, out of reach of bats.',
      ),
    ],
  },
  {
    name: 'Brazilian cherry',
    synonyms: ['Surinam cherry', 'pitanga', 'Eugenia uniflora'],
    species: 'Eugenia uniflora',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, more as fruit swells.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Citrus food in spring.',
      pruning: 'Clip as a hedge after fruiting.',
    },
    needs: openAndFertile,
    weedNote:
      'Brazilian cherry invades rainforest in Queensland and northern New South Wales. Net it and pick up every fruit.',
    without: ['feed-potash'],
    jobs: [
      netTree('Brazilian cherries', 'tropical', 'subtropical', 'temperate'),
      pickUpStung('Brazilian cherries', {
        tropical: [9, 10],
        subtropical: [10, 11, 12],
        temperate: [11, 12],
      }),
      pickFrom(
        3,
        'Pick Brazilian cherries when dark red',
        { tropical: [9, 10], subtropical: [10, 11, 12], temperate: [11, 12] },
        'Every second day pick fruit that falls into the hand, from under a fine net.',
        'Orange fruit tastes of resin, and birds spread the seed.',
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
      fertilizing: 'Fruit food as the wet begins, and half as much in the middle of it.',
      pruning: 'Shorten tall branches after the fruit, so that the crop stays in reach.',
    },
    needs: openAndFertile,
    without: ['bag-fruit'],
    jobs: [
      wrapFromTheCold('breadfruit'),
      pickFrom(
        4,
        'Cut breadfruit while it is firm',
        { tropical: [1, 2, 3] },
        'Each week cut those whose skin has flattened and shows beads of dried sap, with a short stalk, and catch them.',
        'It is a vegetable while firm, and soft and sweet a day or two later.',
      ),
    ],
  },
]
