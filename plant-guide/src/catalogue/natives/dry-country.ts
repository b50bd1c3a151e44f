import type { CatalogueEntry } from '../../entry.ts'
import { harvest, pests, prune } from '../../jobs/jobs.ts'
import { settleInBy } from '../../kinds/common-jobs.ts'
import { cutBack, soakInDrySpells } from '../garden-jobs.ts'
import { oneLeader, soakUntilRooted } from '../native-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'
import { liftCrown } from '../trees/tree-jobs.ts'

/** Plants that live on little rain, from Perth to inland Queensland. */
export const dryCountryNatives: readonly CatalogueEntry[] = [
  {
    name: 'Zamia',
    synonyms: ['Macrozamia', 'zamia palm', 'burrawang', 'Macrozamia riedlei', 'Macrozamia communis'],
    species: 'Macrozamia riedlei',
    kind: 'native-perennial',
    care: {
      watering:
        'Once a week in its first summer, once a fortnight in the second; then only in long dry spells.',
      sunlight: 'Sun or light shade.',
      soil: 'Sand or any soil that drains sharply.',
      fertilizing: 'A little native plant food low in phosphorus while young.',
      pruning: 'Cut brown zamia leaves only. The seeds are very poisonous to dogs and people.',
    },
    needs: sunOrHalfShade(openAndDry),
    watering: 'while-young',
    feeding: 'while-young',
    without: ['cut-spent-stems', 'check-snails'],
    jobs: [
      settleInBy({
        description: 'Soak the soil over the roots once a week, unless there has been good rain.',
        inPot: {
          description: 'Water it in well once, and then let the mix dry halfway down between drinks.',
          why: 'It lives on the water in its trunk until new roots grow, and rots in mix that stays wet.',
        },
      }),
      prune({
        rule: 'remove-brown-leaves',
        priority: 2,
        fromMonths: 12,
        months: { subtropical: [2], temperate: [2, 3], arid: [2] },
        title: 'Cut brown leaves off the zamia',
        description: 'Cut them close to the trunk with gloves on, and leave every green one.',
        why: 'The new leaves have hardened. A zamia makes one ring of them a year and lives on it.',
      }),
      pests({
        rule: 'remove-seeds',
        priority: 2,
        minutes: 10,
        fromMonths: 60,
        months: { subtropical: [4], temperate: [4, 5], arid: [4] },
        title: 'Pick up the zamia’s seeds',
        description:
          'Gather the red seeds with gloves on as the cone falls apart, and bin them where dogs play.',
        why: 'The bright seeds are very poisonous, and dogs chew them.',
      }),
      ...soakUntilRooted('subtropical', 'temperate', 'arid'),
      soakInDrySpells('zamia'),
    ],
  },
  {
    name: 'Bush tomato',
    synonyms: ['kutjera', 'desert raisin', 'Solanum centrale', 'akudjura'],
    species: 'Solanum centrale',
    kind: 'native-perennial',
    care: {
      watering: 'A soak each week in its first summer, then every second week while it grows.',
      sunlight: 'Full sun.',
      soil: 'Sand or drained red soil.',
      fertilizing: 'None.',
      pruning: 'Cut bush tomato to the ground when it is bare; it suckers back.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: ['cut-spent-stems', 'mulch-before-summer', 'check-snails', 'apply-soil-wetter'],
    jobs: [
      harvest({
        rule: 'harvest',
        priority: 1,
        fromMonths: 12,
        months: { arid: [3, 4, 5] },
        title: 'Gather the dried bush tomatoes',
        description: 'Shake fruit that has shrivelled on the bush onto a sheet and dry it for another week.',
        why: 'Only ripe, dried fruit is eaten; green bush tomatoes are poisonous, and so are many of their cousins.',
      }),
      cutBack(
        'Cut the bush tomato down',
        { arid: [8] },
        'Cut bare stems at the ground and leave the roots alone.',
        'New shoots come up from the roots after rain.',
      ),
      ...soakUntilRooted('arid'),
      soakInDrySpells('bush tomato'),
    ],
  },
  {
    name: 'Chamomile sunray',
    synonyms: ['Rhodanthe', 'Rhodanthe anthemoides', 'Paper Star', 'paper cascade'],
    akin: ['pink everlasting', 'Rhodanthe chlorocephala', 'Rhodanthe manglesii'],
    species: 'Rhodanthe anthemoides',
    kind: 'native-perennial',
    care: {
      watering: 'Once the top of the soil is dry.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, or a basket.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Shear the sunray by a third after each flush.',
    },
    needs: openAndDrained,
    without: ['cut-spent-stems'],
    jobs: [
      cutBack(
        'Shear the sunray as its flowers fade',
        { subtropical: [11, 12, 1], temperate: [12, 1, 2], cool: [1, 2], arid: [11] },
        'Cut the cushion back by a third, never below the leaves, and water it.',
        'It grows dense again and flowers a second time.',
      ),
    ],
  },
  {
    name: 'White cedar',
    synonyms: ['Melia', 'Melia azedarach', 'Elite white cedar', 'Chinaberry', 'cape lilac'],
    species: 'Melia azedarach',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply, once a week, for two summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'None.',
      pruning: 'Choose one leader while young; cut dead wood later.',
    },
    needs: sunnyAnySoil,
    watering: 'while-young',
    feeding: 'never',
    without: ['check-pests-spring', 'prune-winter'],
    weedNote:
      'Birds spread the berries. Buy a form without fruit, such as ‘Elite’, near bush and where children play.',
    jobs: [
      { ...oneLeader('white cedar'), months: { tropical: [8], subtropical: [7], temperate: [7], arid: [7] } },
      liftCrown('white cedar', { tropical: [8], subtropical: [8], temperate: [8], arid: [8] }),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        minutes: 10,
        months: { subtropical: [11, 12, 3], temperate: [11, 12, 3], arid: [11, 12, 3] },
        title: 'Band the white cedar against caterpillars',
        description:
          'Tie a strip of hessian around the trunk, and empty it of hairy caterpillars each morning with gloves on.',
        why: 'White cedar moths hide at the foot by day and strip the tree at night.',
      }),
    ],
  },
  {
    name: 'Crow’s ash',
    synonyms: ['Flindersia', 'Flindersia australis', 'Australian teak'],
    akin: ['Queensland maple', 'bumpy ash', 'leopard ash'],
    species: 'Flindersia australis',
    kind: 'native-tree',
    hardyTo: 'moderate',
    care: {
      watering: 'Each week until the second summer is over.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Native food low in phosphorus while young.',
      pruning: 'Train a young crow’s ash to one trunk.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    without: ['check-pests-spring'],
    jobs: [
      { ...oneLeader('crow’s ash'), months: { tropical: [8], subtropical: [9], temperate: [9] } },
      liftCrown('crow’s ash', { tropical: [8], subtropical: [3], temperate: [3] }),
    ],
  },
]
