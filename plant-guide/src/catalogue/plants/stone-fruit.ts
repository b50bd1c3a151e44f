import type { CatalogueEntry, Job, MonthsByZone } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { baitFruitFly, removeFirstFruit } from '../../kinds/fruit-jobs.ts'
import { pick } from '../jobs/crop-jobs.ts'
import { cutBack } from '../jobs/garden-jobs.ts'
import {
  apricotBuds,
  clearSlugs,
  copperForCanker,
  copperForLeafCurl,
  copperForShotHole,
  feedAfterHarvest,
  pickFruit,
  plumBuds,
  pollinator,
  thinFruit,
} from '../jobs/orchard-jobs.ts'
import { openAndFertile } from '../situations.ts'

function pruneSummer(tree: string, months: MonthsByZone, how: string): Job {
  return prune({
    rule: 'prune-after-harvest',
    priority: 1,
    after: 'harvest',
    fromMonths: 9,
    minutes: 45,
    months,
    title: `Prune the ${tree} after harvest, in dry weather`,
    description: how,
    why: 'Warm, dry weather heals the cuts before the diseases of winter arrive.',
  })
}

/** Thinning of fruit that is half grown by November where springs are warm. */
function thinEarly(fruit: string, apart: string): Job {
  const job = thinFruit(fruit, apart, 1)
  return { ...job, months: { ...job.months, subtropical: [9], temperate: [10] } }
}

/** Peaches and nectarines for warm winters flower in July, weeks before other stone fruit. */
const removeEarlyFruit: Job = {
  ...removeFirstFruit,
  months: { ...removeFirstFruit.months, subtropical: [8, 9] },
}

