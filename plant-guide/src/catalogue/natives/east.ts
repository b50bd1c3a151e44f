import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, divideClump, lookFor, waterIn } from '../garden-jobs.ts'
import { nativeFeed } from '../native-jobs.ts'
import { gentleAndDrained, gentleAndMoist, openAndDrained, openAndDry, shadeAndMoist } from '../situations.ts'

/** Shrubs of eastern Australia. */
export const easternShrubs: readonly CatalogueEntry[] = [
  {
    name: 'NSW Christmas bush',
    synonyms: [
      'xmas bush',
      'New South Wales Christmas bush',
      'Christmas bush',
      'Ceratopetalum',
      'Albery’s Red',
    ],
    species: 'Ceratopetalum gummiferum',
    kind: 'native-shrub',
    care: {
      watering: 'Deeply each week from October to Christmas.',
      sunlight: 'Full sun to half shade, out of hot wind.',
      soil: 'Deep, sandy, drained soil with mulch.',
      fertilizing: 'Low-phosphorus native fertiliser after pruning, and none while it colours.',
      pruning: 'Cut Christmas bush for the vase at Christmas and prune by a third soon after.',
    },
    needs: gentleAndMoist,
    without: ['feed-seaweed', 'remove-dead-wood'],
    jobs: [
      cutBack(
        'Prune the Christmas bush after its red show',
        { subtropical: [12, 1], temperate: [1, 2], cool: [2], arid: [1] },
        'Cut stems that have coloured back by a third, above a pair of leaves.',
        'Pruned straight after Christmas, it has time to make wood for next year.',
      ),
      nativeFeed(
        { subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        'A feed low in phosphorus after pruning brings new shoots; none is needed before it colours.',
      ),
      waterIn(
        'Water the Christmas bush while it colours',
        { subtropical: [9, 10, 11], temperate: [9, 10, 11], cool: [12, 1, 2], arid: [9, 10, 11] },
        'Soak the roots once a week until the flowers have turned red.',
        'The white flowers drop instead of turning red if the roots dry out.',
      ),
    ],
  },
  {
    name: 'Crowea',
    synonyms: ['croweas', 'waxflower crowea', 'Festival crowea', 'Poorinda Ecstasy'],
    species: 'Crowea exalata',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in dry weather; its roots are shallow.',
      sunlight: 'Morning sun or dappled shade.',
      soil: 'Drained, mulched, slightly acid soil.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Trim crowea by a third when its autumn flowers finish.',
    },
    needs: gentleAndDrained,
    jobs: [
      cutBack(
        'Trim the crowea after its autumn flowers',
        { subtropical: [5], temperate: [5, 6], cool: [9] },
        'Shorten flowered shoots by a third, into leaf.',
        'Crowea flowers from late summer to winter, so this is the quiet moment.',
      ),
    ],
  },
  {
    name: 'Native wax flower',
    synonyms: ['philotheca', 'eriostemon', 'long-leaf wax flower', 'Profusion', 'philothecas'],
    species: 'Philotheca myoporoides',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for the first two summers.',
      sunlight: 'Sun to dappled shade.',
      soil: 'Drained soil; raise it on clay.',
      fertilizing: 'A light feed low in phosphorus after flowering.',
      pruning: 'Trim philotheca by a third as its spring flowers end.',
    },
    needs: gentleAndDrained,
    jobs: [
      cutBack(
        'Trim the wax flower after spring',
        { subtropical: [10], temperate: [10, 11], cool: [11, 12], arid: [10] },
        'Shear lightly all over, below the spent flowers.',
        'It makes the shoots that carry next winter’s buds.',
      ),
      nativeFeed(
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'A light feed, low in phosphorus, after the trim makes new shoots.',
      ),
    ],
  },
  {
    name: 'River wattle',
    synonyms: ['Acacia cognata', 'Limelight', 'Mini Cog', 'bower wattle', 'dwarf wattle'],
    species: 'Acacia cognata',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers and in hot spells.',
      sunlight: 'Morning sun or dappled shade; hot sun burns the tips.',
      soil: 'Drained soil with mulch, or a pot.',
      fertilizing: 'A pinch of native food low in phosphorus in spring.',
      pruning: 'Tip dwarf wattles lightly in winter; they need little.',
    },
    needs: gentleAndDrained,
    without: ['take-cuttings', 'prune-after-flowering'],
    jobs: [
      prune({
        rule: 'tip-prune',
        priority: 2,
        minutes: 10,
        months: { subtropical: [5, 6], temperate: [5, 6, 7], cool: [6, 7] },
        title: 'Tip the river wattle',
        description: 'Nip the ends of trailing shoots with scissors.',
        why: 'Light tipping keeps the weeping dome dense.',
      }),
    ],
  },
  {
    name: 'Native hibiscus',
    synonyms: ['Alyogyne', 'blue hibiscus', 'lilac hibiscus', 'West Coast Gem'],
    species: 'Alyogyne huegelii',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly while young, then in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; lime suits it.',
      fertilizing: 'A light feed low in phosphorus in spring.',
      pruning: 'Cut native hibiscus by a third after each flush.',
    },
    needs: openAndDry,
    jobs: [
      cutBack(
        'Cut the native hibiscus back by a third',
        { subtropical: [9], temperate: [11, 12], cool: [12], arid: [10] },
        'Shorten every stem into leaf; light, frequent cuts suit it best.',
        'Left alone it grows long, bare and brittle.',
      ),
      lookFor(
        'Look for beetles and aphids on native hibiscus',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Shake small black beetles out of the flowers and hose the tips.',
        'Hibiscus beetles eat the buds as the weather warms.',
      ),
    ],
  },
  {
    name: 'Rice flower',
    synonyms: ['Ozothamnus', 'sago bush', 'riceflower'],
    species: 'Ozothamnus diosmifolius',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first summer; never let it stand in wet soil.',
      sunlight: 'Full sun.',
      soil: 'Sandy, sharply drained soil.',
      fertilizing: 'Little, and low in phosphorus.',
      pruning: 'Pick rice flower for the vase, then cut by half after flowering.',
    },
    needs: openAndDrained,
    jobs: [
      cutBack(
        'Cut the rice flower by half after flowering',
        { subtropical: [10], temperate: [11, 12], cool: [12], arid: [10] },
        'Cut above green leaves; the stems dry well in a bunch.',
        'Uncut rice flower lives only a few years.',
      ),
    ],
  },
  {
    name: 'Native ginger',
    synonyms: ['Alpinia caerulea', 'Atherton ginger', 'red-back ginger', 'Australian ginger'],
    species: 'Alpinia caerulea',
    kind: 'native-perennial',
    care: {
      watering: 'Two soaks a week in dry weather.',
      sunlight: 'Shade to morning sun.',
      soil: 'Rich, damp soil with leaf mould.',
      fertilizing: 'A slow native feed, low in phosphorus, in spring.',
      pruning: 'Cut old native ginger stems to the ground in spring.',
    },
    needs: shadeAndMoist,
    without: ['take-cuttings', 'prune-after-flowering', 'check-drainage'],
    jobs: [
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        minutes: 20,
        months: { tropical: [10], subtropical: [9], temperate: [10] },
        title: 'Cut old native ginger stems out',
        description: 'Cut stems that have fruited or fallen at the ground.',
        why: 'New stems rise from the roots and need the room.',
      }),
      divideClump(
        'Divide the native ginger',
        { tropical: [11], subtropical: [9, 10], temperate: [10] },
        'Cut a piece of root with two stems from the edge, and replant it in damp shade.',
        'Pieces root quickly as the soil warms.',
      ),
    ],
  },
]
