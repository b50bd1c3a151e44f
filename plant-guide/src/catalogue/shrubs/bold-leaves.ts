import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { cutBack, feedAsItWarms, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, sunnyAnySoil } from '../situations.ts'

/** Large leaves for warm courtyards. */
export const boldLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Xanadu',
    synonyms: ['Philodendron Xanadu', 'Thaumatophyllum', 'Winterbourn', 'Thaumatophyllum xanadu'],
    akin: ['Hope philodendron', 'selloum', 'Rojo Congo', 'Imperial Green', 'Congo philodendron'],
    species: 'Thaumatophyllum xanadu',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak a week in warm months; pots when the top dries.',
      sunlight: 'Half shade, or morning sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Slow-release food as growth starts.',
      pruning: 'Cut yellow leaves off at the trunk.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'divide', 'check-pests-spring'],
    jobs: [
      feedAsItWarms('xanadu'),
      coverFromFrost('xanadu'),
      cutBack(
        'Take old leaves off the xanadu',
        { tropical: [5, 9], subtropical: [9, 10], temperate: [10, 11], cool: [11], arid: [9] },
        'Cut yellow and torn leaves at the base; the sap stings.',
        'New leaves fill the gaps in the warm months.',
      ),
    ],
  },
  {
    name: 'Giant bird of paradise',
    synonyms: ['Strelitzia nicolai', 'white bird of paradise', 'giant strelitzia', 'wild banana strelitzia'],
    akin: ['traveller’s palm', 'Ravenala'],
    species: 'Strelitzia nicolai',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Each week until its second summer.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil with compost.',
      fertilizing: 'Slow-release food as growth starts.',
      pruning: 'Cut dead leaves and old flower heads off low.',
    },
    needs: sunnyAnySoil,
    without: ['prune-late-winter', 'divide'],
    weedNote: 'It grows ten metres tall and its roots lift paving: give it room.',
    jobs: [
      soakInDrySpells('giant bird of paradise'),
      {
        ...feedAsItWarms('giant bird of paradise'),
        months: { tropical: [9, 10], subtropical: [9], temperate: [9, 10], arid: [9] },
      },
      coverFromFrost('giant bird of paradise', { untilMonths: 36 }),
      lookFor(
        'Check the giant bird of paradise for scale and mealybug',
        { tropical: [9], subtropical: [9], temperate: [10], arid: [9] },
        'Part the bases of the leaves, wipe scale off with a soapy cloth and hose the rest out.',
        'The tight leaf bases hide them until the whole clump is sticky.',
      ),
      cutBack(
        'Cut dead leaves off the giant bird of paradise',
        { tropical: [5, 9], subtropical: [9], temperate: [9, 10], arid: [9] },
        'Saw dead leaves and old heads off at the stem, and thin stems from the middle.',
        'It grows to a tree; thinned, it stays a group of clean stems.',
      ),
    ],
  },
]
