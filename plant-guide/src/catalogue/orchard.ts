import { harvest, pests, plant, prune } from '../jobs.ts'
import { regionalPests } from '../regional-pests.ts'
import type { CatalogueEntry, Job, MonthsByZone } from './entry.ts'
import {
  apricotBuds,
  copperForCanker,
  copperForLeafCurl,
  copperForShotHole,
  thinFruit,
} from './orchard-jobs.ts'
import { openAndFertile } from './situations.ts'

function pickFruit(fruit: string, months: MonthsByZone, how: string, why: string, fromMonths = 24): Job {
  return harvest({
    rule: 'harvest',
    priority: 1,
    fromMonths,
    months,
    title: `Pick the ${fruit}`,
    description: how,
    why,
  })
}

function pruneWinter(tree: string, how: string, why: string): Job {
  return prune({
    rule: 'prune-winter',
    priority: 1,
    fromMonths: 6,
    minutes: 45,
    months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
    title: `Prune the ${tree} in winter`,
    description: how,
    why,
  })
}

function pruneSummer(tree: string, months: MonthsByZone, how: string): Job {
  return prune({
    rule: 'prune-after-harvest',
    priority: 1,
    after: 'harvest',
    fromMonths: 12,
    minutes: 45,
    months,
    title: `Prune the ${tree} after harvest, in dry weather`,
    description: how,
    why: 'Warm, dry weather heals the cuts before the diseases of winter arrive.',
  })
}

const pollinator = (fruit: string): Job =>
  plant({
    rule: 'plant-partner',
    priority: 3,
    months: { subtropical: [7], temperate: [7], cool: [7], arid: [7] },
    title: `Plant a bare-rooted partner ${fruit}`,
    description: 'Choose one that flowers at the same time, spread its roots over a mound and stake it.',
    why: 'A partner for pollination means more fruit, and bare-rooted trees are sold now.',
    product: `Bare-rooted ${fruit} tree`,
  })

const slug = pests({
  rule: 'check-slug',
  priority: 2,
  months: { temperate: [1, 2], cool: [1, 2] },
  title: 'Clear pear and cherry slug off the leaves',
  description: 'Hose the shiny black slugs off or dust them with dry wood ash.',
  why: 'The second generation skeletonises leaves in late summer.',
})

