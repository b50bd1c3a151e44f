import { harvest, plant, prune } from '../jobs.ts'
import type { CatalogueEntry } from './entry.ts'
import { gentleAndMoist, openAndFertile } from './situations.ts'

/** Vegetables that stay in the bed for years. */
export const perennialVegetables: readonly CatalogueEntry[] = [
  {
    name: 'Asparagus',
    synonyms: ['Mary Washington', 'asparagus crown'],
    species: 'Asparagus officinalis',
    kind: 'perennial-vegetable',
    care: {
      watering: 'A deep soak each week from the first spear until autumn.',
      sunlight: 'Full sun.',
      soil: 'Deep, limed and free-draining, for twenty years.',
      fertilizing: 'A blanket of manure in late winter and pellets after cutting ends.',
      pruning: 'Cut the yellow ferns down in winter, never while green.',
    },
    needs: openAndFertile,
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 24,
        months: { subtropical: [9, 10], temperate: [9, 10, 11], cool: [10, 11], arid: [9, 10] },
        title: 'Cut asparagus spears',
        description: 'Cut at finger thickness and hand length, just under the soil, for six to eight weeks.',
        why: 'From the third spring on the crowns can spare their spears.',
      }),
      plant({
        rule: 'plant-crowns',
        priority: 3,
        months: { subtropical: [7, 8], temperate: [7, 8], cool: [7, 8, 9], arid: [7, 8] },
        title: 'Add a few asparagus crowns',
        description: 'Spread crowns over a ridge in a trench 20 cm deep and cover with 5 cm of soil.',
        why: 'Crowns are sold in winter, while they are dormant.',
        product: 'Asparagus crowns',
      }),
    ],
  },
  {
    name: 'Rhubarb',
    synonyms: ['Ever Red', 'Victoria rhubarb', 'rhubarb crown'],
    species: 'Rheum × hybridum',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Twice a week in summer.',
      sunlight: 'Sun in the south, afternoon shade elsewhere.',
      soil: 'Rich and moist.',
      fertilizing: 'Manure in late winter, liquid feed in early summer.',
      pruning: 'Pull flower stems out as they show.',
    },
    needs: gentleAndMoist,
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [9, 10, 11], temperate: [9, 10, 11, 12], cool: [10, 11, 12], arid: [9, 10] },
        title: 'Pull rhubarb stalks',
        description:
          'Twist stalks off at the base, leave half, and throw the poisonous leaves on the compost.',
        why: 'Spring stalks are the tenderest, and half must stay to feed the crown.',
      }),
      prune({
        rule: 'remove-flower-stems',
        priority: 1,
        months: { subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9, 10] },
        title: 'Pull out rhubarb flower stems',
        description: 'Twist out flower stems at the base.',
        why: 'A crown that flowers gives thin stalks.',
      }),
    ],
  },
  {
    name: 'Globe artichoke',
    synonyms: ['artichoke', 'Green Globe', 'cardoon'],
    species: 'Cynara cardunculus var. scolymus',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Weekly, and more as buds form.',
      sunlight: 'Full sun with a metre and a half of room.',
      soil: 'Rich and drained.',
      fertilizing: 'Compost in late winter, pellets after the buds.',
      pruning: 'Cut spent stems to the ground in summer.',
    },
    needs: openAndFertile,
    weedNote:
      'Artichoke thistle, its wild form, is a weed in parts of Victoria and South Australia: do not let it seed.',
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 8,
        months: { subtropical: [9, 10], temperate: [10, 11], cool: [11, 12], arid: [9, 10] },
        title: 'Cut artichoke buds',
        description: 'Cut tight buds with a hand of stem, the top one first.',
        why: 'Buds that open are too tough to eat.',
      }),
      prune({
        rule: 'cut-down-tops',
        priority: 2,
        months: { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        title: 'Cut spent artichoke stems to the ground',
        description: 'Cut each finished stem off low and water the plant well.',
        why: 'New shoots come from the base for autumn.',
      }),
    ],
  },
  {
    name: 'Jerusalem artichoke',
    synonyms: ['sunchoke'],
    species: 'Helianthus tuberosus',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Weekly in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Any soil; it stays where it is put.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Cut the dry stems in winter.',
    },
    needs: openAndFertile,
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 6,
        months: { subtropical: [6, 7], temperate: [6, 7, 8], cool: [5, 6, 7, 8], arid: [6, 7] },
        title: 'Dig Jerusalem artichokes',
        description: 'Dig after the tops die, as you need them.',
        why: 'The tubers keep best in the ground, and frost sweetens them.',
      }),
      plant({
        rule: 'replant-tubers',
        priority: 3,
        months: { subtropical: [8, 9], temperate: [8, 9], cool: [9, 10], arid: [8, 9] },
        title: 'Replant the best Jerusalem artichoke tubers',
        description: 'Plant smooth tubers 10 cm deep and 40 cm apart.',
        why: 'A fresh row gives larger tubers than a crowded one.',
      }),
    ],
  },
  {
    name: 'Taro',
    synonyms: ['dasheen', 'elephant ear taro'],
    species: 'Colocasia esculenta',
    kind: 'perennial-vegetable',
    care: {
      watering: 'Wet feet and daily water.',
      sunlight: 'Sun or half shade.',
      soil: 'Heavy, rich and wet.',
      fertilizing: 'Compost and monthly liquid feed.',
      pruning: 'Take off yellow leaves.',
    },
    needs: { sunlight: gentleAndMoist.sunlight, soil: ['clay', 'silt', 'loam'], moisture: ['moist', 'wet'] },
    weedNote: 'Escapes along creeks in Queensland and northern New South Wales; keep it away from waterways.',
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 7,
        months: { tropical: [5, 6, 7], subtropical: [5, 6] },
        title: 'Dig taro',
        description: 'Lift taro when the leaves shrink and yellow, and always cook it.',
        why: 'The corm is full when the leaves die back.',
      }),
    ],
  },
]
