import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, harvest, prune } from '../../jobs/jobs.ts'
import { soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry, openAndFertile, sunOrHalfShade } from '../situations.ts'
import { netTree } from '../tropical-fruit.ts'
import { pickFrom } from './pick-from.ts'

/** Trees that gardeners plant for the pleasure of the fruit. */
export const collectorsTrees: readonly CatalogueEntry[] = [
  {
    name: 'Coffee',
    synonyms: ['coffee plant', 'coffee bush', 'coffee tree', 'Coffea', 'Arabica coffee', 'coffee berry'],
    species: 'Coffea arabica',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Half shade; full sun where it is humid.',
      soil: 'Rich, acid, drained soil.',
      fertilizing: 'Citrus food in spring and summer.',
      pruning: 'Keep coffee at head height after the harvest.',
    },
    needs: gentleAndMoist,
    weedNote:
      'Birds carry the berries into rainforest in Queensland and northern New South Wales: pick them all.',
    without: ['bag-fruit', 'feed-potash'],
    jobs: [
      coverFromFrost('coffee'),
      pickFrom(
        3,
        'Pick the red coffee cherries',
        { tropical: [5, 6, 7], subtropical: [6, 7, 8, 9], temperate: [8, 9, 10] },
        'Pick only those that are red all over, every week or two.',
        'Red cherries have ripe beans, and dropped ones come up as seedlings.',
      ),
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        after: 'harvest',
        fromMonths: 36,
        months: { tropical: [8, 9], subtropical: [9, 10], temperate: [10, 11] },
        title: 'Shorten the coffee bush after picking',
        description: 'Cut stems above your reach back and take out the oldest branches.',
        why: 'Next year’s berries grow on the shoots of this season.',
      }),
    ],
  },
  {
    name: 'Grumichama',
    synonyms: ['Brazilian grumichama', 'Eugenia brasiliensis'],
    species: 'Eugenia brasiliensis',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, more while fruit swells.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained, slightly acid soil.',
      fertilizing: 'Fruit food in spring and summer.',
      pruning: 'Shape it lightly after the fruit.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['feed-potash'],
    jobs: [
      netTree('grumichamas', 'tropical', 'subtropical', 'temperate'),
      pickFrom(
        4,
        'Pick the grumichamas',
        { tropical: [10, 11], subtropical: [11, 12], temperate: [12, 1] },
        'Pick when they are purple-black and soft, every second day for two weeks.',
        'The whole crop ripens within a fortnight, and birds know when.',
      ),
    ],
  },
  {
    name: 'Sapodilla',
    synonyms: ['chiku', 'chico fruit', 'Manilkara', 'chikoo'],
    species: 'Manilkara zapota',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry months.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, salty wind included.',
      fertilizing: 'Fruit food three times in the warm months.',
      pruning: 'Little; keep it low.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        5,
        'Pick the sapodillas',
        { tropical: [4, 5, 6, 7, 8, 9], subtropical: [6, 7, 8, 9, 10] },
        'Scratch the skin: pick when it is tan below, not green, and soften it indoors.',
        'Unripe sapodillas are full of latex and never sweeten.',
      ),
    ],
  },
  {
    name: 'Pistachio',
    synonyms: ['pistachio nut', 'Pistacia vera', 'Sirora pistachio'],
    species: 'Pistacia vera',
    kind: 'nut',
    needsChill: 'some',
    care: {
      watering: 'A deep soak each week while nuts fill.',
      sunlight: 'Full sun; hot, dry summers and cold winters.',
      soil: 'Deep, drained soil, limy included.',
      fertilizing: 'Fruit tree food in spring.',
      pruning: 'Build an open vase while it is young.',
    },
    needs: openAndDrained,
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 6,
        months: { temperate: [7], cool: [8], arid: [7] },
        title: 'Prune the pistachio to an open vase',
        description: 'Keep four or five main branches and shorten long whips by a third.',
        why: 'It is at rest, and the nuts come on last year’s wood.',
      }),
      pickFrom(
        6,
        'Shake down the pistachios',
        { temperate: [2, 3], cool: [3], arid: [2, 3] },
        'Knock the clusters onto a sheet once the husks are rosy and slip off; hull and dry them the same day.',
        'Husks stain and mould the shells within a day. A female needs a male tree nearby.',
      ),
    ],
  },
  {
    name: 'Desert lime',
    synonyms: ['Citrus glauca', 'wild lime'],
    akin: ['native orange'],
    species: 'Citrus glauca',
    kind: 'citrus',
    care: {
      watering: 'Deeply every two weeks while young; then it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Citrus food once in spring, half as much as a lemon.',
      pruning: 'Shorten long thorny shoots.',
    },
    needs: openAndDry,
    without: ['feed-summer', 'feed-autumn', 'cover-frost'],
    jobs: [
      feed({
        rule: 'feed-early-spring',
        priority: 1,
        fromMonths: 7,
        months: { subtropical: [8, 9], temperate: [9], arid: [8, 9] },
        title: 'Feed the desert lime lightly with citrus food',
        description:
          'Scatter citrus fertiliser at half the rate on the packet over damp soil and water it in well.',
        inPot: {
          description: 'Scatter half of what the packet says for pots over the damp mix and water it in.',
        },
        why: 'It comes from poor, dry country and wants half of what a lemon does.',
        product: 'Organic citrus fertiliser',
      }),
      soakInDrySpells('desert lime'),
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        after: 'harvest',
        fromMonths: 24,
        months: { subtropical: [1, 2], temperate: [2, 3], arid: [1, 2] },
        title: 'Shorten the long thorny shoots of the desert lime',
        description: 'Cut whips back by half with thick gloves, and open the middle a little.',
        why: 'The fruit is off, and next year’s flowers come on the shoots that follow.',
      }),
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 36,
        months: { subtropical: [11, 12], temperate: [12, 1], arid: [11, 12] },
        title: 'Pick desert limes',
        description: 'Shake ripe, yellow-green fruit onto a sheet; mind the thorns.',
        why: 'Fruit ripens a few weeks after the flowers and falls within days.',
      }),
    ],
  },
]
