import type { CatalogueEntry, Job } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, plant, prune, water } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { weedBase } from '../../../kinds/fruit-jobs.ts'
import { keepPicking, pick } from '../../jobs/crop-jobs.ts'
import { myrtleRust } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { openAndFertile, sunOrHalfShade } from '../../situations.ts'
import {
  coverCrown,
  netTree,
  noBranches,
  pickFruit,
  potashInTime,
  waterFruit,
  wrapFromTheCold,
} from './jobs.ts'

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

/** Weak food for pineapples, round after round while they grow. */
const feedOverLeaves = (job: Pick<Job, 'rule' | 'months'>): Job =>
  feed({
    priority: 1,
    fromMonths: 2,
    repeat: 'season',
    title: 'Liquid feed the pineapple over its leaves',
    description: 'Pour a weak liquid fertiliser into the rosette and over the leaves in the cool of the day.',
    why: 'Pineapples take up much of their food through the base of their leaves.',
    product: 'Liquid fertiliser',
    ...job,
  })

export const plants: readonly CatalogueEntry[] = [
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
      'Richter Gold papaya',
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
    synonyms: ['pineapple top', 'rough leaf pineapple', 'Bethonga', 'Smooth Cayenne', 'Aus Jubilee'],
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
    without: [...noBranches, 'bag-fruit', 'water-young', 'feed-potash', 'check-anthracnose', 'fresh-mix'],
    jobs: [
      ...dryInAPot('pineapple', coverFromFrost('pineapple')),
      waterFruit('pineapple'),
      {
        ...weedBase,
        title: 'Weed around the pineapples in long sleeves',
        description: 'Pull grass and weeds by hand, and keep the spade away from surface roots.',
      },
      feedOverLeaves({
        rule: 'feed-early-growth',
        months: { tropical: range(11, 4), subtropical: [9, 10, 11], arid: [9, 10, 11] },
      }),
      feedOverLeaves({
        rule: 'feed-late-growth',
        months: { subtropical: [12, 1, 2], temperate: range(11, 2), arid: [12, 1, 2] },
      }),
      pests({
        rule: 'check-mealybugs',
        priority: 2,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [10], subtropical: [10], temperate: [11], arid: [10] },
        title: 'Look for mealybugs at the foot of the pineapple',
        description:
          'Wearing gloves, part the lowest leaves. Hose white, woolly insects out, or dab them with methylated spirits.',
        why: 'Ants carry them in, and the virus that they spread wilts the leaves.',
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
        months: { tropical: [2, 3], subtropical: [2, 3], temperate: [3], arid: [3] },
        title: 'Plant pineapple tops and suckers',
        description: 'Dry them for a week and firm them into sandy soil.',
        why: 'Each plant fruits once, and its suckers bear the next crop.',
      }),
    ],
  },
  {
    name: 'Rambutan',
    synonyms: ['hairy lychee', 'Nephelium', 'chom chom'],
    species: 'Nephelium lappaceum',
    kind: 'tropical-fruit',
    care: {
      watering: 'Twice a week in the dry.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Deep, rich, drained soil.',
      fertilizing: 'Fruit tree food as the wet begins, and half as much late in it.',
      pruning: 'Lightly after the harvest.',
    },
    hardyTo: 'none',
    unusualIn: ['subtropical', 'temperate', 'cool', 'arid'],
    needs: openAndFertile,
    jobs: [
      wrapFromTheCold('rambutan'),
      netTree('rambutans', 'tropical'),
      pickFrom(
        5,
        'Cut bunches of rambutan when red',
        { tropical: [1, 2, 3] },
        'Each week cut the bunches that are red all over, with secateurs.',
        'They do not ripen after picking.',
      ),
    ],
  },
  {
    name: 'Rollinia',
    synonyms: ['biriba', 'Rollinia deliciosa', 'Annona mucosa', 'wild sugar apple', 'rolinia'],
    species: 'Annona mucosa',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    care: {
      watering: 'Twice a week in dry months.',
      sunlight: 'Full sun, out of strong wind.',
      soil: 'Deep, drained soil with thick mulch.',
      fertilizing: 'Fruit food in the warm months.',
      pruning: 'Shorten a rollinia after the fruit, to keep it low.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        3,
        'Pick rollinias as they turn yellow',
        { tropical: [11, 12, 1, 2], subtropical: [2, 3, 4] },
        'Cut each fruit when yellow shows between the soft spines and eat it within three days.',
        'Ripe fruit bruises black at a touch and falls.',
      ),
    ],
  },
  {
    name: 'Sapodilla',
    synonyms: ['chiku', 'chico fruit', 'Manilkara', 'chikoo'],
    species: 'Manilkara zapota',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry months.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, salty wind included.',
      fertilizing: 'Fruit food three times in the warm months.',
      pruning: 'Little; keep it low.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        5,
        'Pick the sapodillas',
        { tropical: [4, 5, 6, 7, 8, 9], subtropical: [6, 7, 8, 9, 10] },
        'Each week scratch the skin of a few: pick those that are tan below, not green, and soften them indoors.',
        'Unripe sapodillas are full of latex and never sweeten.',
      ),
    ],
  },
  {
    name: 'Soursop',
    synonyms: ['graviola', 'guanabana', 'Annona muricata'],
    species: 'Annona muricata',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in the dry season.',
      sunlight: 'Sun out of the wind.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Fruit food through the warm, wet months.',
      pruning: 'Keep it low after the main crop.',
    },
    needs: openAndFertile,
    jobs: [
      pick(
        'Pick soursops',
        { tropical: [1, 2, 3, 7, 8], subtropical: [3, 4] },
        36,
        'Every few days pick those whose spines stand apart and whose skin gives a little.',
        'Soft fruit falls, and flying foxes and ants are quick.',
      ),
    ],
  },
  {
    name: 'Star fruit',
    synonyms: ['carambola', 'starfruit', 'five-corner fruit', 'Averrhoa'],
    species: 'Averrhoa carambola',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while it is dry, and in flower.',
      sunlight: 'Sun out of the wind.',
      soil: 'Drained, slightly acid soil.',
      fertilizing: 'Little and often in the warm months.',
      pruning: 'Thin the crown after the main crop.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        fromMonths: 36,
        months: { tropical: [7, 8], subtropical: [7, 8] },
        title: 'Thin the star fruit after its main crop',
        description: 'Shorten the tallest branches, and take out some of the crowded twigs inside.',
        why: 'Light reaches the inner branches, which flower and fruit too.',
      }),
      pickFrom(
        3,
        'Pick star fruit when yellow',
        { tropical: [4, 5, 6, 12, 1], subtropical: [3, 4, 5, 6] },
        'Every few days twist off fruit with yellow ribs. It is dangerous for people with kidney disease.',
        'It does not sweeten after picking.',
      ),
    ],
  },
  {
    name: 'Strawberry guava',
    synonyms: [
      'cherry guava',
      'Psidium cattleyanum',
      'Psidium cattleianum',
      'red cherry guava',
      'yellow cherry guava',
    ],
    species: 'Psidium cattleyanum',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'A deep soak each week from flower to harvest.',
      sunlight: 'Full sun.',
      soil: 'Almost any soil that drains.',
      fertilizing: 'Fruit food in spring and late summer.',
      pruning: 'Shorten it lightly after harvest; it is as good a hedge as a tree.',
    },
    needs: openAndFertile,
    weedNote:
      'It invades rainforest from the north of New South Wales to Cairns. Pick up all fruit, and don’t plant it near bush there.',
    jobs: [
      netTree('strawberry guavas', 'tropical', 'subtropical', 'temperate', 'arid'),
      keepPicking(
        'Pick strawberry guavas',
        { tropical: [2, 3, 4], subtropical: [2, 3, 4], temperate: [3, 4, 5], arid: [3, 4] },
        24,
        'Pick every second day as they colour and soften, and gather up what has dropped.',
        'Birds carry the seed into bush, and ripe fruit keeps only a day or two.',
      ),
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
    name: 'Tamarind',
    synonyms: ['Tamarindus', 'Tamarindus indica', 'tamarind tree', 'imli', 'sampalok', 'asam jawa'],
    species: 'Tamarindus indica',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'A soak each week through its first dry seasons; later it lives on rain.',
      sunlight: 'Full sun, with ten metres of room all round.',
      soil: 'Any deep soil that drains.',
      fertilizing: 'Fruit food as the wet begins while it is young.',
      pruning: 'Shape it to three or four strong limbs while young.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    weedNote: 'Tamarind seeds itself along creeks in the Top End and the Kimberley: gather the pods.',
    without: ['bag-fruit', 'check-anthracnose', 'feed-potash', 'prune-after-harvest'],
    jobs: [
      waterFruit('tamarind'),
      prune({
        rule: 'prune-young',
        priority: 2,
        fromMonths: 12,
        untilMonths: 72,
        months: { tropical: [8], subtropical: [9] },
        title: 'Shape the young tamarind',
        description: 'Keep three or four strong limbs, and cut crossing ones off where they join.',
        why: 'Its wood is hard and its crown wide, and small cuts now save large ones.',
      }),
      pickFrom(
        7,
        'Gather tamarind pods',
        { tropical: [6, 7, 8], subtropical: [8, 9, 10] },
        'Pick pods that rattle and whose brown shell cracks between two fingers.',
        'The pulp has shrunk away from the shell and keeps for a year.',
      ),
    ],
  },
  {
    name: 'Wampi',
    synonyms: ['wampee', 'Clausena', 'Clausena lansium', 'huang pi'],
    species: 'Clausena lansium',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly, twice while the fruit swells.',
      sunlight: 'Sun to half shade.',
      soil: 'Deep soil that drains, under mulch.',
      fertilizing: 'Citrus or fruit food in spring and after the harvest.',
      pruning: 'Take the long shoots off a wampi after the fruit.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['feed-potash', 'check-anthracnose'],
    jobs: [
      netTree('wampis', 'tropical', 'subtropical', 'temperate'),
      pickFrom(
        5,
        'Pick the wampis',
        { tropical: [12, 1], subtropical: [1, 2], temperate: [2, 3] },
        'Cut whole bunches once the skins are brown-yellow and the fruit gives a little.',
        'It sweetens on the tree until then, and no more once it is picked.',
      ),
    ],
  },
  {
    name: 'Wax jambu',
    synonyms: ['wax apple', 'Syzygium samarangense', 'java apple', 'jambu', 'love apple tree', 'water apple'],
    akin: ['rose apple', 'Syzygium jambos', 'malay apple', 'Syzygium malaccense', 'bell fruit'],
    species: 'Syzygium samarangense',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry months, above all in flower and fruit.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that holds some damp.',
      fertilizing: 'Fruit food in the warm months.',
      pruning: 'Shorten a wax jambu after the fruit, to keep it in reach.',
    },
    needs: openAndFertile,
    jobs: [
      ...potashInTime({ tropical: [9], subtropical: [11] }),
      netTree('wax jambus', 'tropical', 'subtropical'),
      pickFrom(
        3,
        'Pick the wax jambus',
        { tropical: [11, 12, 1], subtropical: [12, 1, 2] },
        'Every few days twist off fruit that is fully coloured and glossy, with care: it bruises.',
        'It is crisp for a few days, and flying foxes and fruit fly want it as well.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'White sapote',
    synonyms: ['Casimiroa', 'Mexican apple', 'ice cream fruit'],
    species: 'Casimiroa edulis',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'Every week or two in dry months.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Fruit food in spring and late summer.',
      pruning: 'Tip young trees and top old ones after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      pick(
        'Pick white sapotes',
        { subtropical: [3, 4, 5], temperate: [4, 5, 6] },
        48,
        'Each week clip fruit whose green pales with its stalk, and let it soften indoors.',
        'Ripe fruit bruises at a touch and falls.',
      ),
    ],
  },
]
