import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, prune } from '../../jobs/jobs.ts'
import { freshMix } from '../../kinds/common-jobs.ts'
import {
  cutBack,
  cutDown,
  feedAcidLover,
  feedInAPotAlone,
  feedWhileItFlowers,
  lookFor,
  soakInDrySpells,
} from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, shadeAndMoist, sunnyAnySoil } from '../situations.ts'

/** More climbers for fences and walls. */
export const moreClimbers: readonly CatalogueEntry[] = [
  {
    name: 'White jasmine',
    synonyms: ['Jasminum polyanthum', 'Chinese jasmine', 'pink jasmine', 'winter jasmine climber'],
    akin: [
      'Jasminum azoricum',
      'Jasminum nitidum',
      'Jasminum officinale',
      'angelwing jasmine',
      'Jasminum mesnyi',
      'primrose jasmine',
    ],
    species: 'Jasminum polyanthum',
    kind: 'climber',
    care: {
      watering: 'Each week in the first summer.',
      sunlight: 'Sun to half shade.',
      soil: 'Any drained soil, best in a pot.',
      fertilizing: 'Little; it grows too well.',
      pruning: 'Cut white jasmine back hard as its spring flowers end.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'White jasmine smothers bushland from New South Wales to South Australia. Grow it in a pot and bin the cuttings.',
    without: ['feed-spring', 'add-compost', 'check-pests-spring'],
    jobs: [
      {
        ...cutBack(
          'Cut the white jasmine back hard after flowering',
          { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
          'Cut it to a frame of main stems and pull out every runner that has rooted.',
          'It makes metres of growth each summer and roots wherever it touches soil.',
        ),
        fromMonths: 12,
      },
      soakInDrySpells('white jasmine'),
      // It is in bud and flower when other plants are repotted.
      { ...freshMix, months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [3] } },
      feedInAPotAlone('white jasmine', { subtropical: [11], temperate: [12], cool: [12], arid: [11] }),
    ],
  },
  {
    name: 'Honeysuckle',
    synonyms: ['Lonicera', 'Gold Flame honeysuckle'],
    akin: ['Japanese honeysuckle', 'woodbine'],
    species: 'Lonicera × heckrottii',
    kind: 'climber',
    care: {
      watering: 'Weekly when summer is dry.',
      sunlight: 'Head in the sun, roots in the shade.',
      soil: 'Fertile, damp soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Thin honeysuckle by a third after flowering.',
    },
    needs: openAndFertile,
    weedNote:
      'Japanese honeysuckle is a weed of bushland in most southern states; garden hybrids spread far less.',
    jobs: [
      {
        ...cutBack(
          'Thin the honeysuckle after flowering',
          { subtropical: [12], temperate: [1, 2], cool: [2], arid: [12] },
          'Cut out the oldest stems and shorten the rest by a third.',
          'A thinned vine flowers from the bottom up.',
        ),
        fromMonths: 24,
      },
    ],
  },
  {
    name: 'Boston ivy',
    synonyms: ['Parthenocissus'],
    species: 'Parthenocissus tricuspidata',
    kind: 'climber',
    care: {
      watering: 'A soak each week while it climbs its first metres.',
      sunlight: 'Any light; sun gives the best autumn red.',
      soil: 'Any soil.',
      fertilizing: 'Seldom needed after the first year; a pot in spring.',
      pruning: 'Cut Boston ivy off gutters, windows and tiles in winter.',
    },
    needs: sunnyAnySoil,
    without: ['prune-after-flowering', 'tie-in', 'add-compost', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      prune({
        rule: 'prune-winter',
        fromMonths: 24,
        priority: 1,
        minutes: 45,
        months: { subtropical: [7], temperate: [6, 7], cool: [6, 7, 8], arid: [7] },
        title: 'Cut the Boston ivy off gutters and windows',
        description: 'Cut stems a metre below the roof and around every opening, from a safe ladder.',
        why: 'Bare stems are easy to see, and spring growth lifts tiles and blocks gutters.',
      }),
      soakInDrySpells('Boston ivy'),
      feedInAPotAlone('Boston ivy', { subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] }),
    ],
  },
  {
    name: 'Climbing hydrangea',
    synonyms: ['Hydrangea petiolaris', 'Hydrangea anomala', 'Hydrangea seemannii', 'Schizophragma'],
    species: 'Hydrangea petiolaris',
    kind: 'climber',
    care: {
      watering: 'A soak each week in summer; more in its first two years.',
      sunlight: 'Shade or morning sun, on a cool wall.',
      soil: 'Rich, damp soil with leaf mould.',
      fertilizing: 'Camellia food in early spring.',
      pruning: 'Cut what stands off the wall once climbing hydrangea has flowered.',
    },
    needs: shadeAndMoist,
    jobs: [
      feedAcidLover('climbing hydrangea', { temperate: [9], cool: [9, 10] }),
      cutBack(
        'Shorten climbing hydrangea shoots that stand off the wall',
        { temperate: [1], cool: [1, 2] },
        'Cut flowered side shoots back to a pair of strong buds close to the wall.',
        'Next year’s flowers form on the shoots that it makes from now on.',
      ),
    ],
  },
  {
    name: 'Creeping fig',
    synonyms: ['climbing fig', 'Ficus pumila'],
    species: 'Ficus pumila',
    kind: 'climber',
    care: {
      watering: 'Weekly until it clings.',
      sunlight: 'Sun or shade.',
      soil: 'Any drained soil beside a solid wall.',
      fertilizing: 'Not needed once it clings; a pot in spring.',
      pruning: 'Shear creeping fig flat to the wall two or three times a year.',
    },
    needs: sunnyAnySoil,
    without: ['prune-after-flowering', 'tie-in', 'add-compost', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      prune({
        rule: 'shear-wall',
        fromMonths: 12,
        priority: 1,
        minutes: 45,
        months: { tropical: [4, 9], subtropical: [10, 3], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Shear the creeping fig flat',
        description: 'Clip everything that sticks out from the wall, and all thick, large-leaved branches.',
        why: 'Branches that stand out turn woody, bear fruit and pull the vine off the wall.',
      }),
      soakInDrySpells('creeping fig'),
      feedInAPotAlone('creeping fig', {
        tropical: [10],
        subtropical: [9],
        temperate: [9],
        cool: [10],
        arid: [9],
      }),
    ],
  },
  {
    name: 'Orange trumpet vine',
    synonyms: ['Pyrostegia', 'flame vine', 'golden shower vine', 'Pyrostegia venusta'],
    species: 'Pyrostegia venusta',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Once a week through summer.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut orange trumpet vine hard after its winter flowers.',
    },
    needs: openAndDrained,
    frostShelter: 'while-young',
    jobs: [
      {
        ...cutBack(
          'Cut the orange trumpet vine after its winter flowers',
          { tropical: [9], subtropical: [9], temperate: [9, 10], arid: [9] },
          'Shorten flowered shoots to two joints and thin the tangle.',
          'Next year’s flowers hang from the growth that follows.',
        ),
        tropics: { title: 'Cut the orange trumpet vine after flowering' },
      },
    ],
  },
  {
    name: 'Stephanotis',
    synonyms: ['Madagascar jasmine', 'wedding flower', 'bridal wreath vine'],
    species: 'Stephanotis floribunda',
    kind: 'climber',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week in summer, little in winter.',
      sunlight: 'Bright shade to morning sun, roots cool.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Flower food monthly in warm weather.',
      pruning: 'Shorten stephanotis lightly in early spring.',
    },
    needs: gentleAndMoist,
    jobs: [
      {
        ...cutBack(
          'Shorten the stephanotis as it starts to grow',
          { tropical: [8], subtropical: [8, 9], temperate: [9, 10], arid: [9] },
          'Shorten long shoots by a third, take weak ones out and tie the others in. The sap irritates.',
          'Flowers come on new shoots once it is warm.',
        ),
        tropics: { title: 'Shorten the stephanotis before the wet' },
      },
      coverFromFrost('stephanotis'),
      lookFor(
        'Wipe scale and mealybug off the stephanotis',
        { tropical: [9], subtropical: [10], temperate: [11], arid: [10] },
        'Wipe leaves and joints with soapy water.',
        'Thick evergreen leaves shelter scale.',
      ),
      feedWhileItFlowers('stephanotis'),
    ],
  },
  {
    name: 'English ivy',
    synonyms: ['ivy', 'Hedera', 'ivy plant', 'variegated ivy'],
    species: 'Hedera helix',
    kind: 'climber',
    care: {
      watering: 'Weekly; an indoor pot when the top 2 cm is dry.',
      sunlight: 'Shade to morning sun, or a cool, bright room.',
      soil: 'Any drained soil.',
      fertilizing: 'A light feed in spring in a pot, none in the ground.',
      pruning: 'Cut ivy off walls, gutters and trees before it gets there, in gloves.',
    },
    needs: shadeAndMoist,
    weedNote:
      'Smothers bush where birds carry its berries: keep it in a pot or clipped low, and bin the pieces.',
    without: ['tie-in', 'prune-after-flowering', 'add-compost'],
    jobs: [
      cutDown(
        'Cut the ivy back to its bounds',
        { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Wear gloves, pull runners off walls and trunks and put every piece in the bin.',
        'Ivy that climbs out of reach flowers, and birds carry the berries into bush.',
      ),
      {
        ...lookFor(
          'Look for spider mites under ivy leaves',
          { subtropical: [10, 1], temperate: [11, 1], cool: [12, 1], arid: [10, 12] },
          'Hose pale, dusty leaves hard from below, three mornings running.',
          'Dry air brings mites to ivy before any other plant.',
        ),
        inPot: {
          description: 'Shower pale, dusty leaves underneath, or stand the pot in the rain for a day.',
        },
      },
      feed({
        rule: 'feed-spring',
        priority: 1,
        only: 'pot',
        product: 'Liquid fertiliser',
        months: { subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Feed the potted ivy lightly',
        description: 'Water in half-strength liquid food, on damp mix.',
        why: 'A pot holds little food; ivy in the ground needs none.',
      }),
    ],
  },
  {
    name: 'Chocolate vine',
    synonyms: ['Akebia', 'Akebia quinata', 'five-leaf akebia'],
    species: 'Akebia quinata',
    kind: 'climber',
    care: {
      watering: 'Weekly in summer.',
      sunlight: 'Sun or half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'A little compost in spring.',
      pruning: 'Cut chocolate vine back by half after its spring flowers, or it swamps its neighbours.',
    },
    needs: sunnyAnySoil,
    without: ['feed-spring', 'check-pests-spring'],
    weedNote: 'It layers itself and runs: keep chocolate vine off bush edges and bin the runners.',
    jobs: [
      {
        ...cutBack(
          'Cut the chocolate vine back after flowering',
          { temperate: [11], cool: [11, 12] },
          'Shorten the whole vine by half and pull stems that root along the ground.',
          'It grows metres each summer, and next spring’s flowers come on that growth.',
        ),
        fromMonths: 30,
      },
    ],
  },
]
