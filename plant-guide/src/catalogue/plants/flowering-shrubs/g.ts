import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, prune, water } from '../../../jobs/jobs.ts'
import { cutBack, deadhead, feedAgain, feedIn, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Galphimia',
    synonyms: ['golden thryallis', 'Galphimia glauca', 'Thryallis', 'shower of gold', 'rain of gold'],
    akin: ['Galphimia gracilis', 'noche buena'],
    species: 'Galphimia gracilis',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['cool'],
    care: {
      watering: 'A soak a week until it is two years old, then in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little slow-release food in spring.',
      pruning: 'Trim galphimia all over by a third as winter ends.',
    },
    needs: openAndDrained,
    jobs: [
      cutBack(
        'Trim the galphimia by a third',
        { tropical: [6, 7], subtropical: [8], temperate: [9], arid: [8] },
        'Take a third off every shoot with shears.',
        'It stays dense to the ground, and each new shoot ends in a yellow spike.',
      ),
      soakInDrySpells('galphimia'),
    ],
  },
  {
    name: 'Gardenia',
    synonyms: [
      'gardina',
      'Gardenia jasminoides',
      'Florida gardenia',
      'Professor Pucci',
      'cape jasmine',
      'Grandiflora Star',
      'Aimee Yoshida',
      'Golden Magic',
      'O So Fine',
    ],
    akin: ['Magnifica', 'Radicans', 'tiare'],
    species: 'Gardenia jasminoides',
    kind: 'flowering-shrub',
    care: {
      watering: 'Regular water from spring to autumn; buds drop when it swings between dry and wet.',
      sunlight: 'Morning sun with afternoon shade, or sun all day in humid coastal gardens.',
      soil: 'Acid soil rich in compost. Yellow leaves with green veins are a sign that it needs iron.',
      fertilizing:
        'Azalea or gardenia food in September, November and March; Epsom salts if old leaves yellow.',
      pruning: 'Trim lightly as the summer flush ends, and never hard.',
    },
    needs: gentleAndMoist,
    jobs: [
      deadhead(
        'Snap browned flowers off the gardenia',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [1, 2, 3] },
        'Break each brown flower off with its short stalk, and leave the buds beside it.',
        'Old flowers hold mould, and the plant looks fresh without them.',
      ),
      { ...coverFromFrost('gardenia'), where: 'hard-frost', only: 'ground' },
      water({
        rule: 'shelter-winter',
        only: 'pot',
        priority: 1,
        minutes: 10,
        months: { cool: [4, 5] },
        title: 'Move the potted gardenia to its warmest wall',
        description:
          'Stand it against a sunny, sheltered wall until October, and let the top of the mix dry between drinks.',
        why: 'Cold, wet roots turn its leaves yellow and drop them.',
      }),
      feedAgain('gardenia', {
        rule: 'feed-autumn',
        months: { tropical: [3], subtropical: [3], temperate: [3], cool: [2] },
        title: 'Feed the gardenia lightly before the cool',
        tropics: {
          title: 'Feed the gardenia lightly as the wet ends',
          why: 'The soil is warm and damp, and it feeds the leaves through the dry.',
        },
        description: 'Scatter a light handful of azalea food on damp soil and water it in.',
        why: 'The soil is warm, and it feeds the leaves through the cool months.',
        product: 'Camellia and azalea fertiliser',
      }),
      feed({
        rule: 'feed-spring',
        // A new one is not fed in the heat of summer.
        fromMonths: 2,
        title: 'Feed the gardenia for summer flowers',
        tropics: {
          title: 'Feed the gardenia for its flowers',
          why: 'Gardenias are hungry as they start to grow, and this feed makes the flowers of the wet.',
          technical: 'Where soil is limy it locks up iron, and new leaves stay pale between their veins.',
        },
        description:
          'Give gardenia or azalea food on damp soil, then a dose of iron chelate if new leaves are pale.',
        why: 'Gardenias are hungry as they start to grow: a feed now gives you perfume at Christmas.',
        technical: 'Cold soil locks up magnesium and iron, so some winter yellowing greens up by itself.',
        priority: 1,
        months: { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [10] },
        product: 'Camellia and azalea fertiliser',
      }),
      feed({
        rule: 'feed-summer',
        fromMonths: 3,
        title: 'Feed the gardenia again as its buds swell',
        description: 'Give a second, lighter feed on damp soil and water it in well.',
        why: 'The buds are filling, and in very hot weather it is better left alone.',
        priority: 2,
        months: { tropical: [11], subtropical: [11], temperate: [11], cool: [12] },
        product: 'Camellia and azalea fertiliser',
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Check for scale and sooty mould',
        description:
          'Wipe brown bumps off the stems and leaf ribs with a soapy cloth. Look for scale where ants climb.',
        why: 'Black soot on gardenia leaves comes from scale, which starts on new growth.',
        priority: 1,
        months: { tropical: [8, 9], subtropical: [9], temperate: [9, 10], cool: [10, 11] },
      }),
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the gardenia after its summer flush',
        tropics: { title: 'Trim after the main flush' },
        description: 'Take the spent flowers off with a few leaves, shaping as you go.',
        why: 'A light trim while it is warm gives a second flush; a hard cut would take the next flowers.',
        priority: 1,
        minutes: 20,
        months: { tropical: [3], subtropical: [2], temperate: [2], cool: [2] },
        fromMonths: 6,
      }),
    ],
  },
  {
    name: 'Golden candles',
    synonyms: [
      'Pachystachys',
      'Pachystachys lutea',
      'lollipop plant',
      'golden shrimp plant',
      'yellow shrimp plant',
    ],
    species: 'Pachystachys lutea',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week while it is dry; it wilts within hours.',
      sunlight: 'Bright shade or morning sun.',
      soil: 'Rich, drained soil or a good potting mix.',
      fertilizing: 'Slow-release as it warms up, and flower food once more.',
      pruning: 'Cut golden candles back by half as the growing season begins.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      coverFromFrost('golden candles'),
      prune({
        rule: 'prune-early-growth',
        priority: 1,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [9], temperate: [9] },
        title: 'Cut the golden candles back by half',
        description: 'Shorten every stem by half, to just above a pair of leaves.',
        why: 'A candle stands at the end of each new shoot, and bare old stems have few.',
      }),
      feedAgain('golden candles', { months: { tropical: [1], subtropical: [12], temperate: [12] } }),
      waterWeekly('golden candles', 'twice a week'),
    ],
  },
  {
    name: 'Gordonia',
    synonyms: ['fried egg tree', 'Polyspora', 'poached egg tree'],
    species: 'Polyspora axillaris',
    kind: 'flowering-shrub',
    care: {
      watering: 'A deep soak each week in dry spells.',
      sunlight: 'Full sun to dappled shade.',
      soil: 'Acid, drained soil with compost.',
      fertilizing: 'Camellia food in early spring.',
      pruning: 'Shape gordonia lightly in spring after its flowers.',
    },
    needs: openAndFertile,
    jobs: [
      cutBack(
        'Shape the gordonia after flowering',
        { subtropical: [9], temperate: [9, 10], cool: [10] },
        'Shorten long shoots to a leaf inside the crown.',
        'Buds for autumn form on the new growth.',
      ),
      feedIn(
        'Camellia and azalea fertiliser',
        'Feed the gordonia with camellia food',
        { subtropical: [8], temperate: [9], cool: [9, 10] },
        'Scatter azalea and camellia food over damp soil out to the edge of the leaves and water it in.',
        'Like its cousins the camellias it wants its food acid.',
      ),
    ],
  },
]
