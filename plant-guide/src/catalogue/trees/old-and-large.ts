import type { CatalogueEntry } from '../../entry.ts'
import { pests, prune } from '../../jobs/jobs.ts'
import { thirstySouth } from '../../jobs/months.ts'
import { feedIn, lookFor, waterIn } from '../garden-jobs.ts'
import { soakUntilRooted } from '../native-jobs.ts'
import { openAndDry, openAndFertile } from '../situations.ts'

/** Trees that need a paddock, a park or a large garden. */
export const oldAndLarge: readonly CatalogueEntry[] = [
  {
    name: 'Boab',
    synonyms: ['Adansonia', 'Adansonia gregorii', 'boab tree', 'baobab', 'Kimberley bottle tree'],
    akin: ['Adansonia digitata'],
    species: 'Adansonia gregorii',
    kind: 'native-tree',
    hardyTo: 'none',
    planting: { tropical: [11, 12, 1] },
    feeding: 'while-young',
    watering: 'while-young',
    care: {
      watering: 'A slow soak now and then through its first two dry seasons; then it lives on rain.',
      sunlight: 'Full sun.',
      soil: 'Sand or red loam that drains, with room for a trunk metres wide.',
      fertilizing: 'A little low-phosphorus native food as the rains begin, while young.',
      pruning: 'A boab needs none.',
    },
    needs: openAndDry,
    without: ['mulch-before-summer', 'feed-spring', 'remove-dead-wood'],
    jobs: [
      feedIn(
        'Low-phosphorus native fertiliser',
        'Feed the young boab as it comes into leaf',
        { tropical: [11, 12] },
        'Scatter low-phosphorus native fertiliser around the tree and water it in.',
        'It stands bare through the dry season and grows only in the months of rain.',
      ),
      lookFor(
        'Look for caterpillars on the boab’s new leaves',
        { tropical: [12, 1] },
        'Pick caterpillars off a young tree; a grown one makes new leaves by itself.',
        'They hatch with the rains, just as it comes into leaf.',
      ),
      ...soakUntilRooted('tropical'),
    ],
  },
  {
    name: 'Weeping willow',
    synonyms: ['Salix babylonica', 'willow tree weeping'],
    akin: ['willow'],
    species: 'Salix babylonica',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak twice a week in summer unless its roots reach water.',
      sunlight: 'Full sun.',
      soil: 'Deep, damp soil, thirty metres from drains, pools and creeks.',
      fertilizing: 'Slow-release in spring for its first years.',
      pruning: 'Lift the skirt of a weeping willow while it is bare, and burn or bin the twigs: they root.',
    },
    needs: openAndFertile,
    feeding: 'while-young',
    weedNote:
      'Most other willows are Weeds of National Significance. A weeping willow may be grown, but never beside a creek: every twig that breaks off takes root.',
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 24,
        months: { temperate: [7], cool: [7, 8] },
        title: 'Lift the weeping willow’s skirt',
        description:
          'Shorten hanging twigs to head height, cut out what is dead, and bin every twig so that none takes root.',
        why: 'It is bare, and what hangs to the ground keeps the trunk damp.',
        inPot: {
          title: 'Shorten the potted weeping willow',
          description:
            'Shorten the hanging twigs by half, cut out what is dead, and bin every twig so that none takes root.',
          why: 'It is bare, and makes long new twigs each summer.',
        },
      }),
      waterIn(
        'Soak the weeping willow in dry weeks',
        thirstySouth,
        'Let a hose trickle over the roots for an hour, twice a week without rain.',
        'A willow that runs dry sheds its leaves in summer and its twigs after that.',
      ),
      pests({
        rule: 'check-caterpillars',
        priority: 2,
        minutes: 10,
        untilMonths: 60,
        months: { temperate: [1, 2], cool: [2, 3] },
        title: 'Look for willow sawfly on the weeping willow',
        description: 'Look under the leaves for green grubs and hose them off a young tree.',
        why: 'Grubs of the sawfly can strip a young willow within two weeks.',
      }),
    ],
  },
]
