import type { CatalogueEntry } from '../../entry.ts'
import { feed, plant } from '../../jobs/jobs.ts'
import {
  dampOnceWarm,
  fedOn,
  keepPicking,
  mulchRhizomes,
  onceItShoots,
  pick,
  start,
  tend,
} from '../crop-jobs.ts'
import { gentleAndMoist, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Rules for root vegetables that are wrong for a rhizome or a stalk. */
export const notARoot = [
  'water-seedlings',
  'thin-and-weed',
  'water-roots',
  'feed-roots',
  'check-pests-young',
  'feed-seaweed',
  'check-caterpillars',
  'check-aphids',
  'improve-bed',
  'mulch-crop',
]

/** Vegetables beyond the usual dozen. */
export const moreVegetables: readonly CatalogueEntry[] = [
  {
    name: 'Celery',
    synonyms: ['celeries', 'stick celery', 'Chinese celery', 'sedano'],
    species: 'Apium graveolens',
    kind: 'leafy-vegetable',
    cropMonths: 8,
    care: {
      watering: 'Every day or two: celery is a marsh plant, and dry celery is stringy.',
      sunlight: 'Morning sun, afternoon shade in the heat.',
      soil: 'Rich, damp soil with plenty of compost.',
      fertilizing: 'Liquid feed every fortnight.',
      pruning: 'Pick outer stalks as you need them.',
    },
    needs: gentleAndMoist,
    without: ['mulch-crop', 'weed-crop', 'nip-flower-stems', 'remove-outer-leaves'],
    jobs: [
      start(
        'Sow celery in trays',
        { tropical: [4, 5], subtropical: [3, 4, 5], temperate: [9, 11], cool: [8, 9], arid: [3, 4] },
        'Press the seed on damp mix without covering it; plant out after six to eight weeks, 25 cm apart.',
        'Celery is slow from seed and wants mild weather for its stalks.',
        'Celery seed',
      ),
      keepPicking(
        'Pick celery stalks from the outside',
        {
          tropical: [8, 9],
          subtropical: [7, 8, 9],
          temperate: [1, 2, 3, 4],
          cool: [12, 1, 2, 3],
          arid: [7, 8],
        },
        5,
        'Snap the largest outer stalks off at the base, or cut the whole head.',
        'Picked from the outside, one plant goes on for months.',
      ),
    ],
  },
  {
    name: 'Turmeric',
    synonyms: ['tumeric', 'yellow ginger root', 'haldi', 'kunyit'],
    akin: ['Curcuma alismatifolia', 'Curcuma'],
    species: 'Curcuma longa',
    kind: 'root-vegetable',
    cropMonths: 9,
    care: {
      watering: 'Twice a week in leaf, none once the leaves yellow.',
      sunlight: 'Half shade and warmth.',
      soil: 'Rich, loose, drained soil or a wide pot.',
      fertilizing: 'Compost at planting and a monthly liquid feed.',
      pruning: 'None; the leaves die down in winter.',
    },
    hardyTo: 'light',
    frostTender: true,
    frostShelter: 'lift',
    needs: sunOrHalfShade(openAndFertile),
    without: notARoot,
    jobs: [
      dampOnceWarm('turmeric'),
      mulchRhizomes('turmeric', { tropical: [11, 12], subtropical: [10, 11, 12], temperate: [11, 12] }),
      ...fedOn(
        'month',
        onceItShoots(
          tend(
            'turmeric',
            { tropical: [11, 12, 1, 2], subtropical: [11, 12, 1, 2], temperate: [12, 1, 2] },
            'snails',
          ),
        ),
      ),
      start(
        'Plant turmeric',
        { tropical: [10, 11], subtropical: [9, 10], temperate: [9, 10, 11] },
        'Lay plump pieces with buds 5 cm deep in rich, loose soil or a wide pot.',
        'It shoots in warm soil and needs nine or ten months.',
        'Turmeric rhizomes',
      ),
      pick(
        'Dig the turmeric when its leaves yellow',
        { tropical: [6, 7], subtropical: [6, 7, 8], temperate: [6, 7, 8], cool: [5, 6] },
        8,
        'Lift the clump, break off what you need and keep the best pieces for planting.',
        'The roots are fullest once the leaves have died down.',
      ),
    ],
  },
  {
    name: 'Horseradish',
    synonyms: ['Armoracia', 'horse radish', 'horseradish root'],
    species: 'Armoracia rusticana',
    kind: 'perennial-vegetable',
    care: {
      watering: 'A soak each week in summer.',
      sunlight: 'Sun to half shade.',
      soil: 'Deep soil; a tub keeps it in bounds.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Remove dead leaves in autumn.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['feed-summer', 'cut-down-tops'],
    jobs: [
      feed({
        rule: 'feed-late-winter',
        priority: 1,
        months: { subtropical: [8], temperate: [8], cool: [8, 9], arid: [8] },
        title: 'Feed the horseradish with compost',
        description: 'Spread a bucket of compost and old manure around the crown, not over it.',
        why: 'The leaves that come now make the roots that you dig in winter.',
        inPot: {
          description: 'Scrape off the top few centimetres of mix and fill up with compost and old manure.',
        },
        product: 'Compost',
      }),
      pick(
        'Dig horseradish roots',
        { tropical: [6], subtropical: [6], temperate: [5, 6], cool: [5, 6], arid: [6] },
        9,
        'Lift the whole plant in the cool months, keep the thick roots and replant pencil-thin pieces.',
        'The roots are hottest in the cool months, and pieces left behind spread.',
      ),
      plant({
        rule: 'replant-roots',
        priority: 3,
        months: { temperate: [8, 9], cool: [8, 9] },
        title: 'Replant pieces of horseradish root',
        description:
          'Set pencil-thick pieces at a slant, 5 cm under the soil, in a tub or a corner of their own.',
        why: 'Young pieces make straighter roots than an old clump.',
      }),
    ],
  },
]
