import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, mulch, pests, prune, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { potDrink } from '../../kinds/common-jobs.ts'
import { dampUntilUp, keepPicking, start } from '../crop-jobs.ts'
import { soakInDrySpells } from '../garden-jobs.ts'
import { feedLeavesMonthly } from '../herb-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunOrHalfShade } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

const waterAibika = water({
  rule: 'water-standing',
  priority: 1,
  repeat: 'season',
  months: { tropical: range(5, 11), subtropical: range(9, 5) },
  title: 'Water the aibika in dry weeks',
  description: 'Soak the roots every second day that it has not rained.',
  why: 'Its large, soft leaves wilt as soon as the soil dries.',
})

/** Leaves and pods of the far north. */
export const topEndLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Moringa',
    synonyms: ['drumstick tree', 'horseradish tree', 'malunggay'],
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
    unusualIn: ['temperate', 'cool'],
    without: [
      'water-young',
      'feed-early-growth',
      'feed-late-growth',
      'feed-potash',
      'water-dry-months',
      'remove-dead-wood',
      'check-anthracnose',
      'prune-after-harvest',
      'bag-fruit',
      'add-compost',
    ],
    jobs: [
      soakInDrySpells('moringa'),
      feed({
        rule: 'feed-yearly',
        priority: 1,
        months: { tropical: [10, 11], subtropical: [9, 10], temperate: [10], arid: [9] },
        title: 'Spread compost around the moringa',
        description: 'Lay a bucket of compost over the roots and water it in.',
        why: 'Once a year is enough for a tree of poor soils.',
        product: 'Compost',
        inPot: { description: 'Scrape off the top few centimetres of mix and fill up with compost.' },
      }),
      prune({
        rule: 'pinch-young',
        priority: 1,
        minutes: 5,
        fromMonths: 2,
        untilMonths: 11,
        months: { tropical: [12, 1, 2], subtropical: [12, 1, 2], temperate: [12, 1], arid: [11, 12, 1] },
        title: 'Pinch the young moringa at waist height',
        description: 'Nip the tip out, and those of the side shoots once they are as long as your arm.',
        why: 'Left alone it becomes a bare pole with its leaves out of reach.',
      }),
      prune({
        rule: 'cut-to-height',
        priority: 1,
        fromMonths: 12,
        months: { tropical: [9], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Cut the moringa to chest height',
        description: 'Saw the stems off at chest height, just above a bud.',
        why: 'It shoots again within weeks, with leaves and pods in reach.',
      }),
      pickFrom(
        1,
        'Pick moringa leaves and young pods',
        {
          tropical: [11, 12, 3, 4, 5],
          subtropical: [12, 1, 2, 3, 4],
          temperate: [12, 1, 2, 3],
          arid: [11, 12, 1, 2],
        },
        'Strip leaflets from young branches; pick pods while they snap.',
        'Young growth is soft, and every cut makes more.',
      ),
    ],
  },
  {
    name: 'Pandan',
    synonyms: ['pandan leaf', 'fragrant screw pine', 'Pandanus amaryllifolius'],
    akin: ['screw pine'],
    species: 'Pandanus amaryllifolius',
    kind: 'herb',
    hardyTo: 'none',
    unusualIn: ['temperate'],
    frostShelter: 'lift',
    care: {
      watering: 'Every second day in warm weather, and once the top is dry in the cool.',
      sunlight: 'Filtered sun.',
      soil: 'Rich, damp mix in a pot, or a shady bed.',
      fertilizing: 'Liquid food each month while it grows.',
      pruning: 'Take dead leaves off at the base.',
    },
    needs: gentleAndMoist,
    without: ['cut-old-stems', 'check-pests-spring', 'thin-for-air', 'water-pot-autumn'],
    jobs: [
      coverFromFrost('pandan'),
      {
        ...waterWeekly('pandan', 'every second day'),
        description:
          'Soak the roots every second day in the heat, and in cooler weather once the top is dry.',
      },
      feedLeavesMonthly('pandan', {
        tropical: range(10, 3),
        subtropical: range(10, 3),
        temperate: [11, 12, 1, 2],
      }),
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
    needs: sunOrHalfShade(openAndFertile),
    frostShelter: 'always',
    without: [
      'check-pests-young',
      'check-aphids',
      'nip-flower-stems',
      'remove-outer-leaves',
      'feed-leaves',
      'water-leaves',
    ],
    jobs: [
      start(
        'Plant aibika cuttings',
        { tropical: [10, 11, 12], subtropical: [9, 10, 11, 12, 1] },
        'Push stem cuttings 15 cm deep into damp soil.',
        'Cuttings root within two weeks in warmth.',
        'Aibika cuttings',
      ),
      dampUntilUp('aibika cuttings'),
      prune({
        rule: 'cut-tall-stems',
        priority: 1,
        minutes: 15,
        fromMonths: 6,
        months: { tropical: [10], subtropical: [9] },
        title: 'Cut the tall aibika stems by half',
        description: 'Cut each long stem back to half its height, just above a leaf, and plant the tops.',
        why: 'It shoots from below the cuts, with soft leaves where you can reach them.',
      }),
      mulch({
        rule: 'mulch-crop',
        priority: 2,
        months: { tropical: [5], subtropical: [10] },
        title: 'Mulch the aibika',
        description: 'Spread 5 cm of straw or sugar cane mulch over damp soil, clear of the stems.',
        inPot: { description: 'Spread 2 cm of straw or sugar cane mulch over damp mix, clear of the stems.' },
        why: 'Its roots lie shallow, and its leaves wilt as soon as they are dry.',
        product: 'Sugar cane mulch',
      }),
      { ...waterAibika, ...potDrink, only: 'pot' },
      // In the ground rain is enough in the wet, also for cuttings that went in as it began.
      { ...waterAibika, rule: 'water-dry-months', only: 'ground' },
      feed({
        rule: 'feed-standing',
        priority: 1,
        repeat: 'season',
        fromMonths: 1,
        months: { tropical: [12, 1, 2], subtropical: [12, 1, 2] },
        title: 'Feed the aibika while you pick it',
        description: 'Water in a leafy liquid food on damp soil, and again two weeks later.',
        why: 'Every leaf that is picked is to grow again.',
        product: 'Liquid fertiliser',
      }),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        months: { tropical: [1, 2], subtropical: [1, 2] },
        title: 'Look for rolled and chewed aibika leaves',
        description: 'Unroll leaves that are folded, and pick caterpillars and beetles off.',
        why: 'Leaf rollers and beetles are busiest in the wet, hot months.',
      }),
      keepPicking(
        'Pick young aibika leaves',
        { tropical: [12, 1, 2, 3, 4], subtropical: [1, 2, 3, 4, 5] },
        2,
        'Take the top leaves and cook them briefly.',
        'Old leaves are slimy; picked plants stay young.',
      ),
    ],
  },
]
