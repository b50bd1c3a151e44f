import type { CatalogueEntry } from '../../entry.ts'
import { feed, prune, water } from '../../jobs/jobs.ts'
import { range, south } from '../../jobs/months.ts'
import { divideClump } from '../garden-jobs.ts'
import { brightIndoors, gentleAndDrained } from '../situations.ts'
import { waterRoundTheFeet } from './indoor-jobs.ts'

/** A fern, a shamrock and an orchid for bright shade. */
export const brightShade: readonly CatalogueEntry[] = [
  {
    name: 'Blue star fern',
    synonyms: ['Phlebodium', 'Phlebodium aureum', 'golden polypody', 'blue starfern'],
    akin: ['crocodile fern', 'kangaroo fern', 'Microsorum', 'button fern', 'Pellaea'],
    species: 'Phlebodium aureum',
    kind: 'indoor',
    care: {
      watering: 'When the top of the mix is just dry; never over the furry roots on top.',
      sunlight: 'Bright light without sun; it stands some shade.',
      soil: 'Loose, leafy mix with bark in a wide pot.',
      fertilizing: 'Half strength each month in the warm season.',
      pruning: 'Cut brown fern fronds off at the creeping root.',
    },
    needs: brightIndoors,
    without: ['take-cuttings', 'tidy-leaves', 'wash-leaves'],
    jobs: [
      waterRoundTheFeet('blue star fern'),
      prune({
        rule: 'remove-old-fronds',
        priority: 2,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Cut brown fronds off the blue star fern',
        description: 'Snip each at the furry root and leave the root on top of the mix.',
        why: 'New fronds uncurl along the root and need the light.',
      }),
      {
        ...divideClump(
          'Divide or repot the blue star fern',
          { tropical: [9], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
          'Where it fills its pot, cut the creeping root into pieces with two or three fronds and peg them onto fresh mix. Otherwise renew the top few centimetres.',
          'Pieces root quickly as it warms up.',
        ),
        instead: 'repot',
        priority: 2,
        inGround: {
          title: 'Divide the blue star fern',
          description:
            'If it is crowded, cut the creeping root into pieces with two or three fronds and plant them again at once.',
        },
      },
    ],
  },
  {
    name: 'Dendrobium orchid',
    synonyms: [
      'dendrobium',
      'rock orchid',
      'king orchid',
      'Dendrobium speciosum',
      'Dendrobium kingianum',
      'pink rock orchid',
      'Singapore orchid',
      'dendrobs',
      'Sydney rock orchid',
    ],
    akin: ['soft cane dendrobium', 'Cooktown orchid', 'rock lily'],
    species: 'Dendrobium hybrids',
    kind: 'orchid',
    growsOnTrees: true,
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in the warm months, every second week in winter.',
      sunlight: 'Bright, filtered light; rock orchids take morning sun.',
      soil: 'Coarse bark in a snug pot, or a log or rock in the garden.',
      fertilizing: 'Weak orchid food from spring to the end of summer, none in winter.',
      pruning: 'Cut off only dead, shrivelled canes; green ones flower again.',
    },
    needs: gentleAndDrained,
    without: ['cut-old-spikes', 'water-check', 'water-less-winter', 'remove-yellow-leaves', 'feed-spring'],
    jobs: [
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: { ...south(...range(9, 4)), tropical: [9, 10, 11] },
        title: 'Water the dendrobium well while it grows',
        description: 'Drench the roots in the morning, twice a week in warm weather, and let it drain.',
        inPot: {
          description: 'Drench the bark in the morning as soon as it is nearly dry, and let it drain.',
        },
        why: 'The canes that swell now carry the flowers to come.',
      }),
      feed({
        rule: 'feed-summer',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: { tropical: range(11, 3), ...south(11, 12, 1, 2, 3) },
        title: 'Feed the dendrobium while its canes grow',
        description: 'Once the new shoots are a finger long, water in a weak orchid food twice a month.',
        why: 'The canes that grow after the flowers carry the next ones.',
        product: 'Orchid food',
      }),
      water({
        rule: 'rest-winter',
        priority: 1,
        minutes: 5,
        months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
        title: 'Give the dendrobium its cool, dry rest',
        description:
          'Water every second week at most, stop feeding, and keep it bright, cool and out of the rain until buds show.',
        inGround: {
          description:
            'Water every second week at most, and stop feeding. If it grows in soil, lift it into a pot of bark, or tie it to a tree, where its roots dry between rains.',
        },
        why: 'Buds form in a cool, dry rest; watered through it makes leafy shoots instead.',
      }),
      water({
        rule: 'water-dry-season',
        priority: 1,
        minutes: 10,
        months: { tropical: [5] },
        title: 'Water the dendrobium through the dry season',
        description: 'Drench it every second or third morning, once its roots are dry, and stop feeding.',
        why: 'The days stay hot and dry, and the kinds of the tropics do not rest.',
      }),
      prune({
        rule: 'remove-dead-canes',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Cut spent flowers and dead canes off the dendrobium',
        description:
          'Take off withered flower stems and canes that are brown and hollow, with a clean blade.',
        why: 'Bare green canes still store food and often flower again.',
      }),
    ],
  },
]
