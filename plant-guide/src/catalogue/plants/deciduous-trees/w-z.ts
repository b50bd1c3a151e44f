import type { CatalogueEntry } from '../../../entry.ts'
import { pests, prune } from '../../../jobs/jobs.ts'
import { thirstySouth } from '../../../jobs/months.ts'
import { lookFor, waterIn } from '../../jobs/garden-jobs.ts'
import { feedLittleInAPot, oneLeader } from '../../jobs/native-jobs.ts'
import {
  liftCrown,
  lookForSlugAgain,
  plantedInWarmth,
  removeSuckers,
  soakInland,
} from '../../jobs/tree-jobs.ts'
import { openAndDrained, openAndFertile, sunnyAnySoil } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Weeping boer-bean',
    synonyms: ['Schotia', 'Schotia brachypetala', 'drunken parrot tree', 'weeping boer bean'],
    akin: ['tree fuchsia'],
    species: 'Schotia brachypetala',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    planting: plantedInWarmth,
    watering: 'while-young',
    feeding: 'while-young',
    unusualIn: ['cool'],
    care: {
      watering: 'Weekly for its first three summers; then it stands drought.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that drains.',
      fertilizing: 'Slow-release food as it warms up, while young.',
      pruning: 'Train a young boer-bean to one trunk; later take out dead wood alone.',
    },
    needs: openAndDrained,
    without: ['rake-leaves'],
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        untilMonths: 96,
        months: { tropical: [8], subtropical: [8], temperate: [8, 9], arid: [8] },
        title: 'Train the young boer-bean',
        description: 'Keep one trunk to head height, and shorten any limb that outgrows it.',
        why: 'It forks low when it is left alone, and cuts close fast as its new leaves come.',
      }),
    ],
  },
  {
    name: 'Weeping silver pear',
    synonyms: ['silver pear', 'Pyrus salicifolia', 'willow-leaved pear', 'weeping pear'],
    species: 'Pyrus salicifolia ‘Pendula’',
    kind: 'deciduous-tree',
    unusualIn: ['tropical', 'subtropical'],
    care: {
      watering: 'A soak each week for two summers; it stands a dry one later.',
      sunlight: 'Full sun, for silver leaves.',
      soil: 'Any soil that drains, heavy clay included.',
      fertilizing: 'A little slow-release in spring while young.',
      pruning: 'Thin the tangle of a weeping silver pear in winter, and shorten what trails on the ground.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    without: ['rub-off-shoots'],
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 18,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        title: 'Thin the weeping silver pear',
        description:
          'Take dead and tangled twigs out from inside, and cut trailing ones to a bud that points outwards.',
        why: 'Thinned, it falls like a curtain instead of a mop, and air keeps its leaves clean.',
      }),
      lookFor(
        'Look for pear and cherry slug on the silver pear',
        { temperate: [11, 12], cool: [12, 1], arid: [11] },
        'Look for lacy leaves and small, shiny grubs, and hose them off.',
        'The grubs skeletonise a small tree within weeks.',
      ),
      removeSuckers('silver pear'),
      lookForSlugAgain('silver pear'),
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
  {
    name: 'White cedar',
    synonyms: ['Melia', 'Melia azedarach', 'Elite white cedar', 'Chinaberry', 'cape lilac'],
    species: 'Melia azedarach',
    kind: 'deciduous-tree',
    care: {
      watering: 'Deeply, once a week, for two summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'None in the ground; a little native food low in phosphorus in a pot.',
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
      feedLittleInAPot('white cedar'),
    ],
  },
  {
    name: 'Zelkova',
    synonyms: ['Zelkova serrata', 'Japanese zelkova', 'Green Vase', 'keaki', 'Japanese elm'],
    species: 'Zelkova serrata',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak every week in its first three summers.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that drains.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Thin the zelkova’s steep branches in winter while young.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    jobs: [
      soakInland('zelkova'),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        untilMonths: 96,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        title: 'Thin the young zelkova’s steep branches',
        description:
          'Where several branches leave the trunk at one height, take the weaker ones off where they begin.',
        why: 'Its branches rise in a narrow vase, and crowded ones split once they are heavy.',
      }),
    ],
  },
]
