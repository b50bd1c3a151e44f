import type { CatalogueEntry } from '../../entry.ts'
import { keepPicking, pick } from '../crop-jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import { clearSlugs, copperForCanker } from '../orchard-jobs.ts'
import { openAndFertile } from '../situations.ts'

/** Fruit trees that are harder to find. */
export const rarerTrees: readonly CatalogueEntry[] = [
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
      clearSlugs,
      {
        ...cutBack(
          'Prune the sour cherry after harvest, in dry weather',
          { temperate: [2, 3], cool: [2, 3] },
          'Take out about a quarter of the shoots that have fruited, back to a young one.',
          'It crops on shoots of the year before, and dry weather heals the cuts.',
        ),
        fromMonths: 37,
      },
      pick(
        'Pick the sour cherries',
        { temperate: [12, 1], cool: [1] },
        36,
        'Cut them with their stalks when they are dark and soft.',
        'One tree fruits alone, and birds find the fruit at once.',
      ),
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
        'Pick when the spines stand apart and the skin gives a little.',
        'Soft fruit falls, and flying foxes and ants are quick.',
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
      keepPicking(
        'Pick strawberry guavas',
        { subtropical: [2, 3, 4], temperate: [3, 4, 5], arid: [3, 4] },
        24,
        'Pick every second day as they colour and soften, and gather up what has dropped.',
        'Birds carry the seed into bush, and ripe fruit keeps only a day or two.',
      ),
    ],
  },
]
