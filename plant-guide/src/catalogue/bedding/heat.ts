import { coverLateFrost } from '../../frost.ts'
import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { feedIn, lookFor, plantOut } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../situations.ts'
import { feedFlowers, summerFlowers, waterFlowers } from './bedding-jobs.ts'

/** Bedding that stands heat and humidity. */
export const heatLovingBedding: readonly CatalogueEntry[] = [
  {
    name: 'Vinca',
    synonyms: ['Madagascar periwinkle', 'Catharanthus', 'annual vinca'],
    akin: ['periwinkle'],
    species: 'Catharanthus roseus',
    kind: 'annual-flower',
    care: {
      watering: 'When the soil is dry; vinca rots in wet ground.',
      sunlight: 'Full sun, reflected heat included.',
      soil: 'Drained soil or potting mix.',
      fertilizing: 'Slow-release at planting is enough.',
      pruning: 'None; vinca drops its own spent flowers.',
    },
    needs: openAndDry,
    weedNote:
      'Vinca comes up wild on sandy ground in warm Queensland and the Northern Territory. All parts are poisonous.',
    without: [
      'deadhead',
      'feed-growing',
      'check-aphids',
      'check-snails',
      'pinch-tips',
      'mulch-before-summer',
    ],
    frostTender: true,
    jobs: [
      coverLateFrost,
      plantOut(
        'Plant out vinca for the hot months',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [11, 12], cool: [12], arid: [10, 11] },
        'Set seedlings 25 cm apart once nights stay above 15 °C.',
        'Vinca yellows in cold, wet soil and thrives in heat.',
      ),
    ],
  },
  {
    name: 'Portulaca',
    synonyms: ['moss rose', 'sun jewels', 'Portulaca grandiflora', 'purslane flower'],
    species: 'Portulaca grandiflora',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly once established; portulaca stores water in its leaves.',
      sunlight: 'Full sun: the flowers stay shut in shade.',
      soil: 'Poor, sandy, drained soil.',
      fertilizing: 'Little or none.',
      pruning: 'Trim straggly portulaca by half after the first flush.',
    },
    needs: openAndDry,
    without: [
      'deadhead',
      'feed-growing',
      'feed-at-planting',
      'check-aphids',
      'check-snails',
      'pinch-tips',
      'mulch-before-summer',
    ],
    frostTender: true,
    jobs: [
      coverLateFrost,
      waterFlowers('portulaca', summerFlowers, {
        title: 'Water the portulaca in long dry spells',
        description:
          'Give the roots one good soak when no rain has fallen for two weeks; water pots when the mix is dry.',
        why: 'They flower best on the dry side, and only wilt in a long drought.',
      }),
      plantOut(
        'Sow or plant portulaca',
        {
          tropical: [4, 5],
          subtropical: [9, 10, 11],
          temperate: [10, 11, 12],
          cool: [11, 12],
          arid: [9, 10],
        },
        'Press seed onto warm, bare soil or set seedlings 20 cm apart.',
        'Portulaca needs warm soil and then very little.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 2,
        minutes: 10,
        months: { tropical: [8], subtropical: [1], temperate: [2], cool: [2], arid: [1] },
        title: 'Trim the portulaca',
        description: 'Cut long stems back by half and lay the pieces on sand, where they root.',
        why: 'Fresh stems flower again until it turns cold.',
      }),
    ],
  },
  {
    name: 'Coleus',
    synonyms: ['Solenostemon', 'painted nettle', 'flame nettle'],
    species: 'Coleus scutellarioides',
    kind: 'annual-flower',
    care: {
      watering: 'Keep damp; coleus droops at once when dry.',
      sunlight: 'Bright shade; sun coleus takes morning sun.',
      soil: 'Rich soil or potting mix.',
      fertilizing: 'Half-strength liquid feed each fortnight.',
      pruning: 'Pinch tips and take coleus flower spikes off as they show.',
    },
    needs: gentleAndMoist,
    without: ['deadhead', 'check-aphids'],
    cropMonths: 9,
    frostTender: true,
    jobs: [
      coverLateFrost,
      waterFlowers('coleus', summerFlowers, {
        title: 'Keep the coleus damp',
        why: 'It droops as soon as it is dry.',
      }),
      feedFlowers('coleus', summerFlowers, {
        title: 'Feed the coleus for its leaves',
        description: 'Water in half-strength liquid plant food on damp soil, and again two weeks later.',
        why: 'It makes new coloured leaves for months.',
        product: 'Liquid plant food',
      }),
      plantOut(
        'Plant out coleus',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [10, 11, 12], cool: [12], arid: [10] },
        'Set plants 30 cm apart in shelter after the last cold night.',
        'Coleus is a tropical plant and marks at the first cold.',
      ),
      prune({
        rule: 'pinch-tips',
        priority: 1,
        minutes: 10,
        months: { tropical: [6], subtropical: [12], temperate: [1], cool: [1], arid: [11] },
        title: 'Pinch coleus tips and flower spikes',
        description: 'Nip every long stem back to a pair of leaves; the tips root in a glass of water.',
        why: 'A flowering coleus stops making coloured leaves.',
      }),
      lookFor(
        'Look for mealybug on coleus',
        { tropical: [7], subtropical: [1], temperate: [1, 2], cool: [2], arid: [12] },
        'Check the leaf joints and wipe white fluff off with a damp cotton bud.',
        'Soft stems in warm shade are where mealybug settles.',
      ),
    ],
  },
  {
    name: 'Torenia',
    synonyms: ['wishbone flower', 'summer pansy'],
    species: 'Torenia fournieri',
    kind: 'annual-flower',
    care: {
      watering: 'Keep torenia damp all summer.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Rich, moist soil.',
      fertilizing: 'Liquid flower food each fortnight.',
      pruning: 'Pinch young torenias and trim leggy ones by a third.',
    },
    needs: gentleAndMoist,
    without: ['deadhead'],
    frostTender: true,
    jobs: [
      coverLateFrost,
      feedFlowers('torenias', summerFlowers),
      waterFlowers('torenias', summerFlowers),
      plantOut(
        'Plant out torenias',
        { tropical: [4, 5], subtropical: [9, 10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        'Set seedlings 20 cm apart in damp, shaded soil.',
        'Torenias take the place of pansies where summers are hot and humid.',
      ),
    ],
  },
  {
    name: 'Verbena',
    synonyms: ['verbenas', 'garden verbena', 'trailing verbena'],
    species: 'Verbena × hybrida',
    kind: 'annual-flower',
    care: {
      watering: 'Weekly, at the roots; verbena gets mildew on wet leaves.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, banks and walls included.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut verbena back by a third after each flush.',
    },
    needs: openAndDrained,
    without: ['deadhead', 'pinch-tips'],
    jobs: [
      {
        ...feedIn(
          'Slow-release fertiliser',
          'Feed the verbenas as they start to grow',
          { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
          'Scatter slow-release flower food between the plants and water it in.',
          'It lasts them through their months of flower.',
        ),
        rule: 'feed-growing',
        fromMonths: 1,
      },
      waterFlowers('verbenas', summerFlowers),
      plantOut(
        'Plant verbenas',
        { tropical: [4, 5], subtropical: [4, 5, 9], temperate: [9, 10, 11], cool: [10, 11], arid: [9] },
        'Set plants 30 cm apart and pinch the tips.',
        'They root as they spread and flower through the warm months.',
      ),
      prune({
        rule: 'trim-summer',
        fromMonths: 2,
        priority: 1,
        minutes: 10,
        months: { tropical: [7], subtropical: [12], temperate: [1, 2], cool: [1, 2], arid: [11] },
        title: 'Trim the verbenas by a third',
        description: 'Shear the whole plant over, then water and feed it.',
        why: 'Flowers come only on new tips.',
      }),
    ],
  },
]
