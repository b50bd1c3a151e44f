import type { CatalogueEntry } from '../../entry.ts'
import { cutBack, divideClump, richBedCare, soakInDrySpells } from '../garden-jobs.ts'
import { waterWeekly, weedMat } from '../native-jobs.ts'
import { gentleAndMoist, openAndDry } from '../situations.ts'

/** Flat mats that grow between paving stones. */
export const betweenPavers: readonly CatalogueEntry[] = [
  {
    name: 'Irish moss',
    synonyms: ['Scotch moss', 'Sagina', 'Sagina subulata', 'pearlwort', 'heath pearlwort', 'golden moss'],
    species: 'Sagina subulata',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in dry weather, a little at a time.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Damp soil that drains, or the sand between pavers.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'None, but cut brown humps out of Irish moss.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter', 'check-pests-spring', 'mulch-before-summer', 'add-compost', 'weed-spring'],
    jobs: [
      waterWeekly('Irish moss', 'twice a week'),
      weedMat('Irish moss'),
      {
        ...divideClump(
          'Cut brown humps out of the Irish moss',
          { temperate: [4], cool: [3, 4] },
          'Cut old, lifted pieces out with a knife, and press green ones with roots into the gaps.',
          'Mats that hump up dry out below; pieces root while the soil is still warm.',
        ),
        fromMonths: 12,
      },
    ],
  },
  {
    name: 'Dymondia',
    synonyms: ['Silver Carpet', 'Dymondia margaretae', 'carpet gazania'],
    species: 'Dymondia margaretae',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Each week until it has closed, then only in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Sandy soil that drains, or the gaps between pavers.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut dymondia back to the edge of its bed.',
    },
    needs: openAndDry,
    without: [...richBedCare, 'prune-late-winter', 'weed-spring'],
    jobs: [
      soakInDrySpells('dymondia'),
      weedMat('dymondia'),
      cutBack(
        'Cut the dymondia back to its edge',
        { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        'Cut along the edge with a sharp spade, and press pieces with roots into bare spots.',
        'It has spread all summer, and pieces root before the cold.',
      ),
    ],
  },
]
