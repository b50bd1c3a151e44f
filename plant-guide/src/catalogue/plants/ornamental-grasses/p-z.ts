import type { CatalogueEntry } from '../../../entry.ts'
import { feed, prune } from '../../../jobs/jobs.ts'
import { range } from '../../../jobs/months.ts'
import { potDrink } from '../../../kinds/common-jobs.ts'
import { cutDown, divideClump, feedIn, lookFor, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../../situations.ts'

const soakInVetiver = soakInDrySpells('vetiver')

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Poa',
    synonyms: ['tussock grass', 'common tussock', 'poa grass', 'snow grass', 'Kingsdale'],
    akin: ['Eskdale'],
    species: 'Poa labillardierei',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in its first two summers, then in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any soil, damp in winter included.',
      fertilizing: 'None needed.',
      pruning: 'Cut poa tussocks by two thirds in autumn or late winter.',
    },
    needs: sunnyAnySoil,
    without: ['feed-spring'],
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8], cool: [8, 9], arid: [7] },
        title: 'Cut the poa tussocks by two thirds',
        description: 'Tie each tussock, cut above the tie and rake out what is dead.',
        why: 'Fresh blue-green leaves replace straw in spring.',
      }),
      divideClump(
        'Divide the poa tussocks',
        { subtropical: [4, 5], temperate: [4, 5], cool: [3, 4], arid: [5] },
        'If they are crowded, lift a tussock, chop it into quarters and replant them with short leaves.',
        'Rain and warm soil root the pieces before winter.',
      ),
    ],
  },
  {
    name: 'Purple fountain grass',
    synonyms: ['Pennisetum Rubrum', 'Pennisetum advena Rubrum', 'red fountain grass', 'purple pennisetum'],
    species: 'Pennisetum × advena ‘Rubrum’',
    kind: 'ornamental-grass',
    hardyTo: 'light',
    care: {
      watering: 'Fortnightly in dry summers, weekly while young.',
      sunlight: 'Full sun for the deepest colour.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little in spring.',
      pruning: 'Cut it to 15 cm once the frosts are over.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'This purple form sets no good seed. The green fountain grass it resembles is a declared weed in several states.',
    jobs: [
      cutDown(
        'Cut the purple fountain grass to 15 cm',
        { tropical: [4], subtropical: [8], temperate: [9], arid: [8] },
        'Tie the tuft in a bundle with string and cut below it with shears.',
        'Old leaves shelter the crown from the cold, and new ones push through as it warms up.',
      ),
      lookFor(
        'Look for mealybug in the purple fountain grass',
        { subtropical: [11], temperate: [12], arid: [11] },
        'Part the leaves at the base, and hose out white fluff.',
        'They breed where the leaves clasp the stem, out of sight.',
      ),
    ],
  },
  {
    name: 'Sugar cane',
    synonyms: ['sugarcane', 'Saccharum officinarum', 'chewing cane', 'Badila cane'],
    species: 'Saccharum officinarum',
    kind: 'ornamental-grass',
    hardyTo: 'light',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'Twice a week in warm weather until it is ripe.',
      sunlight: 'Full sun out of the wind.',
      soil: 'Deep, rich soil that stays damp.',
      fertilizing: 'A food rich in nitrogen as the weather warms, and half as much in early summer.',
      pruning: 'Pull dry leaves off sugar cane, and cut ripe canes at the ground.',
    },
    needs: openAndFertile,
    weedNote:
      'Queensland lets no cane into or out of its sugar cane zones without a permit: get a piece from close by.',
    without: ['prune-late-winter'],
    jobs: [
      waterWeekly('sugar cane', 'twice a week'),
      feedIn(
        'Lawn or vegetable fertiliser',
        'Feed the sugar cane as it warms up',
        { tropical: [9, 10], subtropical: [9, 10] },
        'Scatter a fertiliser rich in nitrogen around the clump and water it in.',
        'It is a giant grass and makes a metre or more of cane in the months to come.',
      ),
      feed({
        rule: 'feed-summer',
        priority: 2,
        minutes: 10,
        fromMonths: 2,
        months: { tropical: [12], subtropical: [12] },
        title: 'Feed the sugar cane again in its fastest months',
        description: 'Scatter half as much as the first time around the clump before rain, or water it in.',
        why: 'Food given later than this makes leaves instead of sugar.',
        product: 'Lawn or vegetable fertiliser',
      }),
      prune({
        rule: 'pull-dry-leaves',
        priority: 2,
        minutes: 20,
        fromMonths: 6,
        months: { tropical: [3, 4], subtropical: [3, 4] },
        title: 'Pull the dry leaves off the sugar cane',
        description:
          'In gloves and long sleeves, strip brown leaves down off the canes and leave them as mulch.',
        why: 'Bare canes dry off after rain, ripen evenly and hide no rats.',
      }),
      {
        ...pickFrom(
          1,
          'Cut the ripe sugar cane',
          { tropical: range(6, 10), subtropical: range(7, 11) },
          'Cut the thickest canes at the ground, take the leafy top off and peel what you chew.',
          'Dry, cool months turn its growth into sugar, and new canes shoot from the stump.',
        ),
        fromMonths: 10,
      },
    ],
  },
  {
    name: 'Vetiver',
    synonyms: ['vetiver grass', 'khus', 'Chrysopogon zizanioides', 'Vetiveria', 'Monto vetiver'],
    species: 'Chrysopogon zizanioides',
    kind: 'ornamental-grass',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in its first warm months; then it stands dry and flooded soil.',
      sunlight: 'Full sun.',
      soil: 'Any soil: it holds banks together.',
      fertilizing: 'Organic pellets in its first years.',
      pruning: 'Cut vetiver to knee height each year, before it shoots.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    planting: { tropical: [11, 12, 1, 2], subtropical: [10, 11, 12, 1], temperate: [10, 11], arid: [9, 10] },
    jobs: [
      {
        ...feedIn(
          'Organic pellet fertiliser',
          'Feed the vetiver as it shoots',
          { tropical: [11], subtropical: [10], temperate: [10], arid: [9] },
          'Scatter pellets around the clump and water them in.',
          'It is a grass of the heat, and a hedge closes sooner where it is fed.',
        ),
        inPot: { why: 'It is a grass of the heat, and the mix of a pot holds little food.' },
      },
      cutDown(
        'Cut the vetiver to knee height',
        { tropical: [10], subtropical: [9], temperate: [9], arid: [8, 9] },
        'Shear the whole clump or row off level, and use the straw as mulch.',
        'New leaves come with the heat, and old straw shades the foot bare.',
      ),
      {
        ...soakInVetiver,
        why: 'Grown vetiver roots metres deep and finds its own water.',
        inPot: { ...soakInVetiver.inPot, why: potDrink.why },
      },
    ],
  },
  {
    name: 'Weeping grass',
    synonyms: [
      'Microlaena',
      'Microlaena stipoides',
      'weeping rice grass',
      'meadow rice grass',
      'Griffin weeping grass',
    ],
    akin: ['wallaby grass', 'Rytidosperma', 'Rytidosperma caespitosum', 'Austrodanthonia', 'Danthonia'],
    species: 'Microlaena stipoides',
    kind: 'ornamental-grass',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'Weekly until it has knitted together, then in long dry spells.',
      sunlight: 'Sun, or the shade of trees.',
      soil: 'Any soil, acid and heavy included.',
      fertilizing: 'None needed.',
      pruning: 'Mow weeping grass high a few times a year, or shear it as winter ends.',
    },
    needs: sunOrHalfShade(sunnyAnySoil),
    watering: 'while-young',
    feeding: 'never',
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 9,
        minutes: 20,
        months: { subtropical: [8], temperate: [8], cool: [9] },
        title: 'Cut the weeping grass high before its new leaves',
        description: 'Mow it with the blades as high as they go, or shear it, and rake off what is dead.',
        why: 'Light reaches the new leaves, and a lower cut would let weeds in.',
        inPot: { description: 'Shear it to 15 cm and comb out what is dead.' },
      }),
    ],
  },
]
