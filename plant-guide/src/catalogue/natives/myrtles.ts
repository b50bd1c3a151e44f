import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, harvest } from '../../jobs/jobs.ts'
import { cutBack, lookFor } from '../garden-jobs.ts'
import { feedPotAgain, myrtleRust, nativeFeed } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { soakInland } from '../trees/tree-jobs.ts'

/** Australian shrubs of the gum family. */
export const myrtles: readonly CatalogueEntry[] = [
  {
    name: 'Melaleuca',
    synonyms: [
      'honey myrtle',
      'melaleucas',
      'Revolution Gold',
      'Claret Tops',
      'thyme honey-myrtle',
      'bracelet honey-myrtle',
    ],
    akin: [
      'paperbark',
      'broad-leaved paperbark',
      'Melaleuca quinquenervia',
      'snow in summer',
      'snow in summer tree',
      'grey honey-myrtle',
      'Melaleuca incana',
      'moonah',
      'swamp paperbark',
    ],
    species: 'Melaleuca hybrids',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers; established honey myrtles stand wet ground and dry spells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Almost any soil, clay and damp places included.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Trim melaleuca as the flowers fade, into leafy stems.',
    },
    needs: sunnyAnySoil,
    without: ['check-drainage'],
    jobs: [
      cutBack(
        'Trim the melaleuca after flowering',
        { tropical: [10], subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Shorten flowered stems by a third, always above leaves.',
        'Leafy stems shoot again quickly, and the shrub stays dense to the ground.',
      ),
      lookFor(
        'Look for sawfly and webbing on melaleucas',
        { tropical: [3], subtropical: [2, 3], temperate: [2, 3], cool: [2], arid: [3] },
        'Cut out webbed twigs and knock clusters of grubs into soapy water.',
        'Larvae and webbing caterpillars show in the warmest weeks.',
      ),
      myrtleRust(),
      feedPotAgain('melaleuca', ['subtropical', 'temperate', 'cool', 'arid']),
    ],
  },
  {
    name: 'Lemon myrtle',
    synonyms: ['Backhousia', 'sweet verbena tree', 'lemon ironwood', 'lemon scented myrtle'],
    akin: ['cinnamon myrtle', 'grey myrtle', 'curry myrtle'],
    species: 'Backhousia citriodora',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in the first two summers and in dry spells; pots every second day in heat.',
      sunlight: 'Full sun to half shade, out of frost.',
      soil: 'Drained soil with compost, or a large pot.',
      fertilizing: 'Low-phosphorus native fertiliser in spring and early autumn.',
      pruning: 'Tip lemon myrtle through the warm months; the cut leaves are the harvest.',
    },
    needs: sunOrHalfShade(gentleAndMoist),
    without: ['check-pests-spring'],
    jobs: [
      coverFromFrost('young lemon myrtle', { untilMonths: 36 }),
      nativeFeed(
        { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'A light feed makes the new leaves you pick.',
      ),
      cutBack(
        'Tip-prune the lemon myrtle and dry the leaves',
        { tropical: [4], subtropical: [3, 4], temperate: [3, 4], cool: [2, 3], arid: [4] },
        'Cut tips back by a third, strip the leaves and dry them out of the sun.',
        'Cut after flowering, it stays low, leafy and easy to pick.',
      ),
      {
        ...myrtleRust(1),
        months: { tropical: [2, 3], subtropical: [2, 3, 6], temperate: [2, 3, 6], cool: [2, 3] },
      },
      feed({
        rule: 'feed-late-summer',
        priority: 2,
        fromMonths: 3,
        months: { tropical: [3], subtropical: [3], temperate: [3], cool: [2], arid: [3] },
        title: 'Give the lemon myrtle a light feed',
        description:
          'Scatter a light handful of low-phosphorus native fertiliser on damp soil and water it in.',
        why: 'Every picking of leaves takes food away, and the soil is still warm.',
        product: 'Low-phosphorus native fertiliser',
      }),
    ],
  },
  {
    name: 'Midyim',
    synonyms: ['midyim berry', 'midgen berry', 'sand berry', 'Austromyrtus', 'Copper Tops'],
    species: 'Austromyrtus dulcis',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly until established, and while the berries swell.',
      sunlight: 'Sun or half shade.',
      soil: 'Sandy, acid, drained soil or a pot.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Shear midyim lightly at the end of winter.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      {
        ...cutBack(
          'Trim the midyim before its new leaves',
          { tropical: [8], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
          'Shear straggly stems by a quarter.',
          'New copper leaves follow, with flowers and speckled berries on them.',
        ),
        tropics: { title: 'Trim the midyim before the build-up' },
      },
      { ...myrtleRust(), months: { tropical: [2], subtropical: [2, 6], temperate: [2, 6], cool: [2] } },
      { ...coverFromFrost('young midyim', { untilMonths: 36 }), where: 'hard-frost' },
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 24,
        minutes: 10,
        months: {
          tropical: [1, 2],
          subtropical: [1, 2, 3, 4],
          temperate: [2, 3, 4],
          cool: [3, 4],
          arid: [2, 3],
        },
        title: 'Pick the midyim berries',
        description: 'Pick speckled berries that come off at a touch, once a week while they ripen.',
        why: 'They ripen a few at a time, and birds know when.',
      }),
      feedPotAgain('midyim', ['subtropical', 'temperate', 'cool', 'arid']),
    ],
  },
  {
    name: 'Lemon-scented tea-tree',
    synonyms: ['ti tree', 'Leptospermum petersonii', 'lemon tea-tree', 'lemon scented tea tree'],
    species: 'Leptospermum petersonii',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for two summers.',
      sunlight: 'Full sun to light shade.',
      soil: 'Drained soil, sand or loam.',
      fertilizing: 'A light feed low in phosphorus in spring.',
      pruning: 'Clip lemon-scented tea-tree after its early summer flowers.',
    },
    needs: sunOrHalfShade(openAndDrained),
    jobs: [
      cutBack(
        'Clip the lemon-scented tea-tree after flowering',
        { subtropical: [12], temperate: [1], cool: [1, 2], arid: [12] },
        'Cut into leafy stems only; bare wood does not shoot.',
        'A yearly clip makes a dense screen that smells of lemon.',
      ),
      lookFor(
        'Cut out webbing on the lemon-scented tea-tree',
        { subtropical: [11, 12], temperate: [11, 12], cool: [12], arid: [11] },
        'Snip off bundles of webbed leaves and droppings, and bin them.',
        'The caterpillars inside strip branch after branch if they are left.',
      ),
    ],
  },
  {
    name: 'Kunzea',
    synonyms: ['white kunzea', 'tick bush', 'Badja Carpet', 'kunzeas', 'Tasmanian spring flower'],
    akin: ['Kunzea baxteri'],
    species: 'Kunzea ambigua',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first two summers, then on rain, except inland.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sandy, drained soil; salt and wind do no harm.',
      fertilizing: 'Little, and low in phosphorus.',
      pruning: 'Cut kunzea back by a quarter as it finishes flowering.',
    },
    needs: sunOrHalfShade(openAndDry),
    watering: 'while-young',
    jobs: [
      soakInland('kunzea', 24),
      cutBack(
        'Trim the kunzea after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Shorten flowered stems by a quarter, into leaf.',
        'It stays rounded and flowers for the bees again next spring.',
      ),
    ],
  },
]
