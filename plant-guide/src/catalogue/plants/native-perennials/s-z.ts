import type { CatalogueEntry } from '../../../entry.ts'
import { pests, prune, water } from '../../../jobs/jobs.ts'
import { settleInBy } from '../../../kinds/common-jobs.ts'
import { cutBack, divideClump, plantOut, soakInDrySpells, waterIn } from '../../jobs/garden-jobs.ts'
import { soakUntilRooted, waterWeekly, weedMat } from '../../jobs/native-jobs.ts'
import { gentleAndDrained, openAndDry, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Scleranthus',
    synonyms: ['Scleranthus biflorus', 'knawel', 'Canberra grass', 'cushion moss', 'Scleranthus moss'],
    species: 'Scleranthus biflorus',
    kind: 'native-perennial',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    care: {
      watering: 'Twice a week in dry weather, never soggy.',
      sunlight: 'Morning sun or an open, cool place.',
      soil: 'Gritty soil that drains, between stones or in a bowl.',
      fertilizing: 'A light native feed low in phosphorus in spring.',
      pruning: 'None: pull scleranthus apart and replant it where the cushion browns.',
    },
    needs: gentleAndDrained,
    without: ['cut-spent-stems', 'mulch-before-summer', 'check-snails'],
    jobs: [
      waterWeekly('scleranthus', 'twice a week'),
      weedMat('scleranthus'),
      divideClump(
        'Patch the scleranthus with fresh pieces',
        { temperate: [4, 9], cool: [9, 10] },
        'Cut out brown patches, and press pieces with roots from the edge into gritty soil.',
        'Pieces root in mild, damp weather and close the gap by summer.',
      ),
    ],
  },
  {
    name: 'Sturt’s desert pea',
    synonyms: ['Swainsona formosa', 'desert pea', 'Clianthus formosus', 'Sturt desert pea'],
    species: 'Swainsona formosa',
    kind: 'native-perennial',
    care: {
      watering: 'A deep soak each week while young; never over the leaves.',
      sunlight: 'Full sun.',
      soil: 'Deep sand, or a tall pot or pipe of sandy mix.',
      fertilizing: 'None, or a pinch of native plant food free of phosphorus.',
      pruning: 'None; pull desert peas out once they are finished.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: [
      'water-young',
      'water-pot',
      'cut-spent-stems',
      'mulch-before-summer',
      'settle-in',
      'check-drainage',
    ],
    cropMonths: 10,
    jobs: [
      plantOut(
        'Sow Sturt’s desert pea',
        { temperate: [7, 8, 9], arid: [7, 8, 9] },
        'Nick each seed, soak it overnight in warm water and sow it where it is to stay, in sand.',
        'The roots hate being moved, and seedlings need cool weeks to get them down.',
      ),
      {
        ...waterIn(
          'Soak the desert pea, never its leaves',
          { temperate: [9, 10, 11], arid: [9, 10, 11] },
          'Pour a slow drink over the soil once a week.',
          'Wet leaves and wet feet kill it, but a dry root stops the flowers.',
        ),
        inPot: {
          description:
            'Once the top 5 cm of the mix is dry, water beside the plant until it drains out the bottom.',
        },
      },
      pests({
        rule: 'check-pests-spring',
        phase: 'establish',
        priority: 1,
        minutes: 10,
        months: { temperate: [7, 8, 9, 10], arid: [7, 8, 9, 10] },
        title: 'Guard desert pea seedlings from slugs and snails',
        description: 'Ring each seedling with a cut-off bottle and look around it at night.',
        why: 'A seedling bitten at the neck does not recover.',
      }),
      water({
        rule: 'water-seedlings',
        phase: 'establish',
        priority: 1,
        minutes: 10,
        months: { temperate: [7, 8, 9], arid: [7, 8, 9] },
        title: 'Keep the desert pea seed just damp',
        description:
          'Sprinkle the sand every second day until seedlings stand, then water less often and deeper.',
        why: 'Seed that dries out after its soak dies before it is up.',
      }),
    ],
  },
  {
    name: 'Yellow buttons',
    synonyms: ['Chrysocephalum', 'common everlasting', 'Desert Flame', 'yellow everlasting'],
    species: 'Chrysocephalum apiculatum',
    kind: 'native-perennial',
    care: {
      watering: 'Every two weeks in summer.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'A little native plant food low in phosphorus in spring.',
      pruning: 'Shear yellow buttons by half at the end of winter.',
    },
    needs: openAndDry,
    without: ['mulch-before-summer', 'check-snails', 'cut-spent-stems'],
    jobs: [
      cutBack(
        'Shear the yellow buttons by half',
        { tropical: [4], subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        'Cut the mat back into leaf, and once more lightly later in the year.',
        'New stems flower for months.',
      ),
    ],
  },
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
]
