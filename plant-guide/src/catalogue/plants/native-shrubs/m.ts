import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { harvest, prune, water } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { cutBack, lookFor } from '../../jobs/garden-jobs.ts'
import { feedPotAgain, myrtleRust, nativeFeed, pinchYoung, waterWeekly } from '../../jobs/native-jobs.ts'
import {
  gentleAndDrained,
  gentleAndMoist,
  openAndDrained,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
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
    name: 'Mint bush',
    synonyms: [
      'prostanthera',
      'native mint bush',
      'round-leaf mint bush',
      'snowy mint bush',
      'alpine mint bush',
      'Victorian Christmas bush',
      'mintbush',
    ],
    akin: ['native thyme', 'native oregano'],
    species: 'Prostanthera rotundifolia',
    kind: 'native-shrub',
    care: {
      watering:
        'Watch the leaves: they droop in dry soil and recover if you are quick. Mulch keeps the roots cool.',
      sunlight: 'Dappled light or morning sun.',
      soil: 'Well-drained and moist, lightened with coarse compost.',
      fertilizing: 'Low-phosphorus native fertiliser in spring after flowering.',
      pruning: 'Cut back by a third right after flowering, every year from the first.',
    },
    needs: gentleAndDrained,
    without: ['check-pests-spring'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Prune the mint bush straight after flowering',
        description: 'Shorten every shoot by a third and stop above the lowest leaves.',
        why: 'Cut after each flowering, a mint bush stays dense and lives longer.',
        priority: 1,
        minutes: 20,
        months: { temperate: [10, 11], cool: [11, 12] },
      }),
      nativeFeed(
        { temperate: [10, 11], cool: [11] },
        'New shoots follow the flowers, and a light feed brings them on.',
        2,
      ),
      water({
        rule: 'water-summer',
        title: 'Water the mint bush before its leaves droop',
        description:
          'Feel the soil under the mulch: where it is dry a finger deep, soak the roots early in the morning.',
        why: 'A shallow-rooted mint bush is the first plant to show drought and the last to recover.',
        priority: 1,
        minutes: 10,
        months: { temperate: range(9, 2), cool: thirsty.cool },
        repeat: 'season',
      }),
      pinchYoung('mint bush', { temperate: [1], cool: [2] }),
    ],
  },
  {
    name: 'Mountain pepper',
    synonyms: ['Tasmanian pepper', 'Tasmannia', 'native pepper', 'pepperberry', 'Tasmannia lanceolata'],
    akin: ['Dorrigo pepper', 'alpine pepper'],
    species: 'Tasmannia lanceolata',
    kind: 'native-shrub',
    unusualInDrySummers: true,
    care: {
      watering: 'Twice a week in summer; it comes from cool, wet forests.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Cool, acid, drained soil with deep mulch.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Clip mountain pepper lightly in autumn, after any berries.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 48,
        months: { temperate: [3, 4], cool: [3, 4] },
        title: 'Pick the mountain pepper’s berries',
        description: 'Strip the berries once they are black and soft, and dry them for the pepper mill.',
        why: 'Currawongs take the ripe ones. Only female plants near a male bear berries.',
      }),
      prune({
        rule: 'trim-after-berries',
        priority: 2,
        minutes: 15,
        months: { temperate: [5], cool: [5] },
        title: 'Clip the mountain pepper in autumn',
        description: 'Shorten long shoots by a quarter and dry the leaves for the kitchen.',
        why: 'Its growth is over for the year, and a light clip keeps it dense.',
      }),
      {
        ...waterWeekly('mountain pepper', 'twice a week'),
        inPot: {
          description:
            'Feel the mix every day while it is warm, and water as soon as its top begins to dry. In hot weather stand it in full shade, out of the wind.',
        },
      },
    ],
  },
  {
    name: 'Muntries',
    synonyms: ['muntrie', 'Kunzea pomifera', 'emu apple', 'native cranberry', 'muntries berry', 'munthari'],
    species: 'Kunzea pomifera',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, then in long dry spells while fruit swells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Sandy, drained soil; stands lime.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'Trim muntries lightly after the fruit.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['check-pests-spring'],
    jobs: [
      {
        ...cutBack(
          'Trim the muntries after picking',
          { temperate: [4], cool: [4], arid: [3] },
          'Shorten runners by a third and lift them onto a low wire.',
          'Next summer’s fruit grows on the shoots of the year.',
        ),
        fromMonths: 12,
        inPot: { description: 'Shorten the runners by a third, and let them trail over the rim.' },
      },
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 24,
        months: { temperate: [2, 3], cool: [3], arid: [2] },
        title: 'Pick the muntries',
        description: 'Each week comb off berries that blush red and feel soft.',
        why: 'Green ones do not ripen off the plant.',
      }),
    ],
  },
]
