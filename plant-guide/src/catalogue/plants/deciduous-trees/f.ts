import type { CatalogueEntry, Job } from '../../../entry.ts'
import { keepDryInFrost } from '../../../jobs/frost.ts'
import { disease, feed, pests, propagate, prune, water } from '../../../jobs/jobs.ts'
import { thirsty, thirstySouth } from '../../../jobs/months.ts'
import { potDrink } from '../../../kinds/common-jobs.ts'
import { waterSummer } from '../../../kinds/foliage-jobs.ts'
import { cutBack, lookFor } from '../../jobs/garden-jobs.ts'
import { copperForLeafCurl } from '../../jobs/orchard-jobs.ts'
import {
  feedLateInLeaf,
  lookForBorers,
  lookForSlugAgain,
  plantedInWarmth,
  removeSuckers,
} from '../../jobs/tree-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile } from '../../situations.ts'

/** Water for trees that stand bare and dry until the heat builds up. */
const waterOnceAwake: Job = {
  ...waterSummer,
  months: { ...thirsty, tropical: [9, 10, 11] },
  description: 'Let water run slowly over the roots once a week, and stop once the leaves turn yellow.',
  inPot: {
    ...potDrink,
    description:
      'Push a finger in; where it is dry at the first knuckle, water until it drains out the bottom. Give a bare tree hardly any.',
  },
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Flowering cherry',
    synonyms: [
      'ornamental cherry',
      'Prunus serrulata',
      'weeping cherry',
      'Mt Fuji',
      'cherry blossom',
      'Kanzan',
      'Prunus subhirtella',
      'Prunus Shirotae',
    ],
    species: 'Prunus serrulata',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deep water weekly in summer.',
      sunlight: 'Full sun, cool roots.',
      soil: 'Drained loam.',
      fertilizing: 'Compost and slow-release food after blossom.',
      pruning: 'Only in dry summer weather after flowering: winter cuts let in silver leaf and canker.',
    },
    needs: openAndFertile,
    without: ['prune-winter', 'add-compost'],
    jobs: [
      prune({
        rule: 'prune-summer',
        title: 'Prune the flowering cherry in dry summer weather',
        description:
          'Take out dead and crossing wood, and any upright shoots from the graft of a weeping tree.',
        why: 'Cherries are cut in summer because their wounds close fast then and winter rain carries canker.',
        priority: 1,
        months: { temperate: [12, 1, 2], cool: [12, 1, 2] },
        fromMonths: 12,
      }),
      pests({
        rule: 'check-pear-slug',
        title: 'Look for pear and cherry slug on the flowering cherry',
        description: 'Hose the slimy black grubs from the leaves or dust with wood ash.',
        why: 'They come in early summer and again at its end; the first lot matters more.',
        priority: 1,
        minutes: 10,
        months: { temperate: [11, 12], cool: [12, 1] },
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed the flowering cherry after its blossom',
        description: 'Spread compost and slow-release food under the branches and water it in.',
        why: 'Leaves follow blossom, and next year’s buds are set by Christmas.',
        priority: 1,
        months: { temperate: [10], cool: [10, 11] },
      }),
      water({
        rule: 'water-summer',
        title: 'Soak the flowering cherry in dry weeks',
        description: 'Let a hose trickle over the roots for an hour once a week.',
        inPot: potDrink,
        why: 'Flowering cherries come from cool hills and drop their leaves early if they dry out.',
        priority: 1,
        months: thirstySouth,
        repeat: 'season',
      }),
      lookForBorers('cherry'),
      lookForSlugAgain('cherry'),
    ],
  },
  {
    name: 'Flowering peach',
    synonyms: ['ornamental peach', 'Prunus persica Versicolor', 'Magnifica peach', 'flowering peach tree'],
    akin: [
      'flowering apricot',
      'Prunus mume',
      'flowering almond',
      'Japanese apricot',
      'peach blossom',
      'Prunus glandulosa',
      'dwarf flowering almond',
    ],
    species: 'Prunus persica ‘Versicolor’',
    kind: 'deciduous-tree',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak each week for two summers, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Soil that drains.',
      fertilizing: 'Slow-release as the leaves open.',
      pruning: 'Cut a flowering peach back hard straight after its blossom.',
    },
    needs: openAndDrained,
    without: ['prune-winter'],
    jobs: [
      {
        ...cutBack(
          'Cut the flowering peach back hard after its blossom',
          { subtropical: [8, 9], temperate: [9], cool: [10], arid: [8] },
          'Shorten every stem that flowered to two or three buds.',
          'Blossom comes only on last year’s shoots, and a hard cut makes metres of them.',
        ),
        // The spray against leaf curl comes first.
        priority: 2,
      },
      ...copperForLeafCurl('flowering peach'),
    ],
  },
  {
    name: 'Flowering plum',
    synonyms: [
      'Elvins',
      'purple-leaf plum',
      'Prunus nigra',
      'Prunus cerasifera',
      'ornamental plum',
      'Oakville Crimson Spire',
    ],
    species: 'Prunus cerasifera ‘Nigra’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak each week for two summers.',
      sunlight: 'Full sun for purple leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Prune flowering plum after its blossom, on a dry day.',
    },
    needs: openAndFertile,
    without: ['prune-winter'],
    jobs: [
      cutBack(
        'Prune the flowering plum after its blossom',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Thin crowded shoots and shorten long ones on a dry day.',
        'Cuts of dry, warm days keep silver leaf out, and the shoots that follow carry next year’s blossom.',
      ),
      lookFor(
        'Look for pear and cherry slug on the plum leaves',
        { temperate: [12], cool: [12, 1] },
        'Hose the slimy dark grubs off, or dust them with dry ash.',
        'The sawfly’s grubs leave the leaves like lace in early summer.',
      ),
      removeSuckers('plum'),
      lookForBorers('plum'),
      lookForSlugAgain('plum'),
    ],
  },
  {
    name: 'Forest pansy',
    synonyms: ['redbud', 'Cercis', 'Cercis canadensis'],
    akin: ['Judas tree', 'Avondale'],
    species: 'Cercis canadensis ‘Forest Pansy’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak weekly for three summers.',
      sunlight: 'Morning sun, shelter from hot wind.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Compost at the end of winter, and slow-release food while young.',
      pruning: 'Prune redbud after its spring flowers; they come on old wood.',
    },
    needs: gentleAndMoist,
    feeding: 'while-young',
    without: ['prune-winter'],
    jobs: [
      {
        ...cutBack(
          'Shape the redbud after flowering',
          { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
          'Take out crossing branches, and shorten those that hang too low.',
          'Winter pruning would take off the branches that flower.',
        ),
        fromMonths: 12,
      },
      feedLateInLeaf('redbud'),
      removeSuckers('redbud'),
    ],
  },
  {
    name: 'Frangipani',
    synonyms: ['plumeria', 'Plumeria rubra', 'temple tree', 'frangi', 'frangis'],
    akin: ['Plumeria obtusa', 'Plumeria pudica'],
    species: 'Plumeria rubra',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    planting: plantedInWarmth,
    care: {
      watering: 'Weekly in summer, none in winter while it is bare.',
      sunlight: 'Full sun against a warm wall.',
      soil: 'Sharply drained soil.',
      fertilizing: 'Flower food rich in potash in spring and midsummer.',
      pruning: 'Only to shape, at the end of winter; every piece cut off will grow.',
    },
    needs: openAndDry,
    without: ['rub-off-shoots', 'rake-leaves', 'check-pests-spring', 'add-compost', 'loosen-ties'],
    jobs: [
      keepDryInFrost('frangipani'),
      waterOnceAwake,
      prune({
        rule: 'prune-winter',
        title: 'Shape the bare frangipani',
        description:
          'Cut whole branches at a fork in gloves, as the milky sap irritates, and keep the pieces to root.',
        why: 'Late in its rest a cut dries clean and branches into three.',
        priority: 2,
        minutes: 25,
        months: { tropical: [8], subtropical: [8], temperate: [8, 9], arid: [8, 9] },
        // A young one branches by itself after each flowering.
        fromMonths: 48,
      }),
      propagate({
        rule: 'take-cuttings',
        title: 'Dry and plant frangipani cuttings',
        description:
          'Leave forearm-long pieces in the shade for two weeks, then stand them in coarse sand and hardly water.',
        why: 'A dried cutting roots as the days warm, where a fresh one rots.',
        priority: 3,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], arid: [9] },
        fromMonths: 24,
      }),
      disease({
        rule: 'check-rust',
        title: 'Rake up rusty frangipani leaves',
        description: 'Look underneath for orange powder; collect fallen leaves and bin them.',
        why: 'Frangipani rust comes with warm rain and lives on in the leaves under the tree.',
        priority: 1,
        months: { tropical: [2, 3], subtropical: [2, 3], temperate: [3, 4] },
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed the frangipani as its leaves open',
        description: 'Scatter potash-rich flower food around the tree and water it in.',
        why: 'Leaves and flowers come from the same tips, and growth is starting.',
        priority: 1,
        months: { tropical: [9, 10], subtropical: [9], temperate: [10], arid: [9, 10] },
        product: 'Flower food high in potash',
      }),
      pests({
        rule: 'check-mites',
        title: 'Check under the frangipani leaves for mites',
        description: 'Look for a silver bloom on the undersides and hose them every few days.',
        why: 'Dry weather brings mites that drop the leaves early.',
        priority: 1,
        minutes: 10,
        months: { tropical: [5], subtropical: [11, 12], temperate: [1, 2], arid: [12, 1] },
      }),
      feed({
        rule: 'feed-summer',
        priority: 2,
        months: { tropical: [12], subtropical: [12], temperate: [12], arid: [12] },
        fromMonths: 3,
        title: 'Feed the frangipani a second time',
        description: 'Scatter a handful of potash-rich flower food on damp soil and water it in.',
        why: 'It goes on flowering at the tips that grow now.',
        product: 'Flower food high in potash',
      }),
    ],
  },
]
