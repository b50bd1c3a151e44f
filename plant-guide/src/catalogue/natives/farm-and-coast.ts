import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import { cutOutGalls, feedPotAgain, oneLeader, pinchYoung, settleIn, waterWeekly } from '../native-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { soakInland } from '../trees/tree-jobs.ts'

/** Trees and shelter of farms and coast, and an iris of the heath. */
export const farmAndCoast: readonly CatalogueEntry[] = [
  {
    name: 'River red gum',
    synonyms: ['Eucalyptus camaldulensis', 'red river gum'],
    akin: ['red gum', 'forest red gum', 'Eucalyptus tereticornis', 'flooded gum'],
    species: 'Eucalyptus camaldulensis',
    kind: 'native-tree',
    care: {
      watering:
        'A deep soak each week for two summers. It lives along rivers and stands floods and dry years.',
      sunlight: 'Full sun.',
      soil: 'Deep soil, clay included, twenty metres from any house: it drops branches without warning.',
      fertilizing: 'A little low-phosphorus food in spring while young.',
      pruning: 'Keep one trunk on a young river red gum; its heavy limbs are an arborist’s work.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      oneLeader('river red gum'),
      settleIn(
        ['tropical', 'subtropical', 'temperate', 'cool', 'arid'],
        'Pour two buckets on slowly over the roots once a week.',
      ),
      soakInland('river red gum'),
      cutOutGalls('river red gum'),
    ],
  },
  {
    name: 'Ironbark',
    synonyms: ['red ironbark', 'mugga', 'mugga ironbark', 'Eucalyptus sideroxylon', 'pink-flowered ironbark'],
    akin: [
      'grey ironbark',
      'narrow-leaved ironbark',
      'Eucalyptus tricarpa',
      'Eucalyptus crebra',
      'silver-leaved ironbark',
    ],
    species: 'Eucalyptus sideroxylon',
    kind: 'native-tree',
    care: {
      watering: 'A bucket a week for two summers; ironbarks then live on rain.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, poor and stony included.',
      fertilizing: 'A little low-phosphorus food in spring while young.',
      pruning: 'Keep one trunk on a young ironbark; it needs little after that.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      oneLeader('ironbark'),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Pour a bucket on slowly over the roots once a week.',
      ),
      soakInland('ironbark'),
      cutOutGalls('ironbark'),
    ],
  },
  {
    name: 'Silver dollar gum',
    synonyms: ['Eucalyptus cinerea', 'Argyle apple', 'silver dollar tree', 'mealy stringybark'],
    akin: [
      'Baby Blue eucalyptus',
      'Eucalyptus pulverulenta',
      'silver-leaved mountain gum',
      'spinning gum',
      'florist’s gum',
    ],
    species: 'Eucalyptus cinerea',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for two summers, and in long dry spells while it is cut for its leaves.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil; frost does it no harm.',
      fertilizing: 'A little low-phosphorus food in spring while young.',
      pruning: 'Shorten silver dollar gum each spring for round, silver leaves, or let it grow into a tree.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      prune({
        rule: 'prune-shape',
        priority: 2,
        minutes: 25,
        fromMonths: 12,
        untilMonths: 96,
        months: { subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Shorten the silver dollar gum for silver leaves',
        description: 'Cut its shoots by a third, into leaf, and put the cut ones in a vase.',
        why: 'Only young shoots carry the round leaves, and it shoots fast from here to summer.',
      }),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Pour a bucket on slowly over the roots once a week.',
      ),
      soakInland('silver dollar gum'),
      cutOutGalls('silver dollar gum'),
    ],
  },
  {
    name: 'Boobialla',
    synonyms: ['Myoporum insulare', 'common boobialla', 'native juniper'],
    akin: ['myoporum', 'Myoporum acuminatum', 'coastal boobialla', 'western boobialla', 'Myoporum montanum'],
    species: 'Myoporum insulare',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'A bucket each week until the hedge has closed, then on rain.',
      sunlight: 'Full sun or light shade; salt wind does it no harm.',
      soil: 'Any drained soil, from beach sand to clay.',
      fertilizing: 'None, or low-phosphorus food in spring while young.',
      pruning: 'Clip a boobialla hedge twice a year, into leaf.',
    },
    needs: sunOrHalfShade(openAndDry),
    without: ['mulch-before-summer', 'check-pests-spring'],
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      soakInland('boobialla', 24),
      {
        ...cutBack(
          'Clip the boobialla after its spring flowers',
          { subtropical: [12], temperate: [12], cool: [1], arid: [10] },
          'Shorten new growth by half all round, a little narrower at the top.',
          'It branches from every cut and closes into a screen within two years.',
        ),
        fromMonths: 6,
      },
      prune({
        rule: 'trim-autumn',
        title: 'Trim the longest boobialla shoots',
        description: 'Run the shears over what sticks out.',
        why: 'It has grown all summer; a light trim now holds its shape through winter.',
        priority: 2,
        minutes: 20,
        fromMonths: 12,
        months: { subtropical: [3, 4], temperate: [3], cool: [3], arid: [3] },
      }),
      pinchYoung('boobialla', { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] }),
      feedPotAgain('boobialla', ['subtropical', 'temperate', 'cool', 'arid']),
    ],
  },
  {
    name: 'Native iris',
    synonyms: [
      'Patersonia',
      'purple flag',
      'native flag',
      'silky purple flag',
      'Patersonia sericea',
      'Patersonia occidentalis',
      'Patersonia fragilis',
    ],
    akin: ['morning iris', 'Orthrosanthus', 'Orthrosanthus multiflorus'],
    species: 'Patersonia occidentalis',
    kind: 'native-perennial',
    care: {
      watering: 'Once a week in dry weather from spring to autumn.',
      sunlight: 'Sun to half shade.',
      soil: 'Sandy soil that drains.',
      fertilizing: 'A little low-phosphorus food in spring.',
      pruning: 'Cut native iris stems once they have flowered, and pull brown leaves out.',
    },
    needs: sunOrHalfShade(openAndDrained),
    jobs: [
      waterWeekly('native iris'),
      prune({
        rule: 'cut-spent-stems',
        priority: 1,
        minutes: 15,
        months: { subtropical: [12], temperate: [12], cool: [1] },
        title: 'Cut spent stems and brown leaves out of the native iris',
        description:
          'Cut stems at the base once the last flower has closed, and comb dead leaves out by hand.',
        why: 'Old leaves stay in the clump for years and hide the flowers.',
      }),
    ],
  },
]
