import type { CatalogueEntry } from '../../../entry.ts'
import { feed, propagate, prune } from '../../../jobs/jobs.ts'
import { everywhere } from '../../../jobs/months.ts'
import { freshMix, freshMixWhileBare } from '../../../kinds/common-jobs.ts'
import {
  cutBack,
  feedIn,
  feedInAPotAlone,
  lookFor,
  soakInDrySpells,
  tieInAsItRuns,
} from '../../jobs/garden-jobs.ts'
import { nativeFeed, waterWeekly } from '../../jobs/native-jobs.ts'
import { pickFrom } from '../../jobs/picking.ts'
import { gentleAndMoist, openAndFertile, sunnyAnySoil } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Vanilla vine',
    synonyms: ['vanilla bean', 'vanilla orchid', 'vanilla pod', 'Vanilla planifolia'],
    akin: ['vanilla'],
    species: 'Vanilla planifolia',
    kind: 'climber',
    hardyTo: 'none',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week through the dry, with mist over the leaves.',
      sunlight: 'Half shade: under a tree or shade cloth.',
      soil: 'A heap of leaf mould, bark and compost at the foot of a post or a tree.',
      fertilizing: 'Half-strength liquid plant food as it warms up, and new leaf mould each year.',
      pruning: 'Loop long vanilla shoots back down within reach; what hangs flowers.',
    },
    needs: gentleAndMoist,
    planting: { tropical: [10, 11, 12] },
    without: ['prune-after-flowering', 'check-pests-spring'],
    jobs: [
      waterWeekly('vanilla', 'twice a week'),
      feedIn(
        'Liquid fertiliser',
        'Feed the vanilla as it warms up',
        { tropical: [10, 11] },
        'Water in half-strength liquid plant food, and spread a bucket of leaf mould over the roots.',
        'The vine grows through the warm, wet months, and its roots feed in what rots there.',
      ),
      prune({
        rule: 'tie-in',
        priority: 2,
        minutes: 15,
        months: { tropical: [2, 3] },
        title: 'Loop the vanilla’s shoots back down',
        description:
          'Lift the ends off the tree with care and hang them over a branch or a rail at head height.',
        why: 'Flowers come on shoots that bend down, where you can reach them.',
      }),
      prune({
        rule: 'tip-before-flowers',
        priority: 2,
        minutes: 10,
        fromMonths: 30,
        months: { tropical: [6, 7] },
        title: 'Nip the tips off the vanilla’s hanging shoots',
        description: 'Take the last 10 cm off shoots that hang, and halve the water for the next few weeks.',
        why: 'A shoot that has stopped growing sets flowers for the end of the dry.',
      }),
      lookFor(
        'Look for scale and rot on the vanilla',
        { tropical: [4, 5] },
        'Wipe scale off the stems, and cut soft brown pieces out down to clean green.',
        'Both start in the wet, between leaves that never dry.',
      ),
      propagate({
        rule: 'take-cuttings',
        priority: 3,
        minutes: 20,
        fromMonths: 24,
        months: { tropical: [4, 5] },
        title: 'Root a length of the vanilla',
        description:
          'Cut a metre of stem, leave it in the shade for some days, and lay its lower joints in leaf mould at the foot of a post.',
        why: 'The cut has to dry first, and a long piece flowers years before a short one.',
      }),
      pickFrom(
        3,
        'Pick the vanilla beans',
        { tropical: [7, 8] },
        'Pick those whose tips turn yellow, dip them in hot water, and dry them for weeks in the sun by day and a cloth by night.',
        'Here no insect sets them: each is from a flower that was pollinated by hand with a toothpick, on its one morning.',
      ),
    ],
  },
  {
    name: 'Virginia creeper',
    synonyms: ['Parthenocissus quinquefolia', 'five-leaved ivy', 'virginian creeper'],
    species: 'Parthenocissus quinquefolia',
    kind: 'climber',
    care: {
      watering: 'A soak each week in its first two summers, then in long dry spells.',
      sunlight: 'Any light; the red is best in sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Seldom needed; a pot in spring.',
      pruning: 'Cut Virginia creeper away from gutters and windows while it is bare.',
    },
    needs: sunnyAnySoil,
    without: ['prune-after-flowering', 'tie-in', 'add-compost', 'check-pests-spring'],
    feeding: 'never',
    jobs: [
      soakInDrySpells('Virginia creeper'),
      prune({
        rule: 'lead-up-wall',
        priority: 2,
        untilMonths: 23,
        minutes: 10,
        months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        title: 'Lead the young Virginia creeper to its wall',
        description:
          'Lean long shoots against the wall behind a cane, and take the cane away once they hold.',
        why: 'Its pads hold on to new growth alone, and shoots that miss the wall run along the ground.',
      }),
      lookFor(
        'Look for vine moth caterpillars on the Virginia creeper',
        { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        'Pick the black and yellow caterpillars off young leaves, or cut out the shoot that they are on.',
        'A few of them strip a shoot in days, and these are the parents of a second, larger brood.',
      ),
      prune({
        rule: 'prune-winter',
        fromMonths: 24,
        priority: 1,
        minutes: 45,
        months: { subtropical: [7], temperate: [6, 7], cool: [7, 8], arid: [7] },
        title: 'Cut the Virginia creeper away from roof and gutters',
        description:
          'Cut stems back half a metre from gutters, tiles and window frames; pull runners off the ground.',
        why: 'It is bare, so you see where it has gone, and it grows that half metre again by the end of spring.',
      }),
      {
        ...cutBack(
          'Trim the Virginia creeper in midsummer',
          { temperate: [1], cool: [1], subtropical: [1] },
          'Shorten hanging shoots and those that reach for the eaves.',
          'It makes several metres in a summer, and a second cut keeps it off the roof.',
        ),
        rule: 'trim-midsummer',
        fromMonths: 24,
        priority: 2,
      },
      feedInAPotAlone('Virginia creeper', { subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] }),
    ],
  },
  {
    name: 'White jasmine',
    synonyms: ['Jasminum polyanthum', 'Chinese jasmine', 'pink jasmine', 'winter jasmine climber'],
    akin: [
      'Jasminum azoricum',
      'Jasminum nitidum',
      'Jasminum officinale',
      'angelwing jasmine',
      'Jasminum mesnyi',
      'primrose jasmine',
    ],
    species: 'Jasminum polyanthum',
    kind: 'climber',
    care: {
      watering: 'Each week in the first summer.',
      sunlight: 'Sun to half shade.',
      soil: 'Any drained soil, best in a pot.',
      fertilizing: 'Little; it grows too well.',
      pruning: 'Cut white jasmine back hard as its spring flowers end.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'White jasmine smothers bushland from New South Wales to South Australia. Grow it in a pot and bin the cuttings.',
    without: ['feed-spring', 'add-compost', 'check-pests-spring'],
    jobs: [
      {
        ...cutBack(
          'Cut the white jasmine back hard after flowering',
          { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
          'Cut it to a frame of main stems and pull out every runner that has rooted.',
          'It makes metres of growth each summer and roots wherever it touches soil.',
        ),
        fromMonths: 12,
      },
      soakInDrySpells('white jasmine'),
      // It is in bud and flower when other plants are repotted.
      { ...freshMix, months: { subtropical: [11], temperate: [11, 12], cool: [12], arid: [3] } },
      feedInAPotAlone('white jasmine', { subtropical: [11], temperate: [12], cool: [12], arid: [11] }),
    ],
  },
  {
    name: 'Wisteria',
    synonyms: ['Chinese wisteria', 'Wisteria sinensis', 'wistaria'],
    akin: ['Japanese wisteria'],
    species: 'Wisteria sinensis',
    kind: 'climber',
    care: {
      watering: 'Deep water weekly for two summers, rarely after.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil; a strong frame matters more.',
      fertilizing:
        'Little: potash in late winter, and slow-release food in a pot after the flowers. Much nitrogen brings leaves and no flowers.',
      pruning: 'Shorten whippy shoots several times in summer, then to two or three buds in winter.',
    },
    needs: openAndFertile,
    weedNote:
      'Runs along the ground and into bushland where it is left alone. Cut runners off as they appear.',
    without: ['prune-after-flowering', 'add-compost'],
    jobs: [
      prune({
        rule: 'prune-winter',
        title: 'Shorten the wisteria’s side shoots to two or three buds',
        description:
          'Cut last summer’s shortened shoots to two or three fat buds, and leave the round flower buds on.',
        why: 'With the leaves off you can tell fat flower buds from thin leaf buds and keep them all.',
        technical: 'Summer-shortened laterals form spurs; the winter cut lets them bloom clear of leaves.',
        priority: 1,
        minutes: 60,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        fromMonths: 9,
      }),
      prune({
        rule: 'trim-summer',
        title: 'Cut the wisteria’s long shoots and runners',
        description: 'Shorten the long shoots to six leaves, and cut ground runners at the base.',
        why: 'Wisteria shortened in summer makes flower buds in place of more long shoots.',
        priority: 1,
        minutes: 40,
        months: { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        repeat: 'season',
        fromMonths: 3,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Give the wisteria potash before its buds swell',
        description: 'Scatter a handful of sulphate of potash at the base and water it in.',
        why: 'Potash helps the flower buds; nitrogen only makes more leaf.',
        priority: 2,
        months: { subtropical: [7], temperate: [8], cool: [8, 9], arid: [8] },
        product: 'Sulphate of potash',
      }),
      soakInDrySpells('wisteria'),
      freshMixWhileBare,
      {
        ...feedInAPotAlone('wisteria', { subtropical: [10], temperate: [11], cool: [11], arid: [10] }),
        priority: 1,
      },
    ],
  },
  {
    name: 'Wonga wonga vine',
    synonyms: ['pandorea', 'Pandorea pandorana', 'Funky Bells'],
    species: 'Pandorea pandorana',
    kind: 'climber',
    care: {
      watering: 'A weekly soak while young, fortnightly in dry summers later.',
      sunlight: 'Head in the sun, roots in the shade.',
      soil: 'Moist loam with compost.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring.',
      pruning: 'Thin and shorten after flowering before it takes the fence.',
    },
    needs: sunnyAnySoil,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Thin and shorten the wonga wonga vine after flowering',
        description: 'Take out tangled stems at the base and shorten the rest to fit their wires.',
        why: 'Thinned after the creamy bells, the vine flowers from top to bottom instead of only on top.',
        priority: 1,
        minutes: 30,
        months: { tropical: [10], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        fromMonths: 9,
      }),
      nativeFeed(everywhere(9), 'A light feed suits the new shoots.'),
      soakInDrySpells('wonga wonga vine'),
      tieInAsItRuns('wonga wonga vine', {
        tropical: [12],
        subtropical: [12, 1],
        temperate: [1, 2],
        cool: [1, 2],
        arid: [12, 1],
      }),
    ],
  },
]
