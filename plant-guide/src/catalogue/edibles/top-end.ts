import { coverFromFrost } from '../../frost.ts'
import { pick, start } from '../crop-jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Food trees and leaves of the far north. */
export const topEndFood: readonly CatalogueEntry[] = [
  {
    name: 'Moringa',
    synonyms: ['drumstick tree', 'horseradish tree'],
    species: 'Moringa oleifera',
    kind: 'tropical-fruit',
    care: {
      watering: 'Weekly while young; it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains fast.',
      fertilizing: 'Compost once a year.',
      pruning: 'Cut it to chest height each year for leaves in reach.',
    },
    needs: openAndDrained,
    without: ['prune-after-harvest', 'bag-fruit'],
    jobs: [
      pickFrom(
        1,
        'Pick moringa leaves and young pods',
        { tropical: [3, 4, 5, 10, 11], subtropical: [12, 1, 2, 3, 4], arid: [11, 12, 1, 2] },
        'Strip leaflets from young branches; pick pods while they snap.',
        'Young growth is soft, and every cut makes more.',
      ),
    ],
  },
  {
    name: 'Kakadu plum',
    synonyms: ['billygoat plum', 'gubinge', 'murunga', 'Terminalia ferdinandiana'],
    species: 'Terminalia ferdinandiana',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for the first two dry seasons.',
      sunlight: 'Full sun.',
      soil: 'Sandy or gravelly soil that drains.',
      fertilizing: 'A little low-phosphorus native fertiliser.',
      pruning: 'Only dead wood.',
    },
    needs: openAndDrained,
    jobs: [
      pickFrom(
        5,
        'Gather Kakadu plums',
        { tropical: [3, 4, 5, 6] },
        'Pick them pale green and firm, or from a clean sheet below.',
        'They are richest in vitamin C just as they ripen.',
      ),
    ],
  },
  {
    name: 'Pandan',
    synonyms: ['pandan leaf', 'fragrant screw pine', 'Pandanus amaryllifolius'],
    species: 'Pandanus amaryllifolius',
    kind: 'herb',
    care: {
      watering: 'Every second day in warm weather; keep it damp.',
      sunlight: 'Filtered sun.',
      soil: 'Rich, damp mix in a pot, or a shady bed.',
      fertilizing: 'Liquid food each month while it grows.',
      pruning: 'Take dead leaves off at the base.',
    },
    needs: gentleAndMoist,
    without: [
      'cut-old-stems',
      'take-cuttings',
      'tip-prune',
      'thin-for-air',
      'harvest-dry',
      'prune-late-winter',
    ],
    jobs: [
      coverFromFrost('pandan'),
      pickFrom(
        1,
        'Cut pandan leaves from below',
        { tropical: [1, 2, 3, 4, 10, 11, 12], subtropical: [11, 12, 1, 2, 3, 4], temperate: [12, 1, 2, 3] },
        'Cut the lowest leaves close to the stem and leave the top.',
        'It makes new leaves in warmth only.',
      ),
    ],
  },
  {
    name: 'Rambutan',
    synonyms: ['hairy lychee', 'Nephelium'],
    species: 'Nephelium lappaceum',
    kind: 'tropical-fruit',
    care: {
      watering: 'Twice a week in the dry.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Deep, rich, drained soil.',
      fertilizing: 'Fruit tree food before and after the wet.',
      pruning: 'Lightly after the harvest.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        5,
        'Cut bunches of rambutan when red',
        { tropical: [1, 2, 3] },
        'Cut whole bunches with secateurs.',
        'They do not ripen after picking.',
      ),
    ],
  },
  {
    name: 'Mangosteen',
    synonyms: ['purple mangosteen', 'Garcinia mangostana', 'achacha', 'achachairu'],
    species: 'Garcinia mangostana',
    kind: 'tropical-fruit',
    care: {
      watering: 'Twice a week in the dry; never dry at the root.',
      sunlight: 'Half shade while young.',
      soil: 'Deep, rich soil.',
      fertilizing: 'Fruit tree food in small amounts through the wet.',
      pruning: 'None.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-harvest'],
    jobs: [
      pickFrom(
        8,
        'Pick mangosteens when purple',
        { tropical: [12, 1, 2] },
        'Twist fruit off that gives a little under the thumb.',
        'A hard shell means it was left too long.',
      ),
    ],
  },
  {
    name: 'Acerola cherry',
    synonyms: ['acerola', 'Barbados cherry', 'Malpighia'],
    species: 'Malpighia emarginata',
    kind: 'tropical-fruit',
    care: {
      watering: 'Weekly, twice in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Fruit tree food in small amounts in the warm months.',
      pruning: 'Thin the middle after the crop.',
    },
    needs: openAndDrained,
    jobs: [
      pickFrom(
        2,
        'Pick acerolas every second day',
        { tropical: [9, 10, 11, 12, 1, 2, 3, 4], subtropical: [11, 12, 1, 2, 3, 4] },
        'Pick them bright red and use or freeze them that day.',
        'Ripe ones spoil within a day.',
      ),
    ],
  },
  {
    name: 'Aibika',
    synonyms: ['Queensland greens', 'slippery cabbage', 'Abelmoschus manihot', 'sunset hibiscus'],
    species: 'Abelmoschus manihot',
    kind: 'leafy-vegetable',
    cropMonths: 12,
    care: {
      watering: 'Every second day in dry weather.',
      sunlight: 'Sun or half shade.',
      soil: 'Rich, damp soil that drains.',
      fertilizing: 'Liquid food each fortnight while you pick.',
      pruning: 'Cut tall stems by half.',
    },
    needs: openAndFertile,
    without: ['nip-flower-stems', 'remove-outer-leaves'],
    jobs: [
      start(
        'Plant aibika cuttings',
        { tropical: [10, 11, 12], subtropical: [9, 10, 11, 12, 1] },
        'Push stem cuttings a hand deep into damp soil.',
        'Cuttings root within two weeks in warmth.',
        'Aibika cuttings',
      ),
      pick(
        'Pick young aibika leaves',
        { tropical: [12, 1, 2, 3, 4], subtropical: [1, 2, 3, 4, 5] },
        2,
        'Take the top leaves and cook them briefly.',
        'Old leaves are slimy; picked plants stay young.',
      ),
    ],
  },
]