/** A look at the first leaves of trees that get leaf curl. */
function checkForLeafCurl(tree: string): Job {
  return pests({
    rule: 'check-pests-spring',
    priority: 2,
    months: { subtropical: [9], temperate: [10], cool: [10], arid: [9] },
    title: `Check the ${tree} for leaf curl and aphids`,
    description:
      'Red, blistered leaves are leaf curl: pick them off and bin them. Squash aphids or hose them off the tips.',
    why: 'Curled leaves shed the spores of next year’s leaf curl, and aphids multiply on soft tips.',
  })
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Apricot',
    synonyms: [
      'Moorpark',
      'apricot tree',
      'Trevatt',
      'Divinity apricot',
      'Tilton apricot',
      'Storey apricot',
      'Bulida',
      'Robada',
      'Glengarry',
      'albicocca',
    ],
    akin: ['peachcot', 'Divinity', 'Tilton'],
    species: 'Prunus armeniaca',
    kind: 'stone-fruit',
    needsChill: 'some',
    care: {
      watering: 'Weekly until harvest, then less.',
      sunlight: 'Full sun and dry summers.',
      soil: 'Drained loam.',
      fertilizing: 'Early spring.',
      pruning: 'Only in warm, dry weather after harvest: winter cuts let gummosis in.',
    },
    needs: openAndFertile,
    jobs: [
      ...copperForShotHole('apricot', apricotBuds),
      thinEarly('apricots', '8 cm'),
      pruneSummer(
        'apricot',
        { subtropical: [1, 2], temperate: [1, 2, 3], cool: [2, 3], arid: [1, 2] },
        'Shorten tall shoots and thin the middle on a dry day; clean the saw between cuts.',
      ),
      pickFruit(
        'apricots',
        { subtropical: [11, 12], temperate: [12, 1], cool: [1], arid: [11, 12] },
        'Pick when they are soft and golden, over several days.',
        'Ripe apricots last two days on the branch.',
      ),
    ],
  },
  {
    name: 'Nectarine',
    synonyms: [
      'nectarine tree',
      'dwarf nectarine',
      'Goldmine nectarine',
      'Nectazee',
      'Sunwright',
      'Sunset Backyard Beauty',
      'May Grand',
      'Queen Giant',
      'Flavortop',
      'Early Rivers nectarine',
    ],
    akin: ['Arctic Rose', 'Fantasia', 'nectaplum'],
    species: 'Prunus persica var. nucipersica',
    kind: 'stone-fruit',
    care: {
      watering: 'A deep soak weekly as fruit swells; uneven water splits the skin.',
      sunlight: 'Full sun.',
      soil: 'Drained, not wet in winter.',
      fertilizing: 'Early spring and after harvest.',
      pruning: 'After harvest, to a vase.',
    },
    needs: openAndFertile,
    jobs: [
      { ...feedAfterHarvest, priority: 3 },
      ...copperForLeafCurl('nectarine'),
      removeEarlyFruit,
      checkForLeafCurl('nectarine'),
      thinEarly('nectarines', 'a hand’s width'),
      pruneSummer(
        'nectarine',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Remove half of what bore fruit and keep young shoots the thickness of a pencil.',
      ),
      pickFruit(
        'nectarines',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11, 12] },
        'Every few days pick those that are fully coloured and just give.',
        'Nectarines do not sweeten after picking.',
      ),
    ],
  },
  {
    name: 'Peach',
    synonyms: [
      'peach tree',
      'Anzac peach',
      'white peach',
      'Tropic Beauty',
      'peacherine',
      'Elberta',
      'Donut peach',
      'Golden Queen peach',
      'flat peach',
      'Redhaven',
      'Pixzee',
      'Tropic Snow',
      'Flordaglo',
      'Flordaprince',
      'O’Henry',
      'Crimson Rocket peach',
      'Double Jewel peach',
      'Sherman’s Red',
      'China Flat peach',
      'pesca',
    ],
    species: 'Prunus persica',
    kind: 'stone-fruit',
    care: {
      watering: 'A deep soak weekly as fruit swells.',
      sunlight: 'Full sun and dry air.',
      soil: 'Drained and sandy.',
      fertilizing: 'Early spring and after harvest.',
      pruning: 'Hard, each year after harvest: fruit comes on last year’s wood.',
    },
    needs: openAndFertile,
    jobs: [
      { ...feedAfterHarvest, priority: 3 },
      ...copperForLeafCurl('peach'),
      removeEarlyFruit,
      checkForLeafCurl('peach'),
      thinEarly('peaches', 'a hand’s width'),
      pruneSummer(
        'peach',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Take out about half of the shoots that bore fruit and open the middle to a vase.',
      ),
      pickFruit(
        'peaches',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11, 12] },
        'Every few days pick those whose ground colour has turned and that give a little.',
        'Peaches taste best when they ripen on the tree.',
      ),
    ],
  },
  {
    name: 'Plum',
    synonyms: [
      'Santa Rosa',
      'Mariposa plum',
      'blood plum',
      'Japanese plum',
      'plum tree',
      'Satsuma plum',
      'pluot',
      'Narrabeen plum',
      'Luisa plum',
      'Flavor Supreme',
      'Gulf Gold',
      'King Billy',
      'Queen Garnet',
      'Black Amber',
      'Ruby Blood plum',
      'sugar plum',
      'Amber Jewel',
      'Angelina plum',
      'Methley',
      'Donsworth',
      'Wilson plum',
      'prugna',
    ],
    akin: [
      'mirabelle',
      'prune plum',
      'plumcot',
      'aprium',
      'greengage',
      'd’Agen',
      'damson',
      'European plum',
      'Coe’s Golden Drop',
      'President plum',
      'Satsuma',
      'Angelina',
    ],
    species: 'Prunus salicina',
    kind: 'stone-fruit',
    care: {
      watering: 'Weekly soak in summer.',
      sunlight: 'Full sun.',
      soil: 'Copes with clay.',
      fertilizing: 'Spring, and lightly after harvest.',
      pruning: 'Shorten water shoots after harvest.',
    },
    needs: openAndFertile,
    jobs: [
      ...copperForShotHole('plum', plumBuds),
      feedAfterHarvest,
      thinFruit('plums', '5 cm', 1),
      pruneSummer(
        'plum',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Shorten long shoots to six buds and open the middle.',
      ),
      { ...clearSlugs, priority: 2 },
      pickFruit(
        'plums',
        { subtropical: [12], temperate: [12, 1, 2], cool: [2, 3], arid: [12, 1] },
        'Every few days pick those that give to the thumb.',
        'Plums ripen over a fortnight, from the top of the tree down.',
      ),
      pollinator('plum'),
    ],
  },
  {
    name: 'Sour cherry',
    synonyms: ['Morello cherry', 'Morello', 'sour cherries', 'Prunus cerasus'],
    species: 'Prunus cerasus',
    kind: 'stone-fruit',
    care: {
      watering: 'Weekly until the harvest.',
      sunlight: 'Sun; it also crops on a cooler wall.',
      soil: 'Drained, fertile soil.',
      fertilizing: 'Compost in early spring.',
      pruning: 'After harvest: it fruits on last year’s shoots.',
    },
    needs: openAndFertile,
    needsChill: 'plenty',
    jobs: [
      ...copperForCanker('sour cherry'),
      { ...baitFruitFly, ahead: { of: 'harvest', days: 35 } },
      clearSlugs,
      {
        ...cutBack(
          'Prune the sour cherry after harvest, in dry weather',
          { temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
          'Take out about a quarter of the shoots that have fruited, back to a young one.',
          'It crops on shoots of the year before, and dry weather heals the cuts.',
        ),
        fromMonths: 37,
      },
      pick(
        'Pick the sour cherries',
        { temperate: [12, 1], cool: [1], arid: [12] },
        36,
        'Every few days cut those that are dark and soft, with their stalks.',
        'One tree fruits alone, and birds find the fruit at once.',
      ),
    ],
  },
  {
    name: 'Sweet cherry',
    synonyms: [
      'cherry tree',
      'Stella cherry',
      'Lapins',
      'cherry',
      'Bing cherry',
      'Simone cherry',
      'Royal Rainier',
      'Sweetheart cherry',
      'Cherree',
      'Sunburst cherry',
      'Starkrimson',
      'Rons Seedling',
      'Merchant cherry',
      'ciliegia',
    ],
    species: 'Prunus avium',
    kind: 'stone-fruit',
    unusualIn: ['arid'],
    care: {
      watering: 'Weekly and even until harvest; rain on ripe fruit splits it.',
      sunlight: 'Full sun in a cold garden.',
      soil: 'Deep and perfectly drained.',
      fertilizing: 'Early spring.',
      pruning: 'After harvest in dry weather, never in the wet of winter.',
    },
    needs: openAndFertile,
    needsChill: 'plenty',
    jobs: [
      ...copperForCanker('cherry'),
      // A cherry is in flower eight weeks before it is ripe.
      { ...baitFruitFly, ahead: { of: 'harvest', days: 35 } },
      pruneSummer(
        'cherry',
        { temperate: [1, 2], cool: [1, 2], arid: [1] },
        'Shorten tall shoots, take out dead wood and keep spurs.',
      ),
      clearSlugs,
      pickFruit(
        'cherries',
        { temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Every few days pick the ripe ones with their stalks, in the cool of the morning.',
        'Birds take ripe cherries, and rain splits them.',
      ),
      { ...pollinator('cherry'), months: { temperate: [7], cool: [7] } },
    ],
  },
]
