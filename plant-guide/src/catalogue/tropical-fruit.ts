import { NSW, QLD } from '../climate/states.ts'
import type { CatalogueEntry, Job, MonthsByZone, Zone } from '../entry.ts'
import { coverFromFrost, keepDryInFrost } from '../jobs/frost.ts'
import { disease, feed, harvest, pests, plant, prune, water } from '../jobs/jobs.ts'
import { range, thirsty } from '../jobs/months.ts'
import { regionalPests } from '../jobs/regional-pests.ts'
import { potDrink, settleInBy } from '../kinds/common-jobs.ts'
import { weedBase } from '../kinds/fruit-jobs.ts'
import { tropicalFruit } from '../kinds/tropical-fruit.ts'
import { pickAfter } from './edibles/pick-from.ts'
import { openAndFertile, sunOrHalfShade } from './situations.ts'

function pickFruit(fruit: string, months: MonthsByZone, how: string, why: string, fromMonths = 36): Job {
  return pickAfter(fromMonths, `Pick ${fruit}`, months, how, why)
}

/** Water for trees that need a dry rest before flowering, from the opening of the flowers on. */
const waterFromFlowering: Job = water({
  rule: 'water-dry-months',
  priority: 1,
  repeat: 'season',
  months: {
    tropical: [9, 10, 11],
    subtropical: [9, 10, 11, 12, 1, 2],
    temperate: [11, 12, 1, 2],
    cool: [12, 1, 2],
    arid: [10, 11, 12, 1, 2],
  },
  fromMonths: 24,
  title: 'Water deeply in dry weeks',
  description: 'Soak the soil under the whole canopy once or twice a week if it doesn’t rain.',
  inPot: potDrink,
  why: 'A dry rest brings the flowers, and then steady water fills the fruit.',
})

/** Water once a week in dry weather, for plants that store water or have few leaves. */
export function waterWeekly(plant: string): Job {
  return water({
    rule: 'water-dry-months',
    priority: 1,
    repeat: 'season',
    months: {
      tropical: range(5, 11),
      subtropical: [9, 10, 11, 12],
      temperate: [11, 12, 1, 2],
      cool: [12, 1, 2],
      arid: range(10, 3),
    },
    title: `Water the ${plant} in dry weeks`,
    description:
      'Give one good soak a week when it has not rained, and let the top of the soil dry in between.',
    why: 'It stands dry weeks, but grows and fruits better with a soak.',
    inPot: { description: 'Water until it drains out the bottom once the top half of the mix is dry.' },
  })
}

/** A net over the whole tree, for fruit too small or too many to bag. */
export function netTree(fruit: string, ...where: Zone[]): Job {
  return pests({
    rule: 'bag-fruit',
    priority: 2,
    fromMonths: 24,
    ahead: { of: 'harvest', days: 28 },
    months: Object.fromEntries(where.map((zone) => [zone, range(1, 12)])),
    title: `Net the ${fruit} before they colour`,
    description:
      'Hang fine, wildlife-safe white netting over the tree, held off the branches and tied at the trunk.',
    why: 'Birds and flying foxes come as soon as the fruit colours.',
    states: regionalPests.flyingFox.states,
    elsewhere: { why: 'Birds come as soon as the fruit colours.' },
    product: 'Wildlife-safe fruit netting',
  })
}

/** Potash while the fruit swells, for fruit that is picked before the wet season sets in. */
export function potashInTime(months: MonthsByZone): Job[] {
  return tropicalFruit.jobs.filter(({ rule }) => rule === 'feed-potash').map((job) => ({ ...job, months }))
}

/** Pruning straight after the harvest, so that the new shoots are firm when they flower. */
function cutWhereItHung(fruit: string, months: MonthsByZone): Job {
  return prune({
    rule: 'prune-after-harvest',
    after: 'harvest',
    priority: 1,
    fromMonths: 48,
    minutes: 45,
    months,
    title: `Prune the ${fruit} straight after harvest`,
    description:
      'Shorten each shoot that bore by a hand’s length, and take the tallest down to a side branch.',
    why: 'The shoots that follow must be firm before they flower in the cool months.',
  })
}

/** Frost cover for plants that frost kills at any age and that soon outgrow stakes. */
export function coverCrown(plant: string): Job {
  return coverFromFrost(plant, {
    description:
      'See that the soil is damp. At dusk hang frost cloth over the leaves and any fruit as high as you reach, and take it off the next morning.',
  })
}

