import type { CatalogueEntry } from '../../entry.ts'
import { range } from '../../jobs/months.ts'
import { cutBack, feedIn, tieInAsItRuns } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Large flowering vines of the wet tropics. */
export const tropicalVines: readonly CatalogueEntry[] = [
  {
    name: 'Jade vine',
    synonyms: ['Strongylodon', 'Strongylodon macrobotrys', 'turquoise jade vine', 'emerald vine'],
    akin: ['red jade vine', 'Mucuna bennettii', 'New Guinea creeper'],
    species: 'Strongylodon macrobotrys',
    kind: 'climber',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week in dry months; its roots never like to dry out.',
      sunlight: 'Roots in deep shade, head in the sun, on a strong pergola.',
      soil: 'Deep, rich soil that drains, under thick mulch.',
      fertilizing: 'Slow-release food as the warm months begin, and potash before it flowers.',
      pruning: 'Thin the jade vine right after its flowers, and keep the old, bare stems: they flower.',
    },
    needs: sunOrHalfShade(gentleAndMoist),
    jobs: [
      waterWeekly('jade vine', 'twice a week'),
      tieInAsItRuns('jade vine', { tropical: range(12, 3), subtropical: range(12, 3) }),
      cutBack(
        'Thin the jade vine after its flowers',
        { tropical: [11], subtropical: [11, 12] },
        'Take out weak and tangled shoots, and leave the thick old stems under the pergola.',
        'The long turquoise chains hang from old wood, and shoots made from now on carry later ones.',
      ),
    ],
  },
  {
    name: 'Garlic vine',
    synonyms: ['Mansoa', 'Mansoa alliacea', 'Pseudocalymma', 'wild garlic vine'],
    species: 'Mansoa alliacea',
    kind: 'climber',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'A soak each week in dry months.',
      sunlight: 'Full sun for flowers, or half shade.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Slow-release flower food as the warm months begin.',
      pruning: 'Shorten garlic vine shoots after each flush of flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      waterWeekly('garlic vine'),
      cutBack(
        'Shorten the garlic vine after its flowers',
        { tropical: [5], subtropical: [5, 6], temperate: [10] },
        'Cut shoots that have flowered back by half and thin what has tangled.',
        'It flowers on new shoots, and mauve fades to white on those that are done.',
      ),
      feedIn(
        'Slow-release flower fertiliser',
        'Feed the garlic vine as it warms up',
        { tropical: [10], subtropical: [9, 10], temperate: [10] },
        'Scatter slow-release flower food around the roots and water it in.',
        'Its flushes of flowers follow each other for months.',
      ),
    ],
  },
]
