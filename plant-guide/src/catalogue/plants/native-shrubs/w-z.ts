import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, prune } from '../../../jobs/jobs.ts'
import { south } from '../../../jobs/months.ts'
import { cutBack } from '../../jobs/garden-jobs.ts'
import { feedPotAgain, nativeFeed, pinchYoung, proteaFeed, waterWeekly } from '../../jobs/native-jobs.ts'
import { soakInland } from '../../jobs/tree-jobs.ts'
import { gentleAndDrained, openAndDry } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Waratah',
    synonyms: [
      'telopea',
      'New South Wales waratah',
      'Shady Lady',
      'Braidwood Brilliant',
      'Shady Lady Crimson',
      'Ruby Glow waratah',
    ],
    akin: ['Tasmanian waratah', 'tassie waratah', 'Telopea truncata', 'Gippsland waratah'],
    species: 'Telopea speciosissima',
    kind: 'native-shrub',
    care: {
      watering: 'A deep soak each week in the dry months. Drainage has to be perfect.',
      sunlight: 'Morning sun or light shade; hot western sun bleaches the flowers.',
      soil: 'Deep sandy loam, slightly acid. Raise the bed if yours is heavy.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring and after flowering, lightly.',
      pruning: 'Cut each flowered stem back by half to two thirds once the flower fades.',
    },
    needs: gentleAndDrained,
    without: ['check-pests-spring'],
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Shorten the waratah stems that flowered',
        description:
          'Cut every stem that flowered back by half or more. The shoots that follow bear next year’s flowers.',
        why: 'A waratah flowers on last summer’s shoots, so the cut right after flowering decides how many flowers come next year.',
        technical: 'The lignotuber lets an old plant be renewed by cutting stems to 20 cm.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [10], temperate: [11], cool: [11, 12] },
        fromMonths: 6,
      }),
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9, 10] },
        'Low-phosphorus feed as buds swell is all the extra a waratah can use.',
      ),
      pests({
        rule: 'check-borers',
        title: 'Check waratah buds and stems for borers',
        description:
          'Look for sawdust and holes at the forks and in the fat buds. Cut affected stems below the damage.',
        why: 'Macadamia twig-girdler and bud borers ruin next spring’s flower while it is still a bud.',
        priority: 2,
        minutes: 10,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3] },
      }),
      waterWeekly('waratah'),
      feed({
        rule: 'feed-after-flowering',
        priority: 2,
        months: { subtropical: [10], temperate: [11], cool: [12] },
        title: 'Feed the waratah lightly after its flowers',
        description:
          'Scatter a small handful of low-phosphorus native fertiliser on damp soil and water it in.',
        why: 'The shoots that carry next year’s flowers grow now.',
        product: 'Low-phosphorus native fertiliser',
      }),
    ],
  },
  {
    name: 'Westringia',
    synonyms: [
      'coastal rosemary',
      'native rosemary',
      'Zena',
      'Wynyabbie Gem',
      'Grey Box',
      'Mundi',
      'Aussie Box',
      'Jervis Gem',
      'Naringa',
      'Low Horizon',
    ],
    species: 'Westringia fruticosa',
    kind: 'native-shrub',
    care: {
      watering: 'Weekly while young; after that it gets by on rain almost anywhere in the south.',
      sunlight: 'Full sun. Salt wind does it no harm.',
      soil: 'Any soil that drains, from beach sand to loam.',
      fertilizing: 'A light feed of low-phosphorus native fertiliser in spring.',
      pruning: 'Clips beautifully. Trim little and often and never into bare wood.',
    },
    needs: openAndDry,
    unusualIn: ['tropical'],
    without: ['check-pests-spring'],
    watering: 'while-young',
    jobs: [
      soakInland('westringia', 24),
      prune({
        rule: 'prune-after-flowering',
        title: 'Clip the westringia to shape',
        description: 'Trim the green growth by a hand’s width with shears. Stop before you reach bare wood.',
        why: 'After the spring flowers a clip keeps the bush tight, and it has the warm months to fill in.',
        tropics: {
          why: 'Its shoots are longest as the wet ends, and a clip now keeps the bush tight through the dry.',
        },
        priority: 1,
        minutes: 30,
        months: { tropical: [5], subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        fromMonths: 2,
      }),
      prune({
        rule: 'trim-autumn',
        title: 'Tidy the westringia lightly',
        description: 'Run the shears over the longest shoots only.',
        why: 'A light autumn tidy holds the shape through winter; anything harder waits for spring.',
        priority: 2,
        minutes: 20,
        months: { subtropical: [3, 4], temperate: [3], cool: [2, 3], arid: [3] },
        fromMonths: 3,
      }),
      nativeFeed(south(9), 'A little food keeps a clipped bush from thinning out inside.'),
      feedPotAgain('westringia', ['subtropical', 'temperate', 'cool', 'arid']),
    ],
  },
  {
    name: 'Woolly bush',
    synonyms: ['Albany woolly bush', 'Adenanthos', 'woollybush', 'Silver Lining', 'Silver Streak'],
    species: 'Adenanthos sericeus',
    kind: 'native-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in the first two summers, then rarely.',
      sunlight: 'Full sun.',
      soil: 'Sand or a pot that drains fast.',
      fertilizing: 'Low-phosphorus native fertiliser once a year.',
      pruning: 'Clip lightly and often, never into bare wood.',
    },
    needs: openAndDry,
    without: ['check-pests-spring'],
    watering: 'while-young',
    jobs: [
      soakInland('woolly bush', 24),
      proteaFeed(
        { subtropical: [8, 9], temperate: [9], cool: [9], arid: [8, 9] },
        'It belongs to the protea family, and one light feed a year is enough.',
      ),
      cutBack(
        'Clip the woolly bush lightly',
        { subtropical: [3, 9], temperate: [3, 10], cool: [11], arid: [3] },
        'Shorten soft tips all over by a few centimetres.',
        'It does not shoot from bare wood, and light cuts keep it thick.',
      ),
    ],
  },
  {
    name: 'Zieria',
    synonyms: ['Pink Crystals', 'Zieria Carpet Star', 'pink zieria', 'zierias', 'Carpet Star'],
    species: 'Zieria hybrids',
    kind: 'native-shrub',
    care: {
      watering: 'A soak each week that stays dry, young or old.',
      sunlight: 'Morning sun or dappled shade.',
      soil: 'Drained soil with leaf mulch.',
      fertilizing: 'Low-phosphorus native fertiliser after flowering.',
      pruning: 'Trim zieria by a third as its spring flowers fade.',
    },
    needs: gentleAndDrained,
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Trim the zieria as its flowers fade',
        { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        'Shorten flowered shoots by a third, into leaf.',
        'A trim each year keeps it from opening up in the middle.',
      ),
      nativeFeed(
        { subtropical: [10], temperate: [10, 11], cool: [11, 12] },
        'New shoots follow the flowers, and a light feed brings them on.',
      ),
      waterWeekly('zieria'),
      pinchYoung('zieria', { subtropical: [12], temperate: [1], cool: [1] }),
    ],
  },
]
