import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  richBedCare,
  soakInDrySpells,
  waterIn,
} from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'

/** Perennials of cool summers and of careful gardeners. */
export const coolGardenPerennials: readonly CatalogueEntry[] = [
  {
    name: 'Himalayan blue poppy',
    synonyms: ['Meconopsis', 'blue poppy', 'Meconopsis betonicifolia', 'Tibetan blue poppy', 'Lingholm'],
    species: 'Meconopsis betonicifolia',
    kind: 'perennial',
    care: {
      watering: 'Every second day in dry weather; it never dries out.',
      sunlight: 'Cool, dappled shade out of the wind.',
      soil: 'Deep, acid, rich soil that drains in winter.',
      fertilizing: 'Compost in spring and a little liquid food while it grows.',
      pruning: 'Take the first year’s flower stem off before it opens.',
    },
    needs: gentleAndMoist,
    unusualIn: ['tropical', 'subtropical', 'temperate', 'arid'],
    without: ['divide', 'apply-soil-wetter'],
    jobs: [
      prune({
        rule: 'remove-first-stem',
        priority: 1,
        minutes: 5,
        fromMonths: 3,
        untilMonths: 14,
        months: { temperate: [10, 11], cool: [10, 11] },
        title: 'Take the first flower stem off the young blue poppy',
        description: 'Pinch it out low as soon as it shows.',
        why: 'One that flowers before it has made several crowns usually dies of it.',
      }),
      deadhead(
        'Cut spent blue poppies',
        { cool: [12, 1] },
        'Cut each stem to the leaves before the pod swells.',
        'A blue poppy that ripens seed often dies of it.',
      ),
      cutDown(
        'Clear the blue poppy’s old leaves',
        { cool: [6, 7] },
        'Pull brown leaves off and keep mulch away from the crown.',
        'The resting bud rots under wet leaves.',
      ),
      waterIn(
        'Keep the blue poppies damp',
        { temperate: [10, 11, 12, 1, 2, 3], cool: [11, 12, 1, 2] },
        'Soak the soil around the crown, not the crown itself, every second morning while it is dry.',
        'Hot, dry days are what it cannot stand.',
      ),
    ],
  },
  {
    name: 'Astilbe',
    synonyms: ['false spirea', 'astilbes', 'Astilbe hybrids'],
    species: 'Astilbe × arendsii',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in summer; astilbe leaves scorch in dry soil.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Rich soil that stays damp, by a pond too.',
      fertilizing: 'Compost and slow-release food in spring.',
      pruning: 'Cut the plumes down in winter.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutDown(
        'Cut the astilbe to the ground',
        { temperate: [7], cool: [7, 8] },
        'Cut brown leaves and plumes off above the crown.',
        'New shoots come up early and are easily cut by mistake.',
      ),
      divideClump(
        'Divide old astilbes',
        { temperate: [7], cool: [8] },
        'Lift the woody crown, cut it into pieces with three buds and plant them at once in damp soil.',
        'The middle turns woody after four years and flowers less.',
      ),
      waterIn(
        'Keep the astilbes damp',
        { temperate: [11, 12, 1, 2], cool: [12, 1, 2] },
        'Soak the roots twice a week while it is dry.',
        'One dry week browns the leaves for the rest of summer.',
      ),
    ],
  },
  {
    name: 'Angel’s fishing rod',
    synonyms: ['Dierama', 'Dierama pulcherrimum', 'fairy fishing rod', 'wandflower'],
    species: 'Dierama pulcherrimum',
    kind: 'perennial',
    care: {
      watering: 'Weekly from spring until it has flowered.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil that is damp in spring.',
      fertilizing: 'A handful of slow-release food in spring.',
      pruning: 'Pull dead leaves out by hand; never shear the clump.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter', 'check-pests-summer'],
    jobs: [
      deadhead(
        'Cut the spent fishing rods',
        { temperate: [1], cool: [1, 2] },
        'Cut each wand at its base once the bells have dropped.',
        'It seeds itself into places where it cannot be moved.',
      ),
      divideClump(
        'Divide a crowded angel’s fishing rod',
        { temperate: [4], cool: [3, 4] },
        'Lift the clump with its chain of corms, pull it apart and replant the pieces at the same depth.',
        'It sulks for a year after a move, so divide it only once it flowers less.',
      ),
    ],
  },
  {
    name: 'Tweedia',
    synonyms: ['Oxypetalum', 'Tweedia caerulea', 'Oxypetalum coeruleum', 'Heavenborn', 'blue tweedia'],
    species: 'Oxypetalum coeruleum',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry spells, less in winter.',
      sunlight: 'Full sun to light shade.',
      soil: 'Drained soil.',
      fertilizing: 'A little slow-release food in spring.',
      pruning: 'Cut tweedia back by half at the end of winter. The sap irritates skin.',
    },
    needs: openAndDrained,
    hardyTo: 'moderate',
    without: ['divide'],
    jobs: [
      cutDown(
        'Cut the tweedia back by half',
        { subtropical: [8], temperate: [8, 9], arid: [8] },
        'Shorten all stems above a pair of leaves, with gloves on.',
        'It flowers on the new stems from spring on.',
      ),
      deadhead(
        'Take the pods off the tweedia',
        { subtropical: [12], temperate: [1], arid: [12] },
        'Pick the long pods before they split, or keep two for seed.',
        'Without seed to ripen it keeps on flowering.',
      ),
    ],
  },
  {
    name: 'Curry plant',
    synonyms: ['Helichrysum italicum', 'silver curry plant'],
    species: 'Helichrysum italicum',
    kind: 'perennial',
    care: {
      watering: 'Little: a soak in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'None.',
      pruning: 'Shear curry plant lightly after flowering, never into bare wood.',
    },
    needs: openAndDrained,
    feeding: 'never',
    without: ['divide', 'prune-late-winter', 'check-pests-spring', ...richBedCare],
    jobs: [
      soakInDrySpells('curry plant'),
      cutBack(
        'Shear the curry plant after flowering',
        { subtropical: [12], temperate: [1, 2], cool: [2], arid: [12] },
        'Take off the flower heads with a third of the new stems, and leave silver leaves below each cut.',
        'A clip each year keeps it from falling open.',
      ),
    ],
  },
]
