import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { waterYoung } from '../../kinds/foliage-jobs.ts'
import { cutBack, feedIn } from '../garden-jobs.ts'
import { oneLeader } from '../native-jobs.ts'
import { copperForLeafCurl } from '../orchard-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil } from '../situations.ts'
import { liftCrown } from './tree-jobs.ts'

/** A flowering peach, and large conifers for room. */
export const blossomAndNeedles: readonly CatalogueEntry[] = [
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
          { subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
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
    name: 'Deodar cedar',
    synonyms: ['Cedrus deodara', 'Himalayan cedar', 'Cedrus', 'deodar'],
    akin: ['Cedrus atlantica', 'blue Atlas cedar', 'Lebanon cedar', 'weeping blue cedar'],
    species: 'Cedrus deodara',
    kind: 'hedge',
    unusualIn: ['subtropical', 'tropical'],
    care: {
      watering: 'Three buckets of water a week for three summers.',
      sunlight: 'Full sun and ten metres of room on every side.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Slow-release in spring while it is young.',
      pruning: 'Never cut the tip of a cedar; take only dead branches.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young', 'check-pests-spring'],
    jobs: [
      {
        ...feedIn(
          'Slow-release tree fertiliser',
          'Feed the young cedar',
          { temperate: [9], cool: [10], arid: [9] },
          'Scatter slow-release fertiliser under the outer branches and water it in.',
          'New needles open now; a grown cedar feeds itself.',
        ),
        inPot: { why: 'New needles open now, and the mix holds nothing more after a year.' },
      },
      prune({
        rule: 'remove-dead-branches',
        fromMonths: 24,
        priority: 2,
        minutes: 20,
        months: { temperate: [9], cool: [10], arid: [9] },
        title: 'Take dead twigs out of the cedar',
        description:
          'Cut brown twigs within reach back to a green side branch, and stake a leader that bends.',
        why: 'Branches that sweep to the ground are its beauty, and bare wood does not shoot again.',
      }),
    ],
  },
  {
    name: 'Monkey puzzle',
    synonyms: ['Araucaria araucana', 'monkey puzzle tree', 'monkey tail tree'],
    species: 'Araucaria araucana',
    kind: 'hedge',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Two buckets of water a week for three summers, then a soak in dry spells.',
      sunlight: 'Full sun and six metres of room on every side.',
      soil: 'Deep, drained soil that stays damp.',
      fertilizing: 'Slow-release in spring while it is young.',
      pruning: 'Never shorten a monkey puzzle; take only dead branches, in thick gloves.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young', 'check-pests-spring'],
    jobs: [
      feedIn(
        'Slow-release tree fertiliser',
        'Feed the young monkey puzzle',
        { temperate: [9], cool: [10] },
        'Scatter slow-release fertiliser under the outer branches and water it in.',
        'It makes one whorl of branches a year, and begins it now.',
      ),
      prune({
        rule: 'remove-dead-branches',
        priority: 2,
        minutes: 20,
        fromMonths: 36,
        months: { temperate: [9], cool: [10] },
        title: 'Take dead branches off the monkey puzzle',
        description:
          'Wear thick gloves, cut brown branches within reach off at the trunk, and leave the tip whole.',
        why: 'The lowest branches die with age, and a cut branch never shoots again.',
      }),
    ],
  },
  {
    name: 'Swamp cypress',
    synonyms: ['Taxodium', 'Taxodium distichum', 'bald cypress', 'swamp cyprus'],
    akin: ['dawn redwood', 'Metasequoia', 'Metasequoia glyptostroboides'],
    species: 'Taxodium distichum',
    kind: 'deciduous-tree',
    unusualIn: ['arid', 'tropical'],
    care: {
      watering:
        'Two buckets twice a week for three summers, unless it stands in water, and a soak in dry weeks later on.',
      sunlight: 'Full sun.',
      soil: 'Damp to boggy soil, far from pipes.',
      fertilizing: 'Slow-release in spring while it is young.',
      pruning: 'Only a second leader, and the lowest branches of a young tree.',
    },
    needs: { ...openAndFertile, moisture: ['moist', 'wet'] },
    feeding: 'while-young',
    without: ['prune-winter', 'rake-leaves', 'check-pests-spring'],
    jobs: [
      {
        ...waterYoung,
        untilMonths: 36,
        title: 'Soak the young swamp cypress',
        description:
          'Pour two buckets of water slowly over the roots twice a week, and three times when it is hot, unless the ground is wet.',
        why: 'It comes from swamps, and drops its needles early where the roots are dry.',
      },
      { ...oneLeader('swamp cypress'), months: { subtropical: [8], temperate: [8], cool: [8, 9] } },
      liftCrown('swamp cypress', { subtropical: [7], temperate: [7], cool: [8] }),
    ],
  },
  {
    name: 'Trident maple',
    synonyms: ['Acer buergerianum', 'three-toothed maple'],
    akin: ['Acer negundo', 'box elder', 'Acer griseum', 'paperbark maple', 'field maple', 'Acer campestre'],
    species: 'Acer buergerianum',
    kind: 'deciduous-tree',
    unusualIn: ['tropical'],
    care: {
      watering: 'A deep soak each week for three summers; it takes dry heat after that.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release as the leaves open.',
      pruning: 'Shape a trident maple in early winter; late cuts bleed.',
    },
    needs: sunnyAnySoil,
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [6], temperate: [6], cool: [6], arid: [6] },
        title: 'Shape the trident maple early in winter',
        description: 'Take out crossing twigs and a second leader while the tree is fast asleep.',
        why: 'Maples bleed from cuts once the sap rises at the end of winter.',
      }),
      liftCrown('trident maple', { subtropical: [6], temperate: [6], cool: [6], arid: [6] }),
    ],
  },
]
