import type { CatalogueEntry } from '../../entry.ts'
import { harvest, prune, weed } from '../../jobs/jobs.ts'
import { lookFor } from '../garden-jobs.ts'
import { nativeFeed, oneLeader, waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

/** Words for trees on which a shortened branch stays a stub. */
const ownBranches = 'and leave its side branches whole'

/** Trees of the rainforest that outgrow a house block, and a small fig of its creeks. */
export const nativeGiants: readonly CatalogueEntry[] = [
  {
    name: 'Moreton Bay fig',
    synonyms: ['Ficus macrophylla', 'Australian banyan'],
    akin: [
      'Port Jackson fig',
      'rusty fig',
      'Ficus rubiginosa',
      'native fig',
      'strangler fig',
      'rock fig',
      'small-leaved fig',
      'small leaf fig',
    ],
    species: 'Ficus macrophylla',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'A deep soak each week for its first two summers; after that only in long dry spells.',
      sunlight: 'Full sun and a great deal of room.',
      soil: 'Deep soil at least 20 metres from any house, pipe or paving, or a pot for a bonsai.',
      fertilizing: 'Low-phosphorus native food in spring while it is young.',
      pruning: 'Form a fig to one trunk while young; a grown one is work for an arborist. The sap irritates.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    weedNote:
      'Far too large for a house block: it grows wider than a house is long, and its roots lift paving and break pipes 20 metres away. Birds sow it on walls and roofs.',
    without: ['check-drainage'],
    jobs: [
      { ...oneLeader('Moreton Bay fig'), months: { tropical: [8], subtropical: [9], temperate: [9, 10] } },
      lookFor(
        'Look for psyllids on the Moreton Bay fig',
        { subtropical: [10, 11], temperate: [11, 12] },
        'Look under the leaves for sticky, white lumps, and gather and bin the leaves that fall.',
        'Psyllids can bare a fig within weeks in warm, dry weather.',
      ),
    ],
  },
  {
    name: 'Sandpaper fig',
    synonyms: ['Ficus coronata', 'creek sandpaper fig', 'creek fig'],
    akin: ['Ficus opposita', 'Ficus fraseri'],
    species: 'Ficus coronata',
    kind: 'native-tree',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry weather; it grows wild along creeks.',
      sunlight: 'Half shade, or sun with water.',
      soil: 'Any damp soil, five metres from pipes.',
      fertilizing: 'A little low-phosphorus native food in spring.',
      pruning: 'Shorten long sandpaper fig branches after the fruit. Its leaves graze the skin.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage'],
    frostShelter: 'while-young',
    jobs: [
      waterWeekly('sandpaper fig'),
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 48,
        months: { subtropical: [2, 3, 4], temperate: [3, 4] },
        title: 'Pick the sandpaper figs as they blacken',
        description: 'Pick soft, dark purple ones with gloves and sleeves on, and rub the hairs off.',
        why: 'Figbirds and possums have the ripe ones within a day.',
      }),
      prune({
        rule: 'shorten-branches',
        priority: 2,
        fromMonths: 24,
        months: { subtropical: [8], temperate: [9] },
        title: 'Shorten the sandpaper fig’s longest branches',
        description: 'Cut them back to a side branch, in long sleeves, and take out what is dead.',
        why: 'New shoots are about to come, and a bushy tree is easier to pick.',
      }),
    ],
  },
  {
    name: 'Bunya pine',
    synonyms: ['bunya', 'Araucaria bidwillii', 'bunya nut', 'bunya bunya'],
    species: 'Araucaria bidwillii',
    kind: 'native-tree',
    hardyTo: 'moderate',
    frostShelter: 'while-young',
    care: {
      watering: 'A bucket of water each week for two summers, then a soak in long dry spells.',
      sunlight: 'Full sun, with light shade while it is knee-high.',
      soil: 'Deep, rich soil where nobody will ever sit, park or play below.',
      fertilizing: 'Slow-release, low in phosphorus, in spring for its first years.',
      pruning:
        'A bunya needs none but a second leader taken out while it is young. Its leaves stab: wear thick gloves.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    weedNote:
      'It grows 30 metres tall, and from about its fifteenth year drops cones of up to ten kilos. Plant it only where nobody walks or parks.',
    without: ['check-drainage', 'check-pests-spring', 'remove-dead-wood'],
    jobs: [
      {
        ...oneLeader('bunya pine', ownBranches),
        months: { subtropical: [9], temperate: [9, 10], cool: [10] },
      },
      weed({
        rule: 'gather-cones',
        priority: 1,
        fromMonths: 132,
        only: 'ground',
        months: { subtropical: [1, 2], temperate: [2, 3] },
        title: 'Look up for bunya cones, and gather what falls',
        description:
          'Where it carries cones, keep everybody out from under it for the season. Gather fallen ones on a still morning, and boil or roast the nuts.',
        why: 'A cone weighs as much as a bowling ball, and falls without warning.',
      }),
    ],
  },
  {
    name: 'Hoop pine',
    synonyms: ['Araucaria cunninghamii', 'Moreton Bay pine'],
    species: 'Araucaria cunninghamii',
    kind: 'native-tree',
    hardyTo: 'moderate',
    frostShelter: 'while-young',
    care: {
      watering: 'A slow soak each week until it is head high.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that drains, well away from the house: it grows 30 metres and more.',
      fertilizing: 'Low-phosphorus slow-release in spring while young.',
      pruning: 'Never cut the tip of a hoop pine; take out a second one while it is young.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    without: ['check-drainage', 'remove-dead-wood'],
    jobs: [
      {
        ...oneLeader('hoop pine', ownBranches),
        months: { tropical: [8], subtropical: [9], temperate: [9, 10] },
      },
      prune({
        rule: 'remove-dead-branches',
        priority: 3,
        fromMonths: 48,
        minutes: 15,
        months: { tropical: [8], subtropical: [9], temperate: [10] },
        title: 'Cut dead branches off the hoop pine’s trunk',
        description: 'Take off brown branches that you can reach from the ground, close to the trunk.',
        why: 'The lowest ring dies as the tree grows, and dry branches fall in storms.',
      }),
    ],
  },
  {
    name: 'Queensland kauri',
    synonyms: ['kauri pine', 'Agathis', 'Agathis robusta', 'kauri', 'smooth-barked kauri'],
    akin: ['New Zealand kauri', 'Agathis australis'],
    species: 'Agathis robusta',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Each week in dry weather for two summers, and in long dry spells after that.',
      sunlight: 'Sun, with some shade while it is small.',
      soil: 'Deep, drained soil in a large garden: it grows 30 metres tall.',
      fertilizing: 'Slow-release low in phosphorus each spring while young.',
      pruning: 'Take out a second leader while it is young; a kauri sheds its low branches by itself.',
    },
    needs: gentleAndMoist,
    feeding: 'while-young',
    without: ['check-drainage', 'remove-dead-wood'],
    jobs: [
      { ...oneLeader('kauri', ownBranches), months: { tropical: [8], subtropical: [9], temperate: [9, 10] } },
      nativeFeed(
        { tropical: [10], subtropical: [9], temperate: [9, 10] },
        'It comes from deep forest soil, and grows half a metre a year on a little food.',
      ),
    ],
  },
  {
    name: 'Black bean tree',
    synonyms: ['Castanospermum', 'Moreton Bay chestnut', 'Castanospermum australe', 'blackbean tree'],
    akin: ['black bean', 'lucky bean', 'lucky bean plant'],
    species: 'Castanospermum australe',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Deeply each week for its first summers, and in dry spells later.',
      sunlight: 'Sun to half shade.',
      soil: 'Deep, rich soil ten metres from pipes and paving.',
      fertilizing: 'Native food low in phosphorus, in spring while young.',
      pruning: 'Lift the crown of a black bean while it is young. The seeds in its pods are poisonous.',
    },
    needs: sunOrHalfShade(openAndFertile),
    feeding: 'while-young',
    without: ['check-drainage'],
    jobs: [
      { ...waterWeekly('black bean tree'), untilMonths: 60 },
      liftCrown('black bean tree', { tropical: [8], subtropical: [8, 9], temperate: [9] }),
      weed({
        rule: 'pick-up-pods',
        priority: 2,
        fromMonths: 96,
        only: 'ground',
        months: { tropical: [5], subtropical: [5, 6], temperate: [6] },
        title: 'Pick up the black bean pods',
        description: 'Gather the fallen pods and bin the seeds before children, dogs or stock find them.',
        why: 'The big seeds are poisonous, and each one that stays grows a tree.',
      }),
    ],
  },
]
