import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { deadhead, lookFor, plantOut, watchFor } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained } from '../situations.ts'
import { coolFlowers, feedFlowers, waterFlowers, winterFlowers } from './bedding-jobs.ts'

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
    needs: openAndDrained,
    without: ['deadhead', 'pinch-tips', 'feed-at-planting'],
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
        priority: 1,
        minutes: 10,
        months: { tropical: [7], subtropical: [9, 10], temperate: [10, 11], cool: [1], arid: [9] },
        title: 'Shear the alyssum after its first flowers',
        description: 'Cut it to half its height with scissors or shears and water it.',
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
    without: ['deadhead', 'pinch-tips', 'mulch-before-summer'],
    jobs: [
      waterFlowers('lobelia', winterFlowers),
      feedFlowers('lobelia', winterFlowers),
      plantOut(
        'Plant out lobelia',
        {
          tropical: [4, 5],
          subtropical: [3, 4, 5],
          temperate: [3, 4, 5, 8],
          cool: [9, 10, 12],
          arid: [4, 5],
        },
        'Set small clumps of seedlings 15 cm apart along an edge or around a basket.',
        'Mild weather lets lobelia spread before it flowers.',
      ),
      prune({
        rule: 'trim-summer',
        priority: 2,
        minutes: 10,
        months: { tropical: [7], subtropical: [9], temperate: [10, 11], cool: [1], arid: [9] },
        title: 'Trim the lobelia by a third',
        description: 'Cut the whole plant over with scissors, then feed it.',
        why: 'Lobelia flowers again within weeks of a trim.',
      }),
    ],
  },
  {
    name: 'Nasturtium',
    synonyms: ['nasturtiums', 'Empress of India', 'Alaska nasturtium', 'Indian cress'],
    species: 'Tropaeolum majus',
    kind: 'annual-flower',
    care: {
      watering: 'Little; only while the seed comes up and in long dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Poor, drained soil; rich soil gives leaves without flowers.',
      fertilizing: 'None.',
      pruning: 'Pull out what spreads too far; nasturtium sows itself.',
    },
    needs: openAndDrained,
    weedNote:
      'Nasturtium sows itself along creeks and bushland near Sydney and Perth. Keep it out of gullies.',
    without: ['feed-growing', 'feed-at-planting', 'pinch-tips', 'deadhead', 'mulch-before-summer'],
    jobs: [
      plantOut(
        'Sow nasturtiums where they are to grow',
        {
          tropical: [4, 5],
          subtropical: [3, 4, 5],
          temperate: [3, 4, 5],
          cool: [10, 11, 12],
          arid: [3, 4, 5],
        },
        'Push each seed 2 cm deep, 30 cm apart, and water once.',
        'The large seeds come up in ten days and need no help after that.',
      ),
      lookFor(
        'Look for caterpillars and black aphids on nasturtiums',
        { tropical: [7], subtropical: [8, 9], temperate: [9, 10], cool: [1, 2], arid: [9] },
        'Pick off cabbage white caterpillars and hose aphids off the stems.',
        'Both come in spring and move on to the vegetables from here.',
      ),
    ],
  },
  {
    name: 'Calendula',
    synonyms: ['pot marigold', 'English marigold', 'calendulas'],
    species: 'Calendula officinalis',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly when winter is dry, at the base.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'A little compost at planting.',
      pruning: 'Pick calendulas twice a week; the petals are edible.',
    },
    needs: openAndDrained,
    without: ['feed-growing', 'mulch-before-summer'],
    jobs: [
      plantOut(
        'Sow or plant calendulas',
        { tropical: [4, 5], subtropical: [3, 4, 5], temperate: [3, 4, 5], cool: [3, 9, 10], arid: [3, 4, 5] },
        'Sow 1 cm deep or set seedlings 25 cm apart.',
        'Autumn-sown calendulas flower through winter and spring.',
      ),
      deadhead(
        'Pick the calendulas',
        { tropical: [7, 8], subtropical: [7, 8, 9], temperate: [8, 9, 10], cool: [11, 12], arid: [7, 8] },
        'Cut open flowers and every head that has finished.',
        'Calendulas stop flowering when they set seed.',
      ),
      watchFor(
        'Look for mildew on calendulas',
        { subtropical: [9], temperate: [10], cool: [12, 1], arid: [9] },
        'Remove leaves dusted white, and pull the plants out once most have it.',
        'Warm days and cool nights bring mildew to plants that are nearly finished.',
      ),
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
      waterFlowers('primulas', coolFlowers),
      feedFlowers('primulas', coolFlowers),
      plantOut(
        'Plant primulas and polyanthus',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [2, 3], arid: [4, 5] },
        'Set them 20 cm apart with the crown level with the soil. Wear gloves: some people’s skin reacts to the hairs.',
        'Planted as the nights cool, they flower from winter into spring.',
      ),
      deadhead(
        'Take spent flowers off the primulas',
        { subtropical: [7, 8], temperate: [7, 8, 9], cool: [9, 10], arid: [7, 8] },
        'Pinch each stalk off at its base, with any yellow leaves.',
        'Old flowers rot in winter rain and stop new ones.',
      ),
      lookFor(
        'Guard primulas from snails',
        { subtropical: [5, 6], temperate: [5, 6], cool: [4, 9], arid: [5] },
        'Hunt by torchlight on wet evenings and look under the lowest leaves.',
        'Low leaves and winter damp suit snails well.',
      ),
    ],
  },
  {
    name: 'Stock',
    synonyms: ['stocks', 'Brompton stock', 'gillyflower'],
    species: 'Matthiola incana',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly, more often in flower; never over the heads.',
      sunlight: 'Full sun.',
      soil: 'Limed, drained soil with compost.',
      fertilizing: 'Liquid flower food as buds form.',
      pruning: 'Do not pinch single-stem stocks; cut branching kinds for the vase.',
    },
    needs: openAndDrained,
    without: ['pinch-tips', 'mulch-before-summer'],
    cropMonths: 8,
    jobs: [
      plantOut(
        'Plant out stocks',
        { subtropical: [4, 5], temperate: [3, 4, 5], cool: [3, 9], arid: [4, 5] },
        'Set seedlings 25 cm apart in soil limed a few weeks before.',
        'Stocks form buds only in cool weather.',
      ),
      lookFor(
        'Check stocks for cabbage caterpillars',
        { subtropical: [5], temperate: [4, 5], cool: [4, 10], arid: [5] },
        'Turn the leaves over and pick off green caterpillars and eggs.',
        'Stocks belong to the cabbage family, and the same butterflies find them.',
      ),
    ],
  },
]
