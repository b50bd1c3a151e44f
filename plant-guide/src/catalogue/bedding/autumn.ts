import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { deadhead, lookFor, plantOut } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, sunOrHalfShade } from '../situations.ts'
import {
  coolFlowers,
  feedFlowers,
  monthly,
  waterFlowers,
  waterPlantsIn,
  winterFlowers,
} from './bedding-jobs.ts'

/** Bedding set out in the cooler months. */
export const autumnBedding: readonly CatalogueEntry[] = [
  {
    name: 'Alyssum',
    synonyms: ['sweet alyssum', 'sweet Alice', 'Lobularia', 'Carpet of Snow'],
    species: 'Lobularia maritima',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly in dry weather; alyssum wilts in heat and recovers overnight.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil, paving cracks included.',
      fertilizing: 'A weak liquid feed after each trim.',
      pruning: 'Shear alyssum by half when flowers thin out.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['deadhead', 'pinch-tips', 'feed-at-planting', 'check-aphids', 'feed-growing'],
    jobs: [
      plantOut(
        'Sow or plant alyssum',
        {
          tropical: [4, 5],
          subtropical: [3, 4, 5, 12],
          temperate: [3, 4, 5, 12],
          cool: [3, 9, 12],
          arid: [3, 4, 5],
        },
        'Press the fine seed onto raked soil, or set seedlings a hand apart.',
        'Alyssum flowers six weeks after sowing and brings hoverflies that eat aphids.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: {
          tropical: [7],
          subtropical: [9, 10, 2, 3],
          temperate: [9, 10, 11, 2, 3],
          cool: [9, 1, 2, 3],
          arid: [9],
        },
        title: 'Shear the alyssum after its first flowers',
        description: 'Cut it to half its height with scissors or shears and give it a weak liquid feed.',
        why: 'A trim stops the seed and brings a second flowering.',
      }),
    ],
  },
  {
    name: 'Lobelia',
    synonyms: ['lobelias', 'trailing lobelia', 'edging lobelia', 'Crystal Palace'],
    species: 'Lobelia erinus',
    kind: 'annual-flower',
    care: {
      watering: 'Every second day in pots and baskets; lobelia dies once it has dried out.',
      sunlight: 'Morning sun, afternoon shade.',
      soil: 'Rich soil or a good potting mix.',
      fertilizing: 'Liquid flower food monthly once established.',
      pruning: 'Shear lobelia back by a third after each flush.',
    },
    needs: gentleAndMoist,
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer', 'check-aphids'],
    jobs: [
      waterPlantsIn('lobelia'),
      waterFlowers('lobelia', winterFlowers),
      feedFlowers('lobelia', winterFlowers, monthly),
      plantOut(
        'Plant out lobelia',
        {
          tropical: [4, 5],
          subtropical: [4, 5],
          temperate: [3, 4, 5, 8],
          cool: [9, 10, 12],
          arid: [4, 5],
        },
        'Set small clumps of seedlings 15 cm apart along an edge or around a basket.',
        'Mild weather lets lobelia spread before it flowers.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { tropical: [7], subtropical: [9], temperate: [9, 10, 11], cool: [1, 2, 3], arid: [9] },
        title: 'Trim the lobelia by a third',
        description: 'Cut the whole plant over with scissors, then feed it.',
        why: 'Lobelia flowers again within weeks of a trim.',
      }),
    ],
  },
  {
    name: 'Primula',
    synonyms: [
      'polyanthus',
      'primrose',
      'fairy primrose',
      'primulas',
      'Primula malacoides',
      'Primula obconica',
    ],
    species: 'Primula × polyantha',
    kind: 'annual-flower',
    care: {
      watering: 'Twice a week in dry weather; primulas wilt at the first warm day.',
      sunlight: 'Light shade, or sun in winter only.',
      soil: 'Damp soil with plenty of compost.',
      fertilizing: 'Liquid flower food each fortnight in flower.',
      pruning: 'Twist off spent flowers and yellow leaves.',
    },
    needs: gentleAndMoist,
    without: ['pinch-tips', 'mulch-before-summer'],
    cropMonths: 9,
    jobs: [
      waterPlantsIn('primulas'),
      waterFlowers('primulas', coolFlowers),
      feedFlowers('primulas', coolFlowers, { fromMonths: 3 }),
      plantOut(
        'Plant primulas and polyanthus',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [2, 3], arid: [4, 5] },
        'Set them 20 cm apart with the crown level with the soil. Wear gloves: some people’s skin reacts to the hairs.',
        'Planted as the nights cool, they flower from winter into spring.',
      ),
      deadhead(
        'Take spent flowers off the primulas',
        { subtropical: [6, 7, 8], temperate: [6, 7, 8, 9], cool: [9, 10], arid: [6, 7, 8] },
        'Pinch each stalk off at its base, with any yellow leaves.',
        'Old flowers rot in winter rain and stop new ones.',
      ),
      lookFor(
        'Guard primulas from snails',
        { subtropical: [5, 6], temperate: [5, 6], cool: [4, 9] },
        'Hunt by torchlight on wet evenings and look under the lowest leaves.',
        'Low leaves and winter damp suit snails well.',
      ),
    ],
  },
]
