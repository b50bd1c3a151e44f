import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { lookFor } from '../garden-jobs.ts'
import { oneLeader } from '../native-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil } from '../situations.ts'
import { liftCrown, lookForBorers } from './tree-jobs.ts'

/** Trees for autumn colour and summer shade, and two palms that stay in scale. */
export const autumnAndAvenue: readonly CatalogueEntry[] = [
  {
    name: 'Tupelo',
    synonyms: ['Nyssa', 'Nyssa sylvatica', 'black gum tupelo', 'Forum tupelo', 'black tupelo'],
    species: 'Nyssa sylvatica',
    kind: 'deciduous-tree',
    unusualIn: ['arid', 'tropical'],
    care: {
      watering: 'Two buckets a week for four summers; it wants damp soil.',
      sunlight: 'Full sun for the red of autumn.',
      soil: 'Deep, damp, slightly acid soil.',
      fertilizing: 'Slow-release as the leaves open.',
      pruning: 'Hardly any; lift low branches while a tupelo is young.',
    },
    needs: openAndFertile,
    without: ['prune-winter'],
    jobs: [
      prune({
        rule: 'remove-dead-twigs',
        priority: 2,
        minutes: 15,
        fromMonths: 24,
        months: { subtropical: [7], temperate: [7], cool: [7, 8] },
        title: 'Take dead twigs out of the tupelo',
        description: 'Cut them at the collar and leave the tiers of level branches whole.',
        why: 'It shapes itself, and the bare tree shows what has died.',
      }),
      liftCrown('tupelo', { subtropical: [7], temperate: [7], cool: [8] }),
    ],
  },
  {
    name: 'Hornbeam',
    synonyms: ['Carpinus', 'Carpinus betulus', 'European hornbeam', 'Fastigiata hornbeam'],
    akin: ['copper beech', 'Fagus sylvatica', 'European beech', 'Fagus'],
    species: 'Carpinus betulus',
    kind: 'deciduous-tree',
    unusualIn: ['subtropical', 'arid'],
    care: {
      watering: 'A deep soak each week for three summers, and in heatwaves.',
      sunlight: 'Sun to half shade, out of hot wind.',
      soil: 'Any fertile soil, clay included.',
      fertilizing: 'Slow-release as the leaves open.',
      pruning: 'Clip hornbeam in summer; shape it while it is bare.',
    },
    needs: sunnyAnySoil,
    jobs: [
      prune({
        rule: 'clip-summer',
        priority: 2,
        fromMonths: 24,
        minutes: 45,
        months: { temperate: [1], cool: [1, 2] },
        title: 'Clip a pleached or hedged hornbeam',
        description: 'Take the soft growth back to a few leaves with shears, on a cool day.',
        why: 'Its main growth is over, so one clip holds until spring; a free-standing tree needs none.',
      }),
    ],
  },
  {
    name: 'Silk tree',
    synonyms: [
      'Albizia julibrissin',
      'Persian silk tree',
      'Albizia',
      'Summer Chocolate albizia',
      'mimosa silk tree',
    ],
    species: 'Albizia julibrissin',
    kind: 'deciduous-tree',
    unusualIn: ['tropical'],
    care: {
      watering: 'A weekly soak for two summers, then in drought.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, poor included.',
      fertilizing: 'A little slow-release while young.',
      pruning: 'Train a silk tree to a clear trunk while it is small.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    weedNote: 'Seeds itself along creeks in the warm east: rake up the pods and pull the seedlings.',
    jobs: [
      { ...oneLeader('silk tree'), months: { subtropical: [7], temperate: [8], cool: [8], arid: [7] } },
      liftCrown('silk tree', { subtropical: [7], temperate: [8], cool: [8], arid: [7] }),
      lookForBorers('silk tree'),
    ],
  },
  {
    name: 'Pygmy date palm',
    synonyms: ['Phoenix roebelenii', 'dwarf date palm', 'phoenix palm dwarf', 'miniature date palm'],
    species: 'Phoenix roebelenii',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Twice a week in its first summers; pots when the top is dry.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil or a large pot.',
      fertilizing: 'Palm food in spring and summer.',
      pruning: 'Cut brown date palm fronds close to the trunk; mind the needles at their base.',
    },
    needs: sunnyAnySoil,
    jobs: [
      lookFor(
        'Look for scale under the date palm’s fronds',
        { tropical: [9, 10], subtropical: [10], temperate: [11], arid: [10] },
        'Wipe white and brown specks off with soapy water, in long sleeves.',
        'Young scale is moving now and has no shell yet.',
      ),
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { tropical: [8], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Cut brown fronds off the date palm',
        description: 'Wear leather gloves and glasses, and cut each dry frond close to the trunk.',
        why: 'The long needles at the base of the fronds break off in the skin.',
      }),
    ],
  },
  {
    name: 'Windmill palm',
    synonyms: [
      'Trachycarpus',
      'Trachycarpus fortunei',
      'Chinese windmill palm',
      'Chusan palm',
      'Chinese fan palm hardy',
    ],
    akin: ['European fan palm', 'Chamaerops', 'Chamaerops humilis'],
    species: 'Trachycarpus fortunei',
    kind: 'palm',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak each week for three summers, then in long dry spells.',
      sunlight: 'Sun to half shade, out of strong wind.',
      soil: 'Drained, fertile soil.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Saw brown fans off the windmill palm, and its seed stems before they ripen.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer'],
    jobs: [
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        minutes: 20,
        fromMonths: 12,
        months: { subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Saw the brown fans off the windmill palm',
        description: 'Cut each hanging fan a finger’s length from the trunk and leave the brown fibre on.',
        why: 'Brown fans no longer feed the palm, and green ones still do.',
      }),
    ],
  },
]
