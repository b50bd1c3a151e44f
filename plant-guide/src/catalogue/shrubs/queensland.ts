import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { water } from '../../jobs/jobs.ts'
import { always } from '../../jobs/months.ts'
import { cutBack, feedAgain, feedAsItWarms } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Flowering shrubs of warm, frost-free gardens. */
export const queenslandShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Barleria',
    synonyms: ['Philippine violet', 'bluebell barleria', 'Barleria cristata'],
    species: 'Barleria cristata',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'Once a week if it doesn’t rain.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food as growth starts.',
      pruning: 'Cut back by half after flowering.',
    },
    needs: sunOrHalfShade(openAndFertile),
    weedNote: 'Barleria seeds into bush in the Top End and north Queensland: cut it before the seed is ripe.',
    jobs: [
      coverFromFrost('barleria'),
      cutBack(
        'Cut the barleria back by half',
        { tropical: [7, 8], subtropical: [8], temperate: [9], arid: [8] },
        'Cut to a pair of leaves and clip a hedge to shape.',
        'It shoots at once in warmth and flowers as the days shorten.',
      ),
    ],
  },
  {
    name: 'Evolvulus',
    synonyms: ['Blue My Mind', 'blue daze', 'dwarf morning glory'],
    species: 'Evolvulus pilosus',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'When the top few centimetres are dry; pots every second day.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains fast.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Shear lightly when it gets long.',
    },
    needs: openAndFertile,
    without: ['divide', 'prune-late-winter', 'check-pests-spring'],
    jobs: [
      feedAsItWarms('evolvulus'),
      coverFromFrost('evolvulus'),
      cutBack(
        'Shear the evolvulus for new flowers',
        { tropical: [3, 4], subtropical: [3, 9], temperate: [3, 10], cool: [11], arid: [3] },
        'Take a third off all over.',
        'Every new tip flowers.',
      ),
    ],
  },
  {
    name: 'Clerodendrum',
    synonyms: ['butterfly bush clerodendrum', 'blue butterfly bush'],
    akin: ['pagoda flower', 'starburst bush', 'bleeding heart vine'],
    species: 'Rotheca myricoides',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in the growing months.',
      sunlight: 'Half shade or morning sun.',
      soil: 'Rich, damp soil.',
      fertilizing: 'Slow-release food as growth starts, and flower food in summer.',
      pruning: 'Cut back by half as it warms up.',
    },
    needs: gentleAndMoist,
    jobs: [
      coverFromFrost('clerodendrum'),
      feedAgain('clerodendrum', {
        months: { tropical: [4], subtropical: [12, 1], temperate: [1], arid: [12] },
      }),
      cutBack(
        'Cut the clerodendrum back by half',
        { tropical: [8], subtropical: [8], temperate: [9], cool: [10], arid: [9] },
        'Shorten every stem to a pair of buds and pull suckers out.',
        'It flowers on the new stems.',
      ),
    ],
  },
  {
    name: 'Medinilla',
    synonyms: ['rose grape', 'Malaysian orchid', 'chandelier plant'],
    species: 'Medinilla magnifica',
    kind: 'indoor',
    care: {
      watering: 'When the top two centimetres are dry; less in winter.',
      sunlight: 'Bright light without sun.',
      soil: 'Orchid or bromeliad mix that drains.',
      fertilizing: 'Liquid flower food each month while it grows.',
      pruning: 'Cut spent flower stems above the next pair of buds.',
    },
    needs: { sunlight: gentleAndMoist.sunlight, soil: ['loam'], moisture: ['medium', 'moist'] },
    without: ['tidy-leaves'],
    jobs: [
      water({
        rule: 'water-check',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Water the medinilla once its top is dry',
        description:
          'Feel the mix every few days, and water until it drains out the bottom as soon as the top 2 cm is dry.',
        why: 'Its roots rot in mix that stays wet, and its buds drop where the mix dries right out.',
        inGround: {
          description: 'Feel the soil every few days, and soak the roots as soon as the top 2 cm is dry.',
          why: 'Its roots rot in soil that stays wet, and its buds drop where the soil dries right out.',
        },
      }),
      water({
        rule: 'moist-air',
        priority: 2,
        only: 'pot',
        minutes: 10,
        months: { temperate: [12, 1], cool: [12, 1], arid: [11, 12] },
        title: 'Keep the air around the medinilla moist',
        description: 'Stand the pot on a tray of wet pebbles, away from the air conditioner.',
        why: 'It comes from misty forests, and dry air drops its buds and brings mites.',
      }),
      cutBack(
        'Shorten the medinilla after flowering',
        { tropical: [12], subtropical: [12, 1], temperate: [1], cool: [1], arid: [1] },
        'Cut each flowered stem back to a pair of fat buds.',
        'It branches and carries more flowers next year.',
      ),
    ],
  },
  {
    name: 'Ruellia',
    synonyms: ['Mexican petunia', 'Katie ruellia', 'Mexican bluebell'],
    species: 'Ruellia simplex',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; it stands wet and dry.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Cut low once a year.',
    },
    needs: sunOrHalfShade(openAndFertile),
    unusualIn: ['cool'],
    weedNote: 'Ruellia invades wet bush in Queensland and the Top End: choose a sterile one.',
    without: ['prune-late-winter', 'divide', 'check-pests-spring'],
    jobs: [
      feedAsItWarms('ruellia'),
      cutBack(
        'Cut the ruellia low',
        { tropical: [8], subtropical: [8], temperate: [9], arid: [8] },
        'Cut stems to 15 cm and bin seed heads.',
        'Fresh stems flower for months.',
      ),
    ],
  },
  {
    name: 'Ti plant',
    synonyms: [
      'Cordyline fruticosa',
      'tropical cordyline',
      'good luck plant',
      'Hawaiian ti',
      'Cordyline terminalis',
      'palm lily',
    ],
    akin: ['Cordyline Rubra', 'Negra', 'Morning Sunshine', 'Red Sister'],
    species: 'Cordyline fruticosa',
    kind: 'flowering-shrub',
    hardyTo: 'none',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week while it is warm; let the top dry in winter.',
      sunlight: 'Filtered light or morning sun; the colour needs some.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Slow-release at the start of the warm months.',
      pruning: 'Cut bare canes of ti plants down as it warms up; they shoot again.',
    },
    needs: gentleAndMoist,
    unusualIn: ['cool', 'arid'],
    without: ['prune-after-flowering', 'check-pests-spring', 'take-cuttings'],
    jobs: [
      feedAsItWarms('ti plant'),
      coverFromFrost('ti plant'),
      cutBack(
        'Cut the ti plant’s bare canes down',
        { tropical: [9, 10], subtropical: [9, 10], temperate: [11] },
        'Cut one cane in three to 15 cm, and lay the pieces on damp sand for new plants.',
        'Warm weather brings new heads of leaves from low on the cane.',
      ),
    ],
  },
]
