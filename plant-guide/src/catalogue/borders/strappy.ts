import { ACT, NSW, NT, QLD, TAS, VIC } from '../../climate/states.ts'
import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { potDrink, settleIn } from '../../kinds/common-jobs.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedAgain,
  feedIn,
  lookFor,
  soakInDrySpells,
  waterInLeaf,
} from '../garden-jobs.ts'
import {
  gentleAndDrained,
  openAndDry,
  openAndFertile,
  shadeAndDry,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../situations.ts'

const soakInVetiver = soakInDrySpells('vetiver')

/** Plants grown for straps and swords of leaf. */
export const strappyPlants: readonly CatalogueEntry[] = [
  {
    name: 'Liriope',
    synonyms: ['lily turf', 'Evergreen Giant', 'liriopes', 'turf lily', 'monkey grass', 'Stripey White'],
    akin: ['Isabella'],
    species: 'Liriope muscari',
    kind: 'ornamental-grass',
    care: {
      watering: 'Weekly in the first summer, then in long dry spells.',
      sunlight: 'Shade to morning sun; most take full sun with water.',
      soil: 'Any drained soil.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut liriope to 5 cm in late winter every second year.',
    },
    needs: shadeAndDry,
    jobs: [
      prune({
        rule: 'prune-late-winter',
        priority: 1,
        fromMonths: 18,
        months: { tropical: [8], subtropical: [7, 8], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Cut tired liriope to 5 cm',
        description: 'Cut with shears before new leaves rise, and rake the old ones away.',
        why: 'Once the new leaves are up, a cut leaves brown tips for a year.',
      }),
      divideClump(
        'Divide the liriope',
        { tropical: [4], subtropical: [4, 5], temperate: [4, 5], cool: [4, 9], arid: [5] },
        'Lift a clump, cut it into fist-sized pieces and replant them 20 cm apart.',
        'Pieces root fast in warm, damp soil and cover more ground.',
      ),
    ],
  },
  {
    name: 'New Zealand flax',
    synonyms: [
      'phormium',
      'flax',
      'phormiums',
      'Jester flax',
      'Maori Queen',
      'Maori Sunrise',
      'Maori Maiden',
    ],
    akin: ['Sundowner'],
    species: 'Phormium tenax',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer; tall green kinds stand wet soil.',
      sunlight: 'Full sun to light shade.',
      soil: 'Any soil, damp or dry.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut old phormium leaves and flower stems off at the base.',
    },
    needs: sunnyAnySoil,
    without: ['prune-late-winter'],
    jobs: [
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 1,
        minutes: 20,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Cut old flax leaves off at the base',
        description:
          'Cut brown and torn leaves low with a sharp knife. On a coloured kind, take out fans that have turned plain green.',
        why: 'Clearing the fan lets light in, and green shoots outgrow coloured ones.',
      }),
      lookFor(
        'Look for mealybug at the base of flax leaves',
        { subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        'Pull the leaves apart and wash white fluff out of the folds with soapy water.',
        'Mealybug hides where the leaves overlap and weakens the fan.',
      ),
      divideClump(
        'Divide the flax',
        { subtropical: [5, 6], temperate: [5, 6], cool: [6, 7, 8], arid: [6] },
        'Dig out a fan with roots, shorten its leaves by half and replant it.',
        'Fans moved in the cool months root before summer.',
      ),
      prune({
        rule: 'cut-flower-stems',
        priority: 2,
        minutes: 15,
        fromMonths: 24,
        months: { subtropical: [2], temperate: [2], cool: [3], arid: [2] },
        title: 'Saw the dry flower stems off the flax',
        description: 'Once the birds are done with the flowers, cut each stem off low between the leaves.',
        why: 'Dry stems lean over the leaves and break in the wind.',
      }),
    ],
  },
  {
    name: 'Cordyline',
    synonyms: ['cabbage tree', 'Red Sensation', 'cordylines'],
    akin: ['Electric Pink'],
    species: 'Cordyline australis',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in summer; more for the broad-leaved tropical kinds.',
      sunlight: 'Sun for narrow leaves, bright shade for broad ones.',
      soil: 'Drained soil or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Pull dead cordyline leaves down; cut leggy canes in warm weather to reshoot.',
    },
    needs: gentleAndDrained,
    without: ['prune-after-flowering', 'take-cuttings'],
    jobs: [
      prune({
        rule: 'shorten-canes',
        priority: 2,
        minutes: 20,
        fromMonths: 60,
        months: { tropical: [10], subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        title: 'Cut leggy cordyline canes back',
        description:
          'Where a cane is too tall or too bare for you, cut it at knee height; lay pieces of it on damp mix, where they shoot.',
        why: 'Warm weather makes new heads below the cut within weeks.',
      }),
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 1,
        minutes: 15,
        months: { tropical: [6], subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        title: 'Pull old leaves off the cordyline',
        description: 'Tug dry leaves downwards; they come off without a tool.',
        why: 'Pests and spiders shelter under the skirt of dead leaves.',
      }),
      lookFor(
        'Look for scale and mealybug on cordylines',
        { tropical: [5], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
        'Wipe the undersides and leaf bases with soapy water.',
        'Both hide in the leaf bases, where neither rain nor wind reaches them.',
      ),
    ],
  },
  {
    name: 'Red-hot poker',
    synonyms: ['kniphofia', 'torch lily', 'poker plant', 'Winter Cheer'],
    species: 'Kniphofia uvaria',
    kind: 'perennial',
    care: {
      watering: 'A soak every week or two while in bud.',
      sunlight: 'Full sun.',
      soil: 'Drained soil; it rots in winter wet.',
      fertilizing: 'A handful of pellets in spring.',
      pruning: 'Cut red-hot poker stems to the base and tidy leaves after flowering.',
    },
    needs: openAndDry,
    without: ['prune-late-winter'],
    jobs: [
      soakInDrySpells('red-hot pokers'),
      deadhead(
        'Cut the finished poker stems',
        { subtropical: [9, 10], temperate: [10, 11], cool: [12, 1], arid: [9] },
        'Cut each stem at the base with the oldest leaves beside it.',
        'Snails and earwigs live in the old leaves.',
      ),
      divideClump(
        'Divide the red-hot pokers',
        { temperate: [4, 5], cool: [3, 4] },
        'If they are crowded, lift the clump after flowering, pull it apart and shorten the leaves before replanting.',
        'Old clumps flower only at the edge.',
      ),
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        title: 'Pull brown leaves out of the red-hot pokers',
        description: 'Put on gloves and tug out what is dry, down to the crown.',
        why: 'Snails rest among old leaves and eat the flower stems as they rise.',
      }),
    ],
  },
  {
    name: 'Alstroemeria',
    synonyms: ['Peruvian lily', 'Princess lily', 'Inca lily', 'alstroemerias', 'lily of Peru'],
    species: 'Alstroemeria hybrids',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in flower, little at rest.',
      sunlight: 'Sun with afternoon shade.',
      soil: 'Rich, drained soil; the roots break easily.',
      fertilizing: 'Pellets in early spring, liquid flower food while it flowers.',
      pruning: 'Pull spent alstroemeria stems out with a tug; do not cut them.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter'],
    jobs: [
      feedAgain('alstroemerias'),
      cutBack(
        'Pull out the spent alstroemeria stems',
        { subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Hold a finished stem low and tug it sharply so that it comes away from the root.',
        'A pulled stem wakes the next bud; a cut one does not.',
      ),
      divideClump(
        'Divide the alstroemerias',
        { temperate: [4], cool: [3, 4, 9] },
        'Dig deep and wide, replant pieces with several shoots and water once.',
        'They sulk when moved in growth and recover best in mild weather.',
      ),
    ],
  },
  {
    name: 'Arum lily',
    synonyms: ['Zantedeschia', 'white arum', 'Green Goddess'],
    akin: ['death lily', 'funeral lily'],
    species: 'Zantedeschia aethiopica',
    kind: 'bulb',
    care: {
      watering: 'Keep damp from autumn to spring.',
      sunlight: 'Sun to half shade.',
      soil: 'Damp, rich soil or a pot.',
      fertilizing: 'Flower food as the buds rise.',
      pruning: 'Cut arum flowers at the base and never let berries ripen.',
    },
    needs: sunOrHalfShade({ ...openAndFertile, moisture: ['moist'] }),
    weedNote:
      'The white arum lily is a declared weed in Western Australia and South Australia. Every part is poisonous and burns the mouth.',
    without: ['keep-dry-at-rest', 'feed-after-flowering', 'feed-autumn', 'mulch-autumn', 'check-aphids'],
    jobs: [
      settleIn,
      ...waterInLeaf('arum lilies', {
        // Kept wet, they stay in leaf until the heat.
        months: {
          subtropical: range(5, 11),
          temperate: range(5, 11),
          cool: range(8, 11),
          arid: range(3, 11),
        },
        why: 'They come from marshes, and their large leaves flag where the roots are dry.',
      }),
      {
        ...feedIn(
          'Liquid flower food',
          'Feed the arum lilies as their buds rise',
          { subtropical: [7], temperate: [7, 8], cool: [9], arid: [7] },
          'Water in a liquid flower food on damp soil.',
          'The flowers follow within weeks.',
        ),
        // The other states have declared it a weed, so it is not fed there.
        states: [ACT, NSW, NT, QLD, TAS, VIC],
      },
      deadhead(
        'Cut arum flowers before the berries form',
        { subtropical: [9], temperate: [10, 11], cool: [11, 12], arid: [9] },
        'Cut stems at the base with gloves on and put the heads in the bin.',
        'Birds carry the berries into creeks and bushland.',
      ),
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
]
