import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, lookFor, waterIn } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Deciduous trees for shade, blossom and autumn leaves. */
export const shadeAndBlossomTrees: readonly CatalogueEntry[] = [
  {
    name: 'Forest pansy',
    synonyms: ['redbud', 'Cercis', 'Judas tree', 'Cercis canadensis', 'Avondale'],
    species: 'Cercis canadensis ‘Forest Pansy’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak weekly for three summers.',
      sunlight: 'Morning sun, shelter from hot wind.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Compost in early spring.',
      pruning: 'Prune redbud after its spring flowers; they come on old wood.',
    },
    needs: gentleAndMoist,
    without: ['prune-winter'],
    jobs: [
      cutBack(
        'Shape the redbud after flowering',
        { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        'Shorten crossing branches and those that hang too low.',
        'Winter pruning would take off the branches that flower.',
      ),
    ],
  },
  {
    name: 'Flowering plum',
    synonyms: [
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
        'Wet winter cuts let silver leaf in, and these shoots carry next year’s blossom.',
      ),
      lookFor(
        'Look for pear and cherry slug on the plum leaves',
        { temperate: [12], cool: [12, 1] },
        'Hose the slimy dark grubs off, or dust them with dry ash.',
        'The sawfly’s grubs leave the leaves like lace in early summer.',
      ),
    ],
  },
  {
    name: 'Crabapple',
    synonyms: ['flowering crabapple', 'crab apple', 'Malus ioensis', 'Bechtel', 'Malus floribunda'],
    species: 'Malus ioensis ‘Plena’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A weekly soak for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any fertile, drained soil.',
      fertilizing: 'Compost in spring.',
      pruning: 'Thin crabapples lightly in winter; keep the short spurs.',
    },
    needs: openAndFertile,
    jobs: [
      lookFor(
        'Check the crabapple for scab and aphids',
        { temperate: [10], cool: [10, 11] },
        'Pick off leaves with dark velvety spots and wipe woolly aphids off the bark.',
        'Both start on the first leaves of spring.',
      ),
    ],
  },
  {
    name: 'Dogwood',
    synonyms: ['Cornus', 'flowering dogwood', 'Chinese dogwood', 'Cornus florida', 'Cornus kousa'],
    species: 'Cornus florida',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply each week all summer; the roots are shallow.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Acid soil rich in leaf mould.',
      fertilizing: 'Camellia food after flowering.',
      pruning: 'Dogwoods need little: dead and crossing wood after flowering.',
    },
    needs: gentleAndMoist,
    without: ['prune-winter'],
    jobs: [
      waterIn(
        'Water the dogwood through hot weeks',
        { temperate: [12, 1, 2], cool: [12, 1, 2] },
        'Soak the whole root area twice a week and keep it mulched.',
        'Hot wind and dry roots scorch the edges of the leaves.',
      ),
    ],
  },
  {
    name: 'Claret ash',
    synonyms: ['Fraxinus', 'golden ash', 'Raywood ash', 'Urbanite ash'],
    species: 'Fraxinus angustifolia ‘Raywood’',
    kind: 'deciduous-tree',
    care: {
      watering: 'Each fortnight until three years old.',
      sunlight: 'Full sun.',
      soil: 'Any soil, well away from pipes.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Form a claret ash early; narrow forks split later.',
    },
    needs: openAndDrained,
    weedNote:
      'Desert ash, its rootstock, is a declared weed in South Australia. Remove every sucker and seedling.',
    jobs: [
      prune({
        rule: 'remove-suckers',
        priority: 2,
        minutes: 15,
        months: { subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        title: 'Remove suckers below the graft of the ash',
        description: 'Tear off every shoot from the base and the roots while it is soft.',
        why: 'The rootstock is desert ash, which outgrows the tree above and seeds freely.',
      }),
    ],
  },
  {
    name: 'Ginkgo',
    synonyms: ['maidenhair tree', 'Ginkgo biloba', 'ginko'],
    species: 'Ginkgo biloba',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep weekly soak for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any deep, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Ginkgo needs almost none; keep one leader.',
    },
    needs: openAndFertile,
    without: ['check-borers', 'remove-suckers'],
    jobs: [
      waterIn(
        'Soak the young ginkgo in summer',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Give a slow bucket or two each week to the root ball.',
        'It grows slowly, and a dry summer stops it for the year.',
      ),
    ],
  },
  {
    name: 'Chinese elm',
    synonyms: ['Ulmus parvifolia', 'lacebark elm', 'Todd', 'elm tree'],
    species: 'Ulmus parvifolia',
    kind: 'deciduous-tree',
    care: {
      watering: 'Every two weeks in the first summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil with room for the roots.',
      fertilizing: 'Seldom after the first years.',
      pruning: 'Lift and thin a Chinese elm in winter while young.',
    },
    needs: openAndDrained,
    weedNote:
      'It seeds itself in Canberra and along the east coast; the weed called Chinese elm in Queensland is another tree, Celtis.',
    jobs: [
      lookFor(
        'Look for elm leaf beetle',
        { temperate: [11], cool: [11, 12] },
        'Check under the leaves for yellow eggs and skeletonised patches; band the trunk to catch grubs.',
        'The first brood hatches now, and the second does the damage.',
      ),
    ],
  },
  {
    name: 'Liquidambar',
    synonyms: ['sweet gum', 'Liquidambar styraciflua', 'Gumball liquidambar'],
    species: 'Liquidambar styraciflua',
    kind: 'deciduous-tree',
    care: {
      watering: 'Weekly soaks for three summers.',
      sunlight: 'Full sun for autumn colour.',
      soil: 'Deep, damp soil, far from drains and paving.',
      fertilizing: 'None after the first years.',
      pruning: 'Leave a large liquidambar to an arborist; shape it young.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'remove-suckers',
        priority: 2,
        minutes: 20,
        months: { subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        title: 'Take liquidambar suckers out of lawn and beds',
        description: 'Dig down to the root and tear each sucker off.',
        why: 'Surface roots shoot wherever a mower nicks them.',
      }),
    ],
  },
]
