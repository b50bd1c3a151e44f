import type { CatalogueEntry } from '../../entry.ts'
import { pests } from '../../jobs/jobs.ts'
import { cutOutGalls, nativeFeed, oneLeader, settleIn } from '../native-jobs.ts'
import { openAndDry, openAndFertile } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

const outgrowsABlock = (metres: string) =>
  `It grows ${metres} metres tall and drops limbs: plant it only on a large block, well away from the house.`

/** Gums of the tall forests, for large blocks. */
export const tallGums: readonly CatalogueEntry[] = [
  {
    name: 'Jarrah',
    synonyms: ['Eucalyptus marginata', 'jarrah tree'],
    species: 'Eucalyptus marginata',
    kind: 'native-tree',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'A deep soak each week through its first two summers, then rain alone.',
      sunlight: 'Full sun.',
      soil: 'Gravel or deep sand that drains; dieback kills it in soil that stays wet.',
      fertilizing: 'A little low-phosphorus native food in its first springs.',
      pruning: 'Keep one trunk while young; a grown jarrah is work for an arborist.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote: outgrowsABlock('20 to 40'),
    jobs: [
      { ...oneLeader('jarrah'), months: { temperate: [9, 10], cool: [10] } },
      liftCrown('jarrah', { temperate: [4], cool: [4] }),
      nativeFeed(
        { temperate: [9], cool: [10] },
        'Its home is poor gravel, and a light feed is all it needs.',
      ),
      settleIn(['temperate', 'cool'], 'Pour two buckets on slowly over the roots once a week.'),
      pests({
        rule: 'check-leafminer',
        priority: 2,
        minutes: 10,
        untilMonths: 72,
        months: { temperate: [8, 9], cool: [9, 10] },
        title: 'Pick mined leaves off the young jarrah',
        description: 'Bin leaves with brown blisters or with neat oval holes.',
        why: 'Leafminer grubs leave the blisters in these weeks, and a small tree has few leaves to lose.',
      }),
    ],
  },
  {
    name: 'Karri',
    synonyms: ['Eucalyptus diversicolor', 'karri gum'],
    species: 'Eucalyptus diversicolor',
    kind: 'native-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering:
        'A deep soak each week through its first three summers; it comes from the wettest corner of its state.',
      sunlight: 'Full sun.',
      soil: 'Deep, cool loam that holds some water.',
      fertilizing: 'Low-phosphorus native food in its first springs.',
      pruning: 'Keep one trunk while young; a grown karri is work for an arborist.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote: outgrowsABlock('50 and more'),
    jobs: [
      { ...oneLeader('karri'), months: { temperate: [9, 10], cool: [10] } },
      liftCrown('karri', { temperate: [4], cool: [4] }),
      nativeFeed(
        { temperate: [9], cool: [10] },
        'A young karri grows metres in its first years, and a feed as it starts helps it root.',
      ),
      {
        ...settleIn(['temperate', 'cool'], 'Pour two buckets on slowly over the roots once a week.'),
        untilMonths: 36,
      },
      { ...cutOutGalls('karri'), months: { temperate: [5], cool: [5] } },
    ],
  },
]
