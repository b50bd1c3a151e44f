import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { pests, prune } from '../../../jobs/jobs.ts'
import { south } from '../../../jobs/months.ts'
import { cutBack } from '../../jobs/garden-jobs.ts'
import {
  cutOutGalls,
  feedPotAgain,
  myrtleRust,
  nativeFeed,
  settleIn,
  soakUntilRooted,
  waterWeekly,
} from '../../jobs/native-jobs.ts'
import { liftCrown } from '../../jobs/tree-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Water gum',
    synonyms: ['Tristaniopsis', 'Luscious water gum', 'kanuka', 'Tristaniopsis laurina'],
    akin: ['Tristania'],
    species: 'Tristaniopsis laurina',
    kind: 'native-tree',
    care: {
      watering: 'Deeply each week for three summers; it comes from creek banks.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that does not dry right out.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Lift low branches of a young water gum; shape it after summer flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      {
        ...settleIn(
          ['subtropical', 'temperate', 'cool'],
          'Let a hose trickle over the roots for an hour once a week, twice in heat.',
        ),
        untilMonths: 36,
      },
      { ...coverFromFrost('young water gum', { untilMonths: 24 }), where: 'hard-frost' },
      cutBack(
        'Shape the water gum after flowering',
        { subtropical: [2], temperate: [2], cool: [2] },
        'Shorten side branches that spoil the frame and take crossing ones out.',
        'Cuts heal quickly while it is warm, and new red leaves follow.',
      ),
      liftCrown('water gum', { subtropical: [8], temperate: [8], cool: [9] }),
      myrtleRust(),
      feedPotAgain('water gum', ['subtropical', 'temperate', 'cool']),
    ],
  },
  {
    name: 'Wattle',
    synonyms: ['golden wattle', 'acacia', 'Australian floral emblem', 'Scarlet Blaze'],
    akin: [
      'silver wattle',
      'Acacia floribunda',
      'blackwood',
      'myall',
      'weeping myall',
      'gidgee',
      'Sydney golden wattle',
      'wattleseed',
      'Acacia melanoxylon',
      'brigalow',
      'coojong',
      'golden wreath wattle',
      'gold dust wattle',
      'Flinders Range wattle',
    ],
    species: 'Acacia pycnantha',
    kind: 'native-tree',
    care: {
      watering:
        'Water deeply every week in the first two summers and leave it to the rain after that. Soft, overwatered wattles blow over.',
      sunlight: 'Full sun or the edge of taller gums.',
      soil: 'Poor, well-drained soil suits it; it makes its own nitrogen.',
      fertilizing:
        'Little or none. A pinch of low-phosphorus native fertiliser in its first springs is enough.',
      pruning:
        'Cut back by a third as the blossom fades in spring, never into bare old wood. Expect ten to fifteen years.',
    },
    needs: openAndDry,
    watering: 'while-young',
    feeding: 'while-young',
    without: ['loosen-ties'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Prune straight after the wattle blossom',
        description:
          'Take a third off the flowered branches as the gold fades, leaving green leaves below every cut.',
        why: 'Straight after blossom is the one good moment: the cut stops heavy seed set and keeps a short-lived tree dense.',
        technical: 'Cuts into leafless wood seldom reshoot and give borers a way in.',
        priority: 1,
        minutes: 30,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        fromMonths: 6,
      }),
      pests({
        rule: 'check-pests-spring',
        fromMonths: 12,
        title: 'Check the wattle’s trunk for borers',
        description:
          'Look for sawdust, gum and webbing at forks. Push a wire down the hole and cut badly bored branches off.',
        why: 'Borers shorten a wattle’s life, and in spring they are still close to the surface.',
        priority: 1,
        minutes: 15,
        months: { subtropical: [10, 11], temperate: [10, 11], cool: [11], arid: [10, 11] },
      }),
      pests({
        rule: 'check-pests-autumn',
        title: 'Cut twigs with galls off the wattle',
        description: 'Snip off twigs carrying brown lumps and put them in the bin, not the compost.',
        why: 'Galls taken off before winter do not hatch into more of them.',
        priority: 2,
        minutes: 15,
        months: south(5),
      }),
      nativeFeed(
        { subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Wattles make their own nitrogen, and a pinch of food is the most they need.',
        2,
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Pour a bucket on slowly over the roots once a week.',
      ),
    ],
  },
  {
    name: 'Weeping lilly pilly',
    synonyms: [
      'Waterhousea',
      'Sweeper lilly pilly',
      'weeping myrtle',
      'Syzygium floribundum',
      'Waterhousea floribunda',
      'Green Avenue',
    ],
    species: 'Syzygium floribundum',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'Deeply each week for two summers.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that holds water.',
      fertilizing: 'Low-phosphorus native fertiliser in spring.',
      pruning: 'Clip a screen twice a year.',
    },
    needs: sunnyAnySoil,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      cutBack(
        'Clip the weeping lilly pilly',
        { tropical: [4, 5], subtropical: [3, 4], temperate: [3], cool: [2] },
        'Shorten new growth by half.',
        'New shoots hang pink and thick within weeks.',
      ),
      myrtleRust(),
      prune({
        rule: 'trim-spring',
        priority: 2,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [11], temperate: [11], cool: [12] },
        title: 'Trim the weeping lilly pilly’s new shoots',
        description: 'Where it is grown as a screen, take the soft shoots back by half with sharp shears.',
        why: 'Two light clips a year keep a screen green down to the ground.',
      }),
    ],
  },
  {
    name: 'Wollemi pine',
    synonyms: ['Wollemia', 'Wollemia nobilis', 'Wollemi'],
    species: 'Wollemia nobilis',
    kind: 'native-tree',
    care: {
      watering: 'Weekly in the ground, and in a pot once the top is dry.',
      sunlight: 'Bright shade while young, more sun later.',
      soil: 'Acid soil that drains sharply, or a pot for its first years.',
      fertilizing: 'Slow-release low in phosphorus in spring.',
      pruning: 'Wollemi pine needs no pruning; branches drop whole with age.',
    },
    needs: gentleAndMoist,
    without: ['check-pests-spring', 'remove-dead-wood'],
    jobs: [
      prune({
        rule: 'remove-spent-branches',
        priority: 3,
        fromMonths: 48,
        minutes: 10,
        months: { subtropical: [9], temperate: [9], cool: [10] },
        title: 'Take spent branches off the Wollemi pine',
        description: 'Cut brown side branches at the trunk and leave the leader alone.',
        why: 'It sheds whole branches, and new shoots wait below them.',
      }),
      waterWeekly('Wollemi pine'),
    ],
  },
  {
    name: 'Yellow gum',
    synonyms: ['Eucalyptus leucoxylon', 'Euky Dwarf', 'SA blue gum', 'red-flowered yellow gum'],
    akin: ['dwarf sugar gum', 'sugar gum'],
    species: 'Eucalyptus leucoxylon ‘Euky Dwarf’',
    kind: 'native-tree',
    care: {
      watering: 'A bucket each week in its first summer and each fortnight in the second.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, lime and clay included.',
      fertilizing: 'A little low-phosphorus food in spring while young.',
      pruning: 'Shape the young gum little by little; leave a tall tree to an arborist.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        priority: 2,
        fromMonths: 12,
        untilMonths: 72,
        months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Shape the young yellow gum',
        description: 'Keep one straight leader and shorten low side branches little by little.',
        why: 'Its winter and spring flowers are over, and a good frame lasts for life.',
      }),
      ...soakUntilRooted('subtropical', 'temperate', 'cool', 'arid'),
      cutOutGalls('yellow gum'),
    ],
  },
]
