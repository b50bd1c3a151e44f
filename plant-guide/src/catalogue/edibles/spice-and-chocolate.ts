import type { CatalogueEntry } from '../../entry.ts'
import { disease, propagate, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { feedIn, lookFor } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Chocolate, vanilla and pepper, for gardens of the wet tropics. */
export const spiceAndChocolate: readonly CatalogueEntry[] = [
  {
    name: 'Cocoa',
    synonyms: ['cacao', 'cocoa tree', 'cacao tree', 'Theobroma', 'Theobroma cacao', 'chocolate tree'],
    species: 'Theobroma cacao',
    kind: 'tropical-fruit',
    hardyTo: 'none',
    care: {
      watering: 'Twice a week in dry weather; its leaves wilt at once.',
      sunlight: 'Dappled shade under taller trees, out of the wind.',
      soil: 'Deep, rich, damp soil that drains, under thick mulch.',
      fertilizing: 'Fruit food as the wet begins, and half as much while it grows.',
      pruning: 'Rub off the upright suckers, and keep cocoa within reach after the main crop.',
    },
    needs: gentleAndMoist,
    planting: { tropical: [12, 1, 2, 3] },
    without: ['bag-fruit', 'feed-potash', 'remove-dead-wood'],
    jobs: [
      pickFrom(
        4,
        'Cut the ripe cocoa pods',
        { tropical: [5, 6, 7, 11, 12] },
        'Cut pods that have turned yellow or orange off with secateurs, close to the pod, and ferment the beans within a week.',
        'Pods do not fall when they are ripe, and the next flowers come from the same cushion on the bark.',
      ),
      prune({
        rule: 'prune-after-harvest',
        priority: 2,
        after: 'harvest',
        fromMonths: 24,
        months: { tropical: [8, 9] },
        title: 'Open up the cocoa tree after the main crop',
        description: 'Take out crossing and low branches, and shorten what is out of reach.',
        why: 'Air between the branches keeps pods from rotting in the wet.',
      }),
      prune({
        rule: 'rub-off-suckers',
        priority: 2,
        minutes: 10,
        fromMonths: 12,
        months: { tropical: [1, 2] },
        title: 'Break the suckers off the cocoa tree’s trunk',
        description:
          'Snap upright shoots off the trunk by hand while they are soft, with care for the flowers.',
        why: 'They grow straight up through the crown, and bear nothing for years.',
      }),
      disease({
        rule: 'check-anthracnose',
        priority: 2,
        minutes: 10,
        fromMonths: 36,
        months: { tropical: [2, 3, 4] },
        title: 'Cut black pods off the cocoa',
        description: 'Cut off pods with brown or black patches and bin them, those on the ground too.',
        why: 'Black pod spreads with every shower, from one pod to the next.',
      }),
    ],
  },
  {
    name: 'Vanilla vine',
    synonyms: ['vanilla bean', 'vanilla orchid', 'vanilla pod', 'Vanilla planifolia'],
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
        description: 'Take the last 10 cm off shoots that hang, and keep their roots dry for some weeks.',
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
    name: 'Black pepper',
    synonyms: ['pepper vine', 'peppercorn vine', 'Piper nigrum'],
    species: 'Piper nigrum',
    kind: 'climber',
    hardyTo: 'none',
    frostShelter: 'lift',
    care: {
      watering: 'Twice a week through the dry; it is a vine of wet forest.',
      sunlight: 'Half shade, or morning sun.',
      soil: 'Rich, mulched soil on a mound, as wet feet rot it.',
      fertilizing: 'Organic pellets twice in the warm, wet months.',
      pruning: 'Pinch young black pepper for side shoots, and keep the vine at ladder height.',
    },
    needs: gentleAndMoist,
    planting: { tropical: [12, 1, 2] },
    without: ['prune-after-flowering', 'check-pests-spring', 'tie-in'],
    jobs: [
      waterWeekly('black pepper', 'twice a week'),
      feedIn(
        'Organic pellet fertiliser',
        'Feed the black pepper as the wet begins',
        { tropical: [11, 12] },
        'Scatter pellets over the mulch around the foot and water them in.',
        'New shoots come with the rain, and each of them flowers.',
      ),
      prune({
        rule: 'pinch-young',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        untilMonths: 24,
        months: { tropical: [1, 2] },
        title: 'Pinch the young black pepper',
        description:
          'Nip the climbing stems above a joint once they are at knee height, and again at your waist.',
        why: 'Pepper grows on side shoots, and a stem that is stopped makes them.',
      }),
      lookFor(
        'Look for scale and mealybug on the black pepper',
        { tropical: [9, 10] },
        'Look under the leaves and in the joints, and wipe off what you find with soapy water.',
        'Both multiply in the dry, before rain washes them off.',
      ),
      pickFrom(
        3,
        'Pick the peppercorns',
        { tropical: range(7, 9) },
        'Cut whole spikes when the first berries on them turn red, and dry the berries in the sun until they are black and wrinkled.',
        'Green ones have little heat, and birds take the red.',
      ),
    ],
  },
]