/** A dry winter in a pot for plants whose roots rot in cold, wet mix: with the cover from frost, or where there is none. */
function dryInAPot(plant: string, cover: Job): Job[] {
  const onTheWall = 'Move the pot to a sunny wall out of the rain'
  const nearlyDry = 'let the mix get nearly dry between drinks until September'
  const why = 'Cold, wet mix rots its roots.'
  return [
    {
      ...cover,
      instead: 'water-less-winter',
      inPot: {
        title: `Keep the ${plant} dry and out of the frost`,
        description: `${onTheWall}, and ${nearlyDry}. Hang frost cloth over the leaves on frosty nights.`,
        why,
      },
    },
    water({
      rule: 'water-less-winter',
      priority: 1,
      minutes: 10,
      only: 'pot',
      months: { temperate: [6] },
      title: `Stand the ${plant} warm and dry for the winter`,
      description: `${onTheWall}, and ${nearlyDry}.`,
      why,
    }),
  ]
}

/** Rules for branches and soft shoots, wrong for plants that have neither. */
const noBranches = ['prune-after-harvest', 'remove-dead-wood', 'check-pests-flush']

/** Fruit of the warm north, including plants that also grow in the south. */
export const tropicalFruits: readonly CatalogueEntry[] = [
  {
    name: 'Mango',
    synonyms: [
      'Bowen mango',
      'Kensington Pride',
      'R2E2',
      'Calypso mango',
      'mango tree',
      'Honey Gold',
      'Irwin mango',
      'Nam Doc Mai',
      'Keitt',
      'Glenn mango',
      'Florigon',
      'xoai',
    ],
    species: 'Mangifera indica',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Hold back before flowering, then a deep soak each week while fruit swells.',
      sunlight: 'Full, hot sun.',
      soil: 'Deep and drained; it takes poor soil.',
      fertilizing: 'After harvest, in the warm months; never in the cool before flowering.',
      pruning: 'Straight after harvest, to keep it low.',
    },
    needs: openAndFertile,
    planting: { tropical: [11, 12], subtropical: [9, 10, 11], temperate: [10, 11] },
    jobs: [
      ...potashInTime({ subtropical: [11], temperate: [12], arid: [11] }),
      ...tropicalFruit.jobs
        .filter(({ rule }) => rule === 'bag-fruit')
        .map(({ months: { cool: _, ...months }, ...job }): Job => ({ ...job, priority: 1, months })),
      pests({
        rule: 'check-pests-flush',
        priority: 2,
        fromMonths: 1,
        months: { tropical: [2], subtropical: [4], temperate: [11], arid: [4] },
        title: 'Check the mango’s new leaves for scale and caterpillars',
        description:
          'Look at soft shoots and under the leaves, wipe scale off and pick caterpillars by hand.',
        why: 'The flush that follows the harvest is soft, and carries next year’s flowers.',
      }),
      disease({
        rule: 'check-anthracnose',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [6, 7], subtropical: [8, 9] },
        title: 'Protect the mango flowers from anthracnose',
        description:
          'Cut out blackened sprays and twigs. While the flowers open, spray them with copper as the label says.',
        why: 'In damp weather the fungus turns the flowers black, and black flowers set no fruit.',
        product: 'Copper fungicide',
      }),
      waterFromFlowering,
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 1,
        fromMonths: 24,
        minutes: 45,
        months: { tropical: [12, 1], subtropical: [3, 4], temperate: [4], arid: [3] },
        title: 'Prune the mango straight after harvest',
        description: 'Tip every branch that bore fruit and open the middle.',
        why: 'Two flushes must harden before it flowers again.',
      }),
      pickFruit(
        'mangoes',
        { tropical: [10, 11, 12], subtropical: [1, 2], temperate: [3], arid: [1] },
        'Cut with a long stalk when the shoulders fill, and keep the sap off your skin.',
        'Full shoulders mean it will ripen sweet indoors, where nothing eats it first.',
        36,
      ),
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
    name: 'Papaya',
    synonyms: [
      'pawpaw',
      'paw paw',
      'red papaya',
      'bisexual papaya',
      'Red Lady papaya',
      'Red Lady pawpaw',
      'Southern Red',
    ],
    species: 'Carica papaya',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week, never waterlogged.',
      sunlight: 'Full sun.',
      soil: 'Rich and drained.',
      fertilizing: 'Pellets every two months in warmth.',
      pruning: 'None, or top it when out of reach.',
    },
    needs: openAndFertile,
    without: noBranches,
    jobs: [
      ...dryInAPot('papaya', {
        ...coverCrown('papaya'),
        title: 'Cover the papaya before a frost',
        description:
          'At dusk hang frost cloth over the leaves and any fruit as high as you reach, and take it off the next morning. Do not water it while it is cold.',
        why: 'Frost kills it, and cold, wet soil rots its roots.',
      }),
      feed({
        rule: 'feed-late-growth',
        priority: 1,
        fromMonths: 2,
        months: { tropical: [2], subtropical: [12, 1], temperate: [1], arid: [12, 1] },
        title: 'Feed the papaya while it grows fast',
        description:
          'Scatter a handful of organic fruit fertiliser over damp soil and water it in, and again two months later.',
        why: 'It flowers and fruits as it grows, and stops both when it is hungry.',
        product: 'Organic fruit fertiliser',
      }),
      pests({
        rule: 'check-mites',
        priority: 2,
        fromMonths: 2,
        months: { tropical: [8, 9], subtropical: [9, 10], temperate: [12, 1, 2], arid: [10] },
        title: 'Look for mites under the papaya leaves',
        description: 'Hose the undersides of pale, speckled leaves in the morning, three days running.',
        why: 'Spider mites breed fast in warm, dry weeks, and the leaves feed the fruit.',
      }),
      pickFruit(
        'papayas',
        { tropical: [5, 6, 7, 8, 9], subtropical: [9, 10, 11, 12], temperate: [11, 12], arid: [10, 11] },
        'Each week pick those with their first yellow streaks, and ripen them indoors.',
        'Papayas with a yellow flush are sweet enough, and whole.',
        10,
      ),
    ],
  },
  {
    name: 'Pineapple',
    synonyms: ['pineapple top', 'rough leaf pineapple', 'Bethonga'],
    species: 'Ananas comosus',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'Once a week; it drinks through its leaves.',
      sunlight: 'Full sun.',
      soil: 'Acid and very drained.',
      fertilizing: 'Weak liquid feed over the leaves in warm months.',
      pruning: 'Remove dead leaves and spare suckers.',
    },
    needs: openAndFertile,
    without: [
      ...noBranches,
      'bag-fruit',
      'water-young',
      'feed-potash',
      'feed-late-growth',
      'check-anthracnose',
      'fresh-mix',
    ],
    jobs: [
      ...dryInAPot('pineapple', coverFromFrost('pineapple')),
      waterWeekly('pineapple'),
      {
        ...weedBase,
        title: 'Weed around the pineapples in long sleeves',
        description: 'Pull grass and weeds by hand, and keep the spade away from surface roots.',
      },
      feed({
        rule: 'feed-early-growth',
        priority: 1,
        fromMonths: 2,
        repeat: 'season',
        months: {
          tropical: range(11, 4),
          subtropical: range(9, 4),
          temperate: range(11, 2),
          arid: range(10, 3),
        },
        title: 'Liquid feed the pineapple over its leaves',
        description:
          'Pour a weak liquid fertiliser into the rosette and over the leaves in the cool of the day.',
        why: 'Pineapples take up much of their food through the base of their leaves.',
        product: 'Liquid fertiliser',
      }),
      pickFruit(
        'pineapples',
        { tropical: [11, 12, 1], subtropical: [12, 1, 2], temperate: [2, 3], arid: [1, 2] },
        'Cut when a third of the fruit is golden and it smells sweet.',
        'Pineapples do not sweeten after cutting.',
        18,
      ),
      plant({
        rule: 'plant-suckers',
        priority: 3,
        fromMonths: 18,
        months: { tropical: [2, 3], subtropical: [2, 3], temperate: [2], arid: [3] },
        title: 'Plant pineapple tops and suckers',
        description: 'Dry them for a week and firm them into sandy soil.',
        why: 'Each plant fruits once, and its suckers bear the next crop.',
      }),
    ],
  },
  {
    name: 'Lychee',
    synonyms: ['litchi', 'Bosworth', 'Kwai May Pink', 'Tai So', 'Fay Zee Siu', 'Salathiel', 'Wai Chee'],
    species: 'Litchi chinensis',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Plenty from flowering to harvest, a dry rest in early winter.',
      sunlight: 'Full sun with shelter.',
      soil: 'Deep, acid and mulched.',
      fertilizing: 'After harvest and as fruit sets.',
      pruning: 'A hand’s length with the fruit.',
    },
    needs: openAndFertile,
    jobs: [
      netTree('lychees', 'tropical', 'subtropical'),
      ...potashInTime({ tropical: [9], subtropical: [11] }),
      cutWhereItHung('lychee', { tropical: [12, 1], subtropical: [2, 3] }),
      waterFromFlowering,
      pickFruit(
        'lychees',
        { tropical: [11, 12], subtropical: [12, 1, 2] },
        'Cut whole bunches with leaves once fully red.',
        'Lychees stop ripening when cut, so taste one first.',
        48,
      ),
    ],
  },
  {
    name: 'Longan',
    synonyms: ['Dimocarpus', 'Dimocarpus longan', 'dragon eye fruit', 'Kohala', 'Biew Kiew'],
    species: 'Dimocarpus longan',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly from flowering to harvest, a dry rest in early winter.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained and mulched.',
      fertilizing: 'After harvest and as the fruit sets.',
      pruning: 'A hand’s length with the fruit; thin heavy bunches.',
    },
    needs: openAndFertile,
    without: ['check-anthracnose'],
    jobs: [
      netTree('longans', 'tropical', 'subtropical'),
      cutWhereItHung('longan', { tropical: [3, 4], subtropical: [4, 5] }),
      waterFromFlowering,
      pickFruit(
        'longans',
        { tropical: [1, 2, 3], subtropical: [2, 3, 4] },
        'Cut whole bunches once the skins are smooth and tan.',
        'Longans stop ripening when cut, so taste one first.',
        60,
      ),
    ],
  },
  {
    name: 'Guava',
    synonyms: ['Hawaiian guava', 'Thai guava', 'amrud'],
    akin: [],
    species: 'Psidium guajava',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly, more in fruit.',
      sunlight: 'Full sun.',
      soil: 'Almost any.',
      fertilizing: 'Spring and late summer.',
      pruning: 'Shorten after harvest: it fruits on new shoots.',
    },
    needs: openAndFertile,
    weedNote: 'Cherry guava invades rainforest from Coffs Harbour north: pick up all fruit.',
    jobs: [
      prune({
        rule: 'tip-prune-young',
        priority: 2,
        minutes: 15,
        fromMonths: 4,
        untilMonths: 24,
        months: { tropical: [10], subtropical: [9], temperate: [9, 10], arid: [9] },
        title: 'Tip-prune the young guava',
        description: 'Shorten each long shoot by a third, above a leaf that points outwards.',
        why: 'Guavas fruit on new shoots, and a bush with many branches has more of them.',
      }),
      pickFruit(
        'guavas',
        { tropical: [2, 3, 4], subtropical: [3, 4, 5], temperate: [4, 5], arid: [3, 4] },
        'Every few days pick scented fruit that gives, and bag the rest.',
        'A ripe guava bruises and spoils within days.',
        24,
      ),
    ],
  },
  {
    name: 'Feijoa',
    synonyms: ['pineapple guava', 'fruit salad guava', 'Nazemetz', 'Mammoth feijoa', 'Unique feijoa'],
    species: 'Feijoa sellowiana',
    kind: 'tropical-fruit',
    care: {
      watering: 'Once or twice a week in its first two summers, then as fruit swells.',
      sunlight: 'Sun.',
      soil: 'Drained, slightly acid.',
      fertilizing: 'As spring begins and in late summer.',
      pruning: 'Lightly in winter, after harvest; makes a fine hedge.',
    },
    needs: openAndFertile,
    without: ['cover-frost', 'check-anthracnose', 'remove-dead-wood', 'feed-potash'],
    jobs: [
      feed({
        rule: 'feed-early-growth',
        priority: 1,
        fromMonths: 2,
        months: { subtropical: [8, 9], temperate: [9], cool: [9], arid: [8] },
        title: 'Feed the feijoa as spring begins',
        description: 'Scatter organic fruit fertiliser widely over the roots and water it in well.',
        why: 'The shoots that grow now carry the flowers.',
        product: 'Organic fruit fertiliser',
      }),
      water({
        rule: 'water-young',
        priority: 1,
        untilMonths: 24,
        repeat: 'season',
        months: thirsty,
        title: 'Water the young feijoa',
        description:
          'Pour a bucket of water slowly over the roots once a week in dry weather, twice while it is hot.',
        why: 'A young root ball dries out long before the ground does.',
        inPot: potDrink,
      }),
      pests({
        rule: 'bag-fruit',
        priority: 2,
        fromMonths: 24,
        months: { subtropical: [1], temperate: [2], cool: [2], arid: [1, 2] },
        title: 'Bag the feijoas against fruit fly',
        description: 'Slip bags of fine mesh over the fruit once it is half size.',
        why: 'Fruit fly stings feijoas while they are green and hard.',
        states: regionalPests.fruitFly.states,
        product: 'Fruit exclusion bags',
      }),
      pickFruit(
        'feijoas',
        { subtropical: [3, 4], temperate: [4, 5], cool: [4, 5], arid: [4] },
        'Gather those that have dropped every second day, and bin what is spoilt.',
        'Feijoas fall when they are ripe.',
        24,
      ),
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 2,
        fromMonths: 24,
        months: { subtropical: [6, 7], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Thin the feijoa lightly',
        description: 'Take out a few inner branches so birds can reach the flowers.',
        why: 'Birds pollinate it, and fruit comes on the new shoots of spring.',
      }),
    ],
  },
  {
    name: 'Tamarillo',
    synonyms: ['tree tomato'],
    species: 'Solanum betaceum',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week; shallow roots.',
      sunlight: 'Sun, out of wind and frost.',
      soil: 'Rich and drained.',
      fertilizing: 'Spring to autumn, little and often.',
      pruning: 'In spring, when frosts are over.',
    },
    needs: openAndFertile,
    jobs: [
      coverCrown('tamarillo'),
      pickFruit(
        'tamarillos',
        { subtropical: [5, 6, 7], temperate: [5, 6, 7], cool: [5, 6] },
        'Each week pull those that are fully coloured, stalk and all.',
        'Tamarillos ripen one by one through the cool months.',
        18,
      ),
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [9], temperate: [10], cool: [11] },
        title: 'Shorten tamarillo branches that fruited',
        description: 'Cut them back by two thirds.',
        why: 'Tamarillos fruit on new shoots, which grow from now on.',
      }),
    ],
  },
  {
    name: 'Dragon fruit',
    synonyms: ['pitaya', 'pitahaya', 'dragonfruit'],
    species: 'Selenicereus undatus',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in warmth, monthly in the cool.',
      sunlight: 'Sun with light shade in the arid zone.',
      soil: 'Gritty with compost.',
      fertilizing: 'Pellets in spring and midsummer.',
      pruning: 'Thin crowded arms after harvest.',
    },
    needs: sunOrHalfShade(openAndFertile),
    weedNote: 'Regarded as a weed in parts of Queensland: do not dump prunings.',
    without: ['water-young', 'feed-potash', 'remove-dead-wood', 'check-anthracnose', 'apply-soil-wetter'],
    jobs: [
      settleInBy({
        description:
          'Soak the soil over the roots once or twice a week, whenever the top few centimetres are dry.',
        why: 'Its stems hold water for weeks, and a cutting that stays wet rots before it roots.',
      }),
      pests({
        rule: 'check-pests-flush',
        priority: 1,
        fromMonths: 1,
        months: { tropical: [10], subtropical: [9, 10], temperate: [11], arid: [10] },
        title: 'Check the dragon fruit stems for scale and ants',
        description:
          'Look along the ribs and soft tips, brush scale off with an old toothbrush, and hose ants away.',
        why: 'Ants bring scale and mealybug to the soft new stems, and scar the buds.',
      }),
      waterWeekly('dragon fruit'),
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        fromMonths: 24,
        months: { tropical: [5, 6], subtropical: [6, 7], temperate: [6, 9], arid: [6] },
        title: 'Thin crowded dragon fruit arms',
        description:
          'Cut the oldest arms out at a joint, up to a third of them, with a clean knife and thick gloves.',
        why: 'Young arms carry next year’s flowers, and a heavy crown breaks its post.',
      }),
      prune({
        rule: 'tie-to-post',
        priority: 2,
        months: { tropical: [11, 1], subtropical: [10, 1], temperate: [11, 1], arid: [10, 1] },
        title: 'Tie dragon fruit stems to their post',
        description: 'Keep three stems, tie them up and let the arms hang from the top.',
        why: 'Only the hanging arms flower.',
      }),
      pickFruit(
        'dragon fruit',
        { tropical: [1, 2, 3, 4], subtropical: [2, 3, 4, 5], temperate: [3, 4, 5], arid: [2, 3, 4] },
        'Each week cut those whose scales wither and whose colour is even.',
        'Dragon fruit is sweetest a few days after it colours.',
        18,
      ),
      keepDryInFrost('dragon fruit'),
    ],
  },
  {
    name: 'Macadamia',
    synonyms: ['macadamia nut', 'Queensland nut', 'bauple nut'],
    species: 'Macadamia integrifolia',
    kind: 'nut',
    hardyTo: 'moderate',
    planting: { tropical: [1, 2, 3], subtropical: [4, 5, 6, 9], temperate: [9, 10], arid: [9] },
    care: {
      watering: 'Weekly in dry springs and while nuts fill.',
      sunlight: 'Full sun with shelter from wind.',
      soil: 'Deep, drained and mulched with leaves.',
      fertilizing:
        'Low-phosphorus native plant food in late winter and late summer: it belongs to the grevillea family.',
      pruning: 'Shape while young; little after.',
    },
    needs: openAndFertile,
    frostShelter: 'while-young',
    jobs: [
      pests({
        rule: 'check-pests-spring',
        priority: 1,
        fromMonths: 36,
        months: { tropical: [7, 8], subtropical: [8, 9], temperate: [9, 10], arid: [9, 10] },
        states: ['New South Wales', 'Queensland'],
        elsewhere: {
          title: 'Check the macadamia flowers and shoots for thrips and mites',
          description:
            'Look for browned flowers and bronzed, curled leaves, and hose the tree early in the day.',
        },
        title: 'Check the macadamia flowers for lace bugs',
        description:
          'Look among the tassels for tiny insects and browned buds, and hose them out early in the day.',
        why: 'Damaged flowers make no nuts.',
      }),
      pests({
        rule: 'check-young',
        priority: 2,
        minutes: 10,
        fromMonths: 1,
        untilMonths: 47,
        months: { tropical: [10, 11, 12, 1], subtropical: [10, 11, 12, 1] },
        title: 'Look over the young macadamia for twig girdlers and leafminers',
        description:
          'Cut off shoots with webbing and droppings around the stem, or blistered young leaves, and bin them.',
        why: 'Both work in the soft growth of these months, and set a small tree back.',
      }),
      pests({
        rule: 'check-nuts',
        priority: 1,
        fromMonths: 48,
        states: [NSW, QLD],
        months: { tropical: [10, 11], subtropical: [11, 12, 1] },
        title: 'Look the small macadamias over for spotting bugs and borers',
        description:
          'Open some of those that have dropped: dark spots in the kernel and holes in the husk tell what came. Pick up and bin what falls.',
        why: 'Spotting bugs and nut borers breed on from each nut that is left lying.',
      }),
      feed({
        rule: 'feed-spring',
        priority: 1,
        months: { tropical: [8], subtropical: [8, 9], temperate: [9], arid: [9] },
        title: 'Feed with low-phosphorus native plant food',
        description: 'Scatter a low-phosphorus native fertiliser under the canopy and water it in.',
        why: 'Macadamias belong to the protea family, and much phosphorus harms their roots.',
        product: 'Low-phosphorus native fertiliser',
      }),
      feed({
        rule: 'feed-late-summer',
        priority: 2,
        fromMonths: 6,
        months: { tropical: [3], subtropical: [2, 3], temperate: [2, 3], arid: [3] },
        title: 'Feed the macadamia lightly with low-phosphorus food',
        description: 'Give half of what the packet says, and water it in.',
        why: 'It grows on until the nights are cool.',
        product: 'Low-phosphorus native fertiliser',
      }),
      harvest({
        rule: 'harvest',
        repeat: 'season',
        priority: 1,
        fromMonths: 60,
        months: { tropical: [3, 4], subtropical: [3, 4, 5, 6], temperate: [4, 5, 6, 7], arid: [4, 5] },
        title: 'Gather fallen macadamias',
        description: 'Pick up each week, husk within a day and dry in the shade.',
        why: 'Ripe nuts drop by themselves; those on the tree are not ready.',
      }),
      prune({
        rule: 'prune-to-size',
        priority: 2,
        only: 'pot',
        fromMonths: 36,
        months: { tropical: [6], subtropical: [7], temperate: [8], arid: [7] },
        title: 'Keep the potted macadamia to its size',
        description:
          'Shorten the longest shoots to a side branch, and take a few crowded ones out of the middle.',
        why: 'The nuts are off and the next flowers are not yet open.',
      }),
      water({
        rule: 'water-flowering',
        priority: 3,
        fromMonths: 48,
        months: { temperate: [10] },
        title: 'Water the macadamia through a dry spring',
        description: 'Soak weekly while the tassels are out and nutlets set.',
        why: 'Small nuts drop if the tree dries out.',
        only: 'ground',
      }),
    ],
  },
]