/** Stone and pome fruit, and other deciduous orchard trees. */
export const orchard: readonly CatalogueEntry[] = [
  {
    name: 'Apple',
    synonyms: [
      'Pink Lady',
      'Granny Smith',
      'Fuji apple',
      'Gala apple',
      'apple tree',
      'Jonathan',
      'crab apple fruit',
      'ballerina apple',
      'columnar apple',
    ],
    species: 'Malus domestica',
    kind: 'pome-fruit',
    care: {
      watering: 'A deep soak each week from blossom to harvest.',
      sunlight: 'Full sun with moving air.',
      soil: 'Deep, drained loam.',
      fertilizing: 'Compost and fruit tree food in spring, half as much after harvest.',
      pruning: 'In winter: open the middle and keep the short fruiting spurs.',
    },
    needs: openAndFertile,
    jobs: [
      thinFruit('apples', 'a hand’s width'),
      pruneWinter(
        'apple',
        'Take out dead, crossing and upright shoots, shorten leaders by a third and keep the stubby spurs.',
        'The spurs are easy to see on the bare tree, and winter cuts give strong spring shoots.',
      ),
      pests({
        rule: 'trap-codling-moth',
        priority: 1,
        months: { subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Hang codling moth traps',
        description: 'Hang a lure trap at head height and band the trunk with corrugated cardboard.',
        why: 'The first moths fly as the petals fall.',
        product: 'Codling moth trap',
        states: regionalPests.codlingMoth.states,
      }),
      pickFruit(
        'apples',
        { subtropical: [1, 2], temperate: [2, 3, 4], cool: [3, 4], arid: [2] },
        'Lift and twist: a ripe one comes away with its stalk. Gala first, Pink Lady last.',
        'Pips turn brown when the starch has turned to sugar.',
      ),
      pollinator('apple'),
    ],
  },
  {
    name: 'Pear',
    synonyms: ['Williams pear', 'Packham', 'Beurre Bosc', 'pear tree', 'European pear'],
    species: 'Pyrus communis',
    kind: 'pome-fruit',
    care: {
      watering: 'Weekly and deep in summer.',
      sunlight: 'Full sun.',
      soil: 'It copes with heavier clay than most fruit.',
      fertilizing: 'Spring, lightly; too much brings soft growth and disease.',
      pruning: 'In winter, spreading the upright branches.',
    },
    needs: openAndFertile,
    jobs: [
      thinFruit('pears', 'a hand’s width'),
      pruneWinter(
        'pear',
        'Spread and shorten upright shoots, and thin old spurs.',
        'Pears grow tall and upright, and in winter you can see what to shorten.',
      ),
      slug,
      pickFruit(
        'pears',
        { subtropical: [1, 2], temperate: [2, 3], cool: [3, 4], arid: [1, 2] },
        'Lift to level: pick when the stalk parts, still hard, and ripen indoors.',
        'Pears left on the tree rot from the core.',
      ),
      pollinator('pear'),
    ],
  },
  {
    name: 'Nashi pear',
    synonyms: ['Asian pear', 'nashi', 'apple pear', 'nijisseiki'],
    species: 'Pyrus pyrifolia',
    kind: 'pome-fruit',
    care: {
      watering: 'Weekly and deep.',
      sunlight: 'Full sun.',
      soil: 'Drained loam or clay.',
      fertilizing: 'Spring and after harvest.',
      pruning: 'In winter; thin the fruit hard.',
    },
    needs: openAndFertile,
    jobs: [
      thinFruit('nashi', 'a hand’s width'),
      pruneWinter(
        'nashi',
        'Keep a low vase and renew a fifth of the spurs.',
        'Young spurs bear the largest fruit.',
      ),
      slug,
      pickFruit(
        'nashi',
        { subtropical: [1], temperate: [2, 3], cool: [3], arid: [1, 2] },
        'Pick when it tastes sweet: it ripens on the tree.',
        'Nashi are crisp and sweet on the tree and do not improve later.',
      ),
      pollinator('nashi'),
    ],
  },
  {
    name: 'Quince',
    synonyms: ['Smyrna quince', 'quince tree'],
    species: 'Cydonia oblonga',
    kind: 'pome-fruit',
    care: {
      watering: 'Weekly in summer.',
      sunlight: 'Full sun.',
      soil: 'Almost any.',
      fertilizing: 'Once in spring.',
      pruning: 'Light, in winter: fruit comes on tips.',
    },
    needs: openAndFertile,
    jobs: [
      pruneWinter(
        'quince',
        'Thin crossing branches only, and take suckers off.',
        'It fruits on the tips, so thin instead of shortening.',
      ),
      slug,
      pickFruit(
        'quinces',
        { subtropical: [3], temperate: [3, 4], cool: [4, 5], arid: [3] },
        'Pick when yellow and scented, the down rubbed off.',
        'Quinces are ripe once they are scented.',
      ),
    ],
  },
  {
    name: 'Peach',
    synonyms: ['peach tree', 'Anzac peach', 'white peach', 'Tropic Beauty', 'peacherine'],
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
      ...copperForLeafCurl('peach'),
      thinFruit('peaches', 'a hand’s width'),
      pruneSummer(
        'peach',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Take out about half of the shoots that bore fruit and open the middle to a vase.',
      ),
      pickFruit(
        'peaches',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11, 12] },
        'Pick when the ground colour turns and the fruit gives a little.',
        'Peaches taste best when they ripen on the tree.',
      ),
    ],
  },
  {
    name: 'Nectarine',
    synonyms: ['nectarine tree', 'dwarf nectarine', 'Goldmine nectarine', 'Nectazee'],
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
      ...copperForLeafCurl('nectarine'),
      thinFruit('nectarines', 'a hand’s width'),
      pruneSummer(
        'nectarine',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Remove half of what bore fruit and keep young shoots the thickness of a pencil.',
      ),
      pickFruit(
        'nectarines',
        { subtropical: [11, 12], temperate: [12, 1, 2], cool: [1, 2], arid: [11, 12] },
        'Pick when fully coloured and just giving.',
        'Nectarines do not sweeten after picking.',
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
      'prune plum',
      'Satsuma plum',
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
      thinFruit('plums', 'three fingers'),
      pruneSummer(
        'plum',
        { subtropical: [1, 2], temperate: [2, 3], cool: [2, 3], arid: [1, 2] },
        'Shorten long shoots to six buds and open the middle.',
      ),
      slug,
      pickFruit(
        'plums',
        { subtropical: [12], temperate: [1, 2], cool: [2, 3], arid: [12, 1] },
        'Pick when they give to the thumb.',
        'Plums ripen over a fortnight, from the top of the tree down.',
      ),
      pollinator('plum'),
    ],
  },
  {
    name: 'Apricot',
    synonyms: ['Moorpark', 'apricot tree', 'Trevatt'],
    species: 'Prunus armeniaca',
    kind: 'stone-fruit',
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
      thinFruit('apricots', 'four fingers'),
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
    name: 'Sweet cherry',
    synonyms: ['cherry tree', 'Stella cherry', 'Lapins', 'cherry', 'Bing cherry'],
    species: 'Prunus avium',
    kind: 'stone-fruit',
    care: {
      watering: 'Weekly and even until harvest; rain on ripe fruit splits it.',
      sunlight: 'Full sun in a cold garden.',
      soil: 'Deep and perfectly drained.',
      fertilizing: 'Early spring.',
      pruning: 'After harvest in dry weather, never in the wet of winter.',
    },
    needs: openAndFertile,
    jobs: [
      ...copperForCanker('cherry'),
      pruneSummer(
        'cherry',
        { temperate: [1, 2], cool: [1, 2], arid: [1] },
        'Shorten tall shoots, take out dead wood and keep spurs.',
      ),
      slug,
      pickFruit(
        'cherries',
        { temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Pick with stalks, in the cool of the morning.',
        'Birds take ripe cherries, and rain splits them.',
      ),
      { ...pollinator('cherry'), months: { temperate: [7], cool: [7] } },
    ],
  },
  {
    name: 'Fig',
    synonyms: ['Black Genoa', 'Brown Turkey', 'White Adriatic', 'fig tree', 'edible fig'],
    species: 'Ficus carica',
    kind: 'stone-or-pome-fruit',
    care: {
      watering: 'Weekly as fruit swells, less as it ripens.',
      sunlight: 'Full sun; a warm wall in the south.',
      soil: 'Limed, drained, and with the roots held in.',
      fertilizing: 'Once in early spring.',
      pruning: 'In winter, to keep it in reach.',
    },
    needs: openAndFertile,
    without: ['check-pests-summer'],
    jobs: [
      pruneWinter(
        'fig',
        'Shorten last year’s shoots to three buds and take suckers off; the sap irritates skin.',
        'The main crop comes on this year’s new shoots.',
      ),
      pickFruit(
        'figs',
        { subtropical: [1, 2, 3], temperate: [2, 3, 4], cool: [3, 4], arid: [1, 2, 3] },
        'Pick soft, drooping figs and eat them the same day.',
        'Figs are ripe when the neck bends and a drop of syrup shows.',
        18,
      ),
    ],
  },
  {
    name: 'Persimmon',
    synonyms: ['Fuyu', 'sharon fruit', 'kaki'],
    species: 'Diospyros kaki',
    kind: 'stone-or-pome-fruit',
    care: {
      watering: 'Weekly in summer.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Drained loam or clay.',
      fertilizing: 'Spring, lightly.',
      pruning: 'Light, in winter.',
    },
    needs: openAndFertile,
    without: ['check-pests-summer'],
    jobs: [
      pests({
        rule: 'net-fruit',
        priority: 1,
        fromMonths: 24,
        months: { subtropical: [2], temperate: [3], cool: [3, 4], arid: [2, 3] },
        title: 'Net the persimmons before they colour',
        description:
          'Hang fine, wildlife-safe white netting over the tree, held off the branches and tied at the trunk.',
        why: 'Birds and possums come as soon as the fruit colours.',
        product: 'Wildlife-safe fruit netting',
      }),
      pruneWinter(
        'persimmon',
        'Thin crowded branches and shorten whips.',
        'Brittle wood breaks under fruit unless the frame is short.',
      ),
      pickFruit(
        'persimmons',
        { subtropical: [3, 4], temperate: [4, 5], cool: [5], arid: [4] },
        'Clip with the cap on: Fuyu crisp, others when soft.',
        'Persimmons have their full colour once the leaves turn.',
        36,
      ),
    ],
  },
  {
    name: 'Pomegranate',
    synonyms: ['Wonderful pomegranate', 'pomegranate tree'],
    species: 'Punica granatum',
    kind: 'stone-or-pome-fruit',
    care: {
      watering: 'Weekly while fruit swells; uneven water splits it.',
      sunlight: 'Hot, full sun.',
      soil: 'Any drained soil, even limy.',
      fertilizing: 'Once in spring.',
      pruning: 'Take out suckers and old stems in winter.',
    },
    needs: openAndFertile,
    without: ['check-pests-summer'],
    jobs: [
      pruneWinter(
        'pomegranate',
        'Keep three to five trunks, and remove suckers and dead twigs.',
        'Fruit comes on short spurs of the frame you choose now.',
      ),
      pickFruit(
        'pomegranates',
        { subtropical: [3, 4], temperate: [3, 4, 5], cool: [4, 5], arid: [3, 4] },
        'Clip when the skin dulls and the fruit sounds metallic when tapped.',
        'Pomegranates split with the first autumn rain.',
      ),
    ],
  },
  {
    name: 'Olive',
    synonyms: ['olive tree', 'Kalamata olive', 'Manzanillo', 'Frantoio'],
    species: 'Olea europaea',
    kind: 'evergreen-fruit',
    care: {
      watering: 'Monthly once settled, more while fruit swells.',
      sunlight: 'Full sun.',
      soil: 'Drained and limy.',
      fertilizing: 'Once in spring.',
      pruning: 'Open the middle as winter ends.',
    },
    needs: openAndFertile,
    weedNote: 'Feral olives are a weed in South Australia and parts of New South Wales: pick up the fruit.',
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 24,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Open the middle of the olive',
        description:
          'Take out shoots in the middle and suckers at the base, so that light reaches the middle.',
        why: 'The flowers come on light, airy shoots.',
      }),
      pickFruit(
        'olives',
        { subtropical: [3, 4], temperate: [4, 5, 6], cool: [5, 6], arid: [4, 5] },
        'Pick them green, half coloured or black, as your recipe asks.',
        'Each stage has its own flavour, and birds soon come for the ripe ones.',
        36,
      ),
    ],
  },
  {
    name: 'Loquat',
    synonyms: ['loquat tree', 'Bessell Brown'],
    species: 'Eriobotrya japonica',
    kind: 'evergreen-fruit',
    care: {
      watering: 'Weekly from winter flowering to harvest.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'After harvest.',
      pruning: 'After harvest, to reach it.',
    },
    needs: openAndFertile,
    weedNote: 'Birds spread the seed into bushland on the east coast: net or pick all fruit.',
    jobs: [
      prune({
        rule: 'prune-after-harvest',
        after: 'harvest',
        priority: 1,
        fromMonths: 24,
        months: { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Lower the loquat after harvest',
        description: 'Shorten the tallest branches and thin the crown.',
        why: 'It flowers in autumn on what grows from this cut.',
      }),
      pickFruit(
        'loquats',
        { subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
        'Cut whole bunches when deep orange.',
        'Loquats picked early stay sour.',
        36,
      ),
    ],
  },
]
