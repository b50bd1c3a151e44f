import { coverFromFrost } from '../../frost.ts'
import { feed, prune } from '../../jobs.ts'
import { pick, start } from '../crop-jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Leaves and pods of the far north. */
export const topEndLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Moringa',
    synonyms: ['drumstick tree', 'horseradish tree'],
    species: 'Moringa oleifera',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly while young; it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains fast.',
      fertilizing: 'Compost once a year.',
      pruning: 'Cut it to chest height each year for leaves in reach.',
    },
    needs: openAndDrained,
    without: [
      'feed-early-growth',
      'feed-late-growth',
      'feed-potash',
      'water-dry-months',
      'remove-dead-wood',
      'check-anthracnose',
      'prune-after-harvest',
      'bag-fruit',
    ],
    jobs: [
      soakInDrySpells('moringa'),
      feed({
        rule: 'feed-yearly',
        priority: 1,
        months: { tropical: [10, 11], subtropical: [9, 10], arid: [9] },
        title: 'Spread compost around the moringa',
        description: 'Lay a bucket of compost over the roots and water it in.',
        why: 'Once a year is enough for a tree of poor soils.',
        product: 'Compost',
        inPot: { description: 'Scrape off the top few centimetres of mix and fill up with compost.' },
      }),
      prune({
        rule: 'cut-to-height',
        priority: 1,
        fromMonths: 12,
        months: { tropical: [9], subtropical: [9], arid: [9] },
        title: 'Cut the moringa to chest height',
        description: 'Saw the stems off at chest height, just above a bud.',
        why: 'It shoots again within weeks, with leaves and pods in reach.',
      }),
      pickFrom(
        1,
        'Pick moringa leaves and young pods',
        { tropical: [11, 12, 3, 4, 5], subtropical: [12, 1, 2, 3, 4], arid: [11, 12, 1, 2] },
        'Strip leaflets from young branches; pick pods while they snap.',
        'Young growth is soft, and every cut makes more.',
      ),
    ],
  },
  {
    name: 'Pandan',
    synonyms: ['pandan leaf', 'fragrant screw pine', 'Pandanus amaryllifolius'],
    akin: ['pandanus', 'screw pine'],
    species: 'Pandanus amaryllifolius',
    kind: 'herb',
    hardyTo: 'none',
    unusualIn: ['temperate'],
    care: {
      watering: 'Every second day in warm weather; keep it damp.',
      sunlight: 'Filtered sun.',
      soil: 'Rich, damp mix in a pot, or a shady bed.',
      fertilizing: 'Liquid food each month while it grows.',
      pruning: 'Take dead leaves off at the base.',
    },
    needs: gentleAndMoist,
    without: ['cut-old-stems', 'check-pests-spring', 'thin-for-air', 'water-pot-autumn'],
    jobs: [
      coverFromFrost('pandan'),
      pickFrom(
        1,
        'Cut pandan leaves from below',
        { tropical: [1, 2, 3, 4, 10, 11, 12], subtropical: [11, 12, 1, 2, 3, 4], temperate: [12, 1, 2, 3] },
        'Cut the lowest leaves close to the stem and leave the top.',
        'It makes new leaves in warmth only.',
      ),
    ],
  },
  {
    name: 'Aibika',
    synonyms: ['Queensland greens', 'slippery cabbage', 'Abelmoschus manihot', 'sunset hibiscus'],
    species: 'Abelmoschus manihot',
    kind: 'leafy-vegetable',
    cropMonths: 36,
    care: {
      watering: 'Every second day in dry weather.',
      sunlight: 'Sun or half shade.',
      soil: 'Rich, damp soil that drains.',
      fertilizing: 'Liquid food each fortnight while you pick.',
      pruning: 'Cut tall stems by half.',
    },
    needs: openAndFertile,
    without: ['check-pests-young', 'check-aphids', 'nip-flower-stems', 'remove-outer-leaves'],
    jobs: [
      start(
        'Plant aibika cuttings',
        { tropical: [10, 11, 12], subtropical: [9, 10, 11, 12, 1] },
        'Push stem cuttings a hand deep into damp soil.',
        'Cuttings root within two weeks in warmth.',
        'Aibika cuttings',
      ),
      pick(
        'Pick young aibika leaves',
        { tropical: [12, 1, 2, 3, 4], subtropical: [1, 2, 3, 4, 5] },
        2,
        'Take the top leaves and cook them briefly.',
        'Old leaves are slimy; picked plants stay young.',
      ),
    ],
  },
]
