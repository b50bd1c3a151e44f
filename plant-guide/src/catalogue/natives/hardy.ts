import type { CatalogueEntry } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import {
  cutOutGalls,
  feedPotAgain,
  oneLeader,
  pinchYoung,
  proteaFeed,
  soakUntilRooted,
  weedMat,
} from '../native-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { soakInland } from '../trees/tree-jobs.ts'

/** Natives of every nursery that need little. */
export const hardyNatives: readonly CatalogueEntry[] = [
  {
    name: 'Hop bush',
    synonyms: ['Dodonaea', 'purple hop bush', 'hopbush', 'Dodonaea viscosa', 'sticky hop bush'],
    species: 'Dodonaea viscosa ‘Purpurea’',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for the first two summers, then in long dry spells.',
      sunlight: 'Full sun for purple leaves.',
      soil: 'Any drained soil.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'Trim hop bush after its papery pods have dropped.',
    },
    needs: openAndDry,
    jobs: [
      {
        ...cutBack(
          'Trim the hop bush once the pods drop',
          { tropical: [2], subtropical: [1, 2], temperate: [2], cool: [2], arid: [1] },
          'Shorten all round by a third, always into leaf.',
          'It grows thin and top-heavy if nobody trims it.',
        ),
        fromMonths: 12,
      },
      pinchYoung('hop bush', { subtropical: [9], temperate: [10], cool: [10], arid: [9] }),
    ],
  },
  {
    name: 'Cousin It',
    synonyms: [
      'Casuarina Cousin It',
      'prostrate she-oak',
      'groundcover casuarina',
      'dwarf casuarina',
      'prostrate casuarina',
      'Casuarina glauca prostrate',
      'Casuarina Shagpile',
      'Shagpile',
      'Green Wave casuarina',
    ],
    species: 'Casuarina glauca ‘Cousin It’',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly in the first two summers; it stands damp and dry.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil, salty and wet included.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'None, but for shortening what hangs too far.',
    },
    needs: sunnyAnySoil,
    watering: 'while-young',
    without: ['prune-after-flowering', 'check-drainage', 'check-pests-spring'],
    jobs: [
      soakInland('Cousin It', 24),
      prune({
        rule: 'shorten-tips',
        priority: 2,
        fromMonths: 12,
        minutes: 15,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Shorten Cousin It where it sprawls',
        description:
          'Cut single strands back under the mat so that no blunt edge shows, and pull up suckers.',
        why: 'New needles hide the cuts within weeks.',
      }),
      weedMat('Cousin It'),
    ],
  },
  {
    name: 'She-oak',
    synonyms: ['casuarina', 'river oak', 'sheoak'],
    akin: [
      'swamp oak',
      'Allocasuarina',
      'drooping she-oak',
      'forest oak',
      'desert oak',
      'Allocasuarina decaisneana',
    ],
    species: 'Casuarina cunninghamiana',
    kind: 'native-tree',
    care: {
      watering: 'A deep soak each week for two summers; river kinds like more.',
      sunlight: 'Full sun.',
      soil: 'Any soil, by water or dry, with the right kind.',
      fertilizing: 'None, or a little native plant food while young.',
      pruning: 'Keep one trunk while it is young; leave a tall tree to an arborist.',
    },
    needs: sunnyAnySoil,
    without: ['check-drainage'],
    feeding: 'while-young',
    jobs: [oneLeader('she-oak')],
  },
  {
    name: 'Yellow gum',
    synonyms: ['Eucalyptus leucoxylon', 'Euky Dwarf', 'SA blue gum', 'red-flowered yellow gum'],
    akin: ['dwarf sugar gum', 'sugar gum'],
    species: 'Eucalyptus leucoxylon ‘Euky Dwarf’',
    kind: 'native-tree',
    care: {
      watering: 'A bucket each week in its first summer and each fortnight in the second.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, lime and clay included.',
      fertilizing: 'A little low-phosphorus food in spring while young.',
      pruning: 'Shape the young gum little by little; leave a tall tree to an arborist.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        priority: 2,
        fromMonths: 12,
        untilMonths: 72,
        months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Shape the young yellow gum',
        description: 'Keep one straight leader and shorten low side branches little by little.',
        why: 'Its winter and spring flowers are over, and a good frame lasts for life.',
      }),
      ...soakUntilRooted('subtropical', 'temperate', 'cool', 'arid'),
      cutOutGalls('yellow gum'),
    ],
  },
  {
    name: 'Heath banksia',
    synonyms: ['Banksia ericifolia', 'Giant Candles', 'heath-leaved banksia', 'Red Clusters'],
    species: 'Banksia ericifolia',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly for two summers, then in long dry spells.',
      sunlight: 'Full sun to light shade.',
      soil: 'Sandy, acid, drained soil.',
      fertilizing: 'A light native feed, low in phosphorus, in spring.',
      pruning: 'Tip-prune heath banksia below the spent candles, never into bare wood.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['take-cuttings'],
    jobs: [
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] },
        'One light feed now carries it through its growth and into its autumn candles.',
      ),
      cutBack(
        'Tip-prune the heath banksia below spent candles',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut flowered stems just below the old cone and shorten young shoots by a hand.',
        'Its autumn and winter flowers are over; it cannot shoot from bare wood.',
      ),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        minutes: 10,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [3] },
        title: 'Look for caterpillars on the heath banksia',
        description:
          'Where the ends of branches are stripped, look for big caterpillars and their droppings, and pick them off by hand.',
        why: 'A few caterpillars of the banksia moth can bare a small bush before they are noticed.',
      }),
    ],
  },
  {
    name: 'Coastal daisy bush',
    synonyms: ['Olearia', 'coastal olearia', 'Little Smokie', 'Olearia axillaris', 'twiggy daisy bush'],
    akin: ['Olearia phlogopappa'],
    species: 'Olearia axillaris',
    kind: 'native-shrub',
    care: {
      watering: 'Every week or two in the first two summers.',
      sunlight: 'Full sun.',
      soil: 'Sandy, drained soil; stands salt wind.',
      fertilizing: 'A little low-phosphorus native plant food in spring.',
      pruning: 'Clip daisy bush by a third after flowering.',
    },
    needs: openAndDry,
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Clip the daisy bush by a third',
        { subtropical: [9], temperate: [9, 10], cool: [10, 11], arid: [8] },
        'Shear into leafy grey stems, like a lavender.',
        'Unclipped, it falls open after three years.',
      ),
      pinchYoung('daisy bush', { subtropical: [12], temperate: [12], cool: [1], arid: [11] }),
      feedPotAgain('daisy bush', ['subtropical', 'temperate', 'cool', 'arid']),
    ],
  },
]
