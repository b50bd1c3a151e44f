import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { lookFor } from '../garden-jobs.ts'
import { nativeFeed, oneLeader, settleIn, waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'
import { liftCrown, soakInland } from './tree-jobs.ts'

/** Trees of deep, damp soil: two of the rainforest and one of cool gardens. */
export const cedarsAndIronwood: readonly CatalogueEntry[] = [
  {
    name: 'Red cedar',
    synonyms: ['Toona', 'Toona ciliata', 'Australian red cedar', 'Toona australis', 'toon'],
    species: 'Toona ciliata',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'A slow soak each week through its first two summers, then in long dry spells.',
      sunlight: 'Light shade from taller trees while young, which hides it from the tip moth; sun later.',
      soil: 'Deep, rich, damp soil well away from the house: it grows past 20 metres.',
      fertilizing: 'Low-phosphorus native food in spring while young.',
      pruning: 'Choose one new leader after the tip moth has killed the first.',
    },
    needs: sunOrHalfShade(gentleAndMoist),
    feeding: 'while-young',
    without: ['prune-winter', 'rub-off-shoots', 'check-pests-spring'],
    jobs: [
      {
        ...lookFor(
          'Look for tip moth in the red cedar',
          { tropical: [10, 11], subtropical: [9, 10], temperate: [10, 11] },
          'Cut a wilted tip with sawdust at its side back to firm wood, and bin it with the grub inside.',
          'The grub tunnels down from the tip and leaves a bush where a tree should be.',
        ),
        untilMonths: 96,
      },
      {
        ...oneLeader('red cedar', 'and shorten those that compete with it by half'),
        months: { tropical: [8], subtropical: [9], temperate: [9, 10] },
        untilMonths: 96,
      },
      liftCrown('red cedar', { tropical: [8], subtropical: [8], temperate: [8] }),
    ],
  },
  {
    name: 'Turpentine',
    synonyms: ['Syncarpia', 'Syncarpia glomulifera', 'turpentine tree'],
    species: 'Syncarpia glomulifera',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'A deep soak each week in its first two summers.',
      sunlight: 'Full sun, or light shade while it is small.',
      soil: 'Deep soil, clay included, ten metres from house and pipes.',
      fertilizing: 'A little low-phosphorus native food in its first springs.',
      pruning: 'Keep one trunk on a young turpentine; a tall one is for an arborist.',
    },
    needs: sunOrHalfShade(openAndFertile),
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      { ...oneLeader('turpentine'), months: { tropical: [8], subtropical: [9], temperate: [9, 10] } },
      liftCrown('turpentine', { subtropical: [3], temperate: [3, 4] }),
      nativeFeed(
        { subtropical: [9], temperate: [9] },
        'It grows slowly at first, and one light feed a year helps it past the weeds.',
      ),
      settleIn(
        ['tropical', 'subtropical', 'temperate'],
        'Pour two buckets on slowly over the roots once a week.',
      ),
      soakInland('turpentine', 24),
    ],
  },
  {
    name: 'Persian ironwood',
    synonyms: ['Parrotia', 'Parrotia persica', 'ironwood tree', 'Persian witch hazel'],
    species: 'Parrotia persica',
    kind: 'deciduous-tree',
    needsChill: 'some',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'A deep soak each week in its first three summers, then while a summer is dry.',
      sunlight: 'Full sun for autumn colour, with some shade on hot afternoons.',
      soil: 'Deep, slightly acid soil that drains.',
      fertilizing: 'Compost or slow-release food in early spring while young.',
      pruning: 'Lift a Persian ironwood’s low branches in winter to show its bark, little else.',
    },
    needs: sunOrHalfShade(openAndFertile),
    feeding: 'while-young',
    jobs: [
      waterWeekly('Persian ironwood'),
      prune({
        rule: 'prune-winter',
        priority: 2,
        fromMonths: 36,
        months: { temperate: [7], cool: [7, 8] },
        title: 'Lift the Persian ironwood’s lowest branches',
        description: 'Take one or two off where they join the trunk, and leave the spreading shape.',
        why: 'It is bare, and old bark peels in grey and gold patches worth seeing.',
      }),
    ],
  },
]
