import type { CatalogueEntry } from '../entry.ts'
import { lookFor, waterIn } from '../garden-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** Trees of streets and large gardens. */
export const parkTrees: readonly CatalogueEntry[] = [
  {
    name: 'Tabebuia',
    synonyms: ['golden trumpet tree', 'pink trumpet tree', 'Handroanthus', 'ipe', 'silver trumpet tree'],
    species: 'Handroanthus impetiginosus',
    kind: 'deciduous-tree',
    care: {
      watering: 'Weekly for three summers; dry winters bring flowers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food while young.',
      pruning: 'Shape it while young, after flowering.',
    },
    needs: openAndDrained,
    without: ['prune-winter'],
    jobs: [
      waterIn(
        'Water the young tabebuia through hot weeks',
        { tropical: [9, 10, 11], subtropical: [12, 1, 2], temperate: [12, 1, 2] },
        'Soak the root area slowly while it has its first leaves of the year.',
        'It makes its height in the warm months.',
      ),
    ],
  },
  {
    name: 'Bauhinia',
    synonyms: ['orchid tree', 'Hong Kong orchid tree', 'butterfly tree', 'Bauhinia variegata'],
    species: 'Bauhinia × blakeana',
    kind: 'deciduous-tree',
    care: {
      watering: 'Once a week for two summers; seldom once it flowers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Shape after flowering; lift the crown while young.',
    },
    needs: openAndDrained,
    without: ['prune-winter'],
    weedNote: 'Some bauhinias seed into bush in Queensland; the Hong Kong orchid tree sets none.',
    jobs: [
      waterIn(
        'Water the young bauhinia in dry heat',
        { tropical: [7, 8, 9], subtropical: [12, 1, 2], temperate: [12, 1, 2], arid: [12, 1, 2] },
        'Soak the soil under the crown once a week.',
        'Leaves scorch and fall if the roots run dry.',
      ),
    ],
  },
  {
    name: 'Chinese pistachio',
    synonyms: ['pistacia', 'Chinese pistache', 'Pistacia chinensis'],
    species: 'Pistacia chinensis',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply each fortnight for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, clay too.',
      fertilizing: 'Seldom.',
      pruning: 'Choose one leader while young.',
    },
    needs: sunnyAnySoil,
    weedNote: 'Female trees seed along creeks in parts of New South Wales and Victoria: buy a grafted male.',
    feeding: 'while-young',
    jobs: [
      waterIn(
        'Soak the young Chinese pistachio in dry weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Give two buckets slowly over the roots.',
        'It stands drought only once its roots are deep.',
      ),
    ],
  },
  {
    name: 'Golden elm',
    synonyms: ['Ulmus Lutescens', 'English elm', 'golden wych elm'],
    species: 'Ulmus glabra ‘Lutescens’',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply each week in hot summers.',
      sunlight: 'Full sun; dry heat scorches the leaf.',
      soil: 'Deep soil with compost.',
      fertilizing: 'Compost in spring.',
      pruning: 'Thin in winter while young.',
    },
    needs: openAndFertile,
    jobs: [
      lookFor(
        'Look for elm leaf beetle',
        { temperate: [11], cool: [11, 12] },
        'Check under the leaves for yellow eggs and skeletonised patches; band the trunk to catch grubs.',
        'The first brood hatches now, and the second does the damage.',
      ),
      waterIn(
        'Soak the golden elm through hot weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Let a hose trickle over the roots for an hour.',
        'Yellow leaves scorch as soon as the roots run dry.',
      ),
    ],
  },
  {
    name: 'Pin oak',
    synonyms: ['oak', 'Quercus', 'English oak', 'red oak'],
    species: 'Quercus palustris',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply each week for three summers.',
      sunlight: 'Full sun.',
      soil: 'Deep, damp, acid soil.',
      fertilizing: 'Compost in spring.',
      pruning: 'Lift the lowest branches in winter.',
    },
    needs: openAndFertile,
    jobs: [
      waterIn(
        'Soak the young oak in dry weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Give two buckets slowly, a metre out from the trunk.',
        'A young oak that dries out stands still for a year.',
      ),
    ],
  },
  {
    name: 'Plane tree',
    synonyms: ['London plane', 'Platanus', 'oriental plane'],
    species: 'Platanus × acerifolia',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any deep soil.',
      fertilizing: 'Seldom.',
      pruning: 'Prune in winter; wear a mask against the leaf hairs.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    jobs: [
      waterIn(
        'Soak the young plane tree in dry weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Soak the soil under the crown once a week.',
        'Deep water sends its roots down and away from paving.',
      ),
    ],
  },
  {
    name: 'Catalpa',
    synonyms: ['Indian bean tree', 'golden catalpa'],
    species: 'Catalpa bignonioides',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak each week of a hot summer.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Compost in spring.',
      pruning: 'Cut to a low frame in winter for huge leaves.',
    },
    needs: openAndFertile,
    jobs: [
      waterIn(
        'Soak the catalpa through hot weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Wet the soil right through each time.',
        'Large leaves lose a lot of water and tear when limp.',
      ),
    ],
  },
]
