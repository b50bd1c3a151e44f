import type { CatalogueEntry } from '../../entry.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedIn,
  lookFor,
  plantOnce,
  soakInDrySpells,
  waterInLeaf,
} from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../situations.ts'

/** Daisies, spires and tufts for sunny borders. */
export const capeAndPrairie: readonly CatalogueEntry[] = [
  {
    name: 'Arctotis',
    synonyms: ['African daisy arctotis', 'Aureola daisy', 'The Ravers', 'Arctotis hybrids'],
    species: 'Arctotis × hybrida',
    kind: 'perennial',
    care: {
      watering: 'Weekly in its first summer, then only in long dry spells.',
      sunlight: 'Full sun: the flowers close in shade.',
      soil: 'Any soil that drains fast.',
      fertilizing: 'Slow-release food once a year, little.',
      pruning: 'Cut back by half after the main flush.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      soakInDrySpells('arctotis'),
      feedIn(
        'Slow-release fertiliser',
        'Feed the arctotis lightly',
        { subtropical: [4], temperate: [4], cool: [10], arid: [4] },
        'Scatter a little slow-release fertiliser around the plant and water it in.',
        'It does most of its growing in mild weather, and much food makes leaves instead of flowers.',
      ),
      lookFor(
        'Look over the arctotis for snails and aphids',
        { subtropical: [8], temperate: [8, 9], cool: [10], arid: [8] },
        'Collect snails at dusk and hose aphids off the buds.',
        'Both come to the soft stems just as the flowers do.',
      ),
      cutBack(
        'Cut the arctotis back by half',
        { subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        'Shear it to a low mound and clear brown leaves from below.',
        'Fresh leaves hide the bare middle, and it flowers again as it cools.',
      ),
    ],
  },
  {
    name: 'Felicia',
    synonyms: ['blue marguerite', 'blue daisy', 'kingfisher daisy'],
    species: 'Felicia amelloides',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather, pots every second day.',
      sunlight: 'Full sun.',
      soil: 'Soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Shear after each flush.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      cutBack(
        'Shear the felicia after its spring flowers',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Take a third off all over and water it.',
        'It makes new buds within weeks.',
      ),
    ],
  },
  {
    name: 'Agastache',
    synonyms: ['anise hyssop', 'hummingbird mint', 'Mexican hyssop', 'Sweet Lili', 'korean mint'],
    species: 'Agastache hybrids',
    kind: 'perennial',
    care: {
      watering: 'When the soil is dry a finger deep.',
      sunlight: 'Full sun.',
      soil: 'Soil that drains fast.',
      fertilizing: 'Compost in spring.',
      pruning: 'Deadhead in summer and cut low as it shoots in spring.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide'],
    jobs: [
      cutDown(
        'Cut the agastache low',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Cut old stems to 15 cm, just above the new shoots.',
        'Old stems shelter the crown through winter and are done now.',
      ),
      deadhead(
        'Deadhead the agastache',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [1, 2], arid: [11, 12] },
        'Snip spent spikes above a pair of leaves.',
        'Side shoots flower into autumn.',
      ),
    ],
  },
  {
    name: 'Watsonia',
    synonyms: ['bugle lily', 'Watsonia hybrids'],
    species: 'Watsonia hybrids',
    kind: 'bulb',
    care: {
      watering: 'Weekly in leaf, none at rest.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Bulb food as leaves come up.',
      pruning: 'Cut stems as flowers fade, leaves once brown.',
    },
    needs: openAndDrained,
    weedNote:
      'Watsonia is declared or weedy in Western Australia, Victoria, South Australia and Tasmania: plant named hybrids only, or none near bush.',
    without: ['feed-after-flowering', 'check-snails'],
    jobs: [
      ...waterInLeaf('watsonias'),
      divideClump(
        'Lift and thin crowded watsonias',
        { subtropical: [1, 2], temperate: [1, 2], cool: [2], arid: [1, 2] },
        'Lift the resting corms, replant the largest 15 cm apart and put the rest in the bin.',
        'Corms that are packed tight make leaves and few flowers.',
      ),
      deadhead(
        'Cut spent stems off the watsonias',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Cut stems at the base and bin the seed heads.',
        'No seed is left to spread.',
      ),
      plantOnce(
        'Plant watsonia corms',
        { subtropical: [3, 4], temperate: [2, 3, 4], cool: [2, 3], arid: [3, 4] },
        'Set them 10 cm deep and 15 cm apart.',
        'They shoot in autumn and flower in late spring.',
      ),
    ],
  },
  {
    name: 'Carex',
    synonyms: [
      'sedge',
      'tussock sedge',
      'Japanese sedge',
      'Feather Falls',
      'leatherleaf sedge',
      'Frosted Curls',
      'Feelin Blue',
    ],
    species: 'Carex oshimensis',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in dry weather; pots every second day.',
      sunlight: 'Half shade.',
      soil: 'Any damp soil.',
      fertilizing: 'A little slow-release food in spring.',
      pruning: 'Comb dead leaves out by hand; do not cut it hard.',
    },
    needs: gentleAndMoist,
    unusualIn: ['tropical'],
    without: ['prune-late-winter'],
    jobs: [
      cutBack(
        'Comb dead leaves out of the carex',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Run gloved fingers through the clump and trim brown tips.',
        'An evergreen sedge takes years to grow back from a hard cut.',
      ),
      waterWeekly('carex'),
    ],
  },
]
