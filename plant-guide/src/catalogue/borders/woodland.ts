import type { CatalogueEntry } from '../../entry.ts'
import { propagate, prune } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { cutDown, deadhead, divideClump, feedIn, lookFor, watchFor, waterIn } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile, shadeAndMoist, sunOrHalfShade } from '../situations.ts'

/** Perennials of cool gardens and shade. */
export const woodlandPerennials: readonly CatalogueEntry[] = [
  {
    name: 'Peony',
    synonyms: ['peonies', 'herbaceous peony', 'Paeonia lactiflora', 'peony rose'],
    species: 'Paeonia lactiflora',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather from spring until the leaves yellow.',
      sunlight: 'Full sun in cool places, afternoon shade elsewhere.',
      soil: 'Deep, rich, drained soil; plant the eyes no deeper than 3 cm.',
      fertilizing: 'Organic pellets or rose food in early spring, clear of the crown.',
      pruning: 'Cut herbaceous peonies to the ground in late autumn; only tidy tree peonies.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter', 'divide', 'mulch-before-summer', 'check-pests-spring', 'add-compost'],
    needsChill: 'plenty',
    jobs: [
      prune({
        rule: 'cut-down-tops',
        priority: 1,
        minutes: 15,
        months: { temperate: [5], cool: [5] },
        title: 'Cut peony stems to the ground',
        description:
          'Cut the yellowed stems off at soil level and bin the leaves. Tree peonies keep their stems.',
        why: 'Botrytis spends the winter in old stems and kills next spring’s buds.',
      }),
      {
        ...watchFor(
          'Check peony buds for grey mould',
          { temperate: [9, 10], cool: [10, 11] },
          'Cut out shoots that wilt or go brown and put them in the bin.',
          'A wet spring spreads botrytis from bud to bud.',
        ),
        priority: 1,
      },
      deadhead(
        'Deadhead the peonies and leave the leaves',
        { temperate: [11], cool: [12] },
        'Cut the spent flower above the first strong leaf.',
        'The leaves feed next year’s buds until autumn.',
      ),
    ],
  },
  {
    name: 'Hosta',
    synonyms: ['hostas', 'plantain lily', 'Sum and Substance', 'Frances Williams'],
    species: 'Hosta hybrids',
    kind: 'perennial',
    unusualIn: ['arid'],
    care: {
      watering: 'Twice a week in summer; hostas need damp soil.',
      sunlight: 'Shade, or gentle morning sun.',
      soil: 'Rich, moist soil or a large pot.',
      fertilizing: 'Slow-release as the leaves unfold.',
      pruning: 'Clear collapsed hosta leaves in winter and cut flower stems off.',
    },
    needs: shadeAndMoist,
    jobs: [
      deadhead(
        'Cut spent hosta stems at the base',
        { subtropical: [1], temperate: [1, 2], cool: [2], arid: [1] },
        'Follow each finished flower stem down into the leaves and cut it there.',
        'The leaves stay fresh for longer when no seed ripens.',
      ),
      lookFor(
        'Keep snails off the new hosta leaves',
        { subtropical: [8, 9], temperate: [9, 10], cool: [9, 10, 11], arid: [9] },
        'Go out by torchlight as the shoots unroll, and ring pots with copper tape.',
        'A hole in a rolled leaf is a row of holes once it opens.',
      ),
      cutDown(
        'Clear the old hosta leaves',
        { subtropical: [7], temperate: [6, 7], cool: [6, 7], arid: [7] },
        'Pull the yellow leaves off once they come away and bin any with snail eggs below.',
        'Snails winter under the dead leaves.',
      ),
      divideClump(
        'Divide large hostas',
        { temperate: [8], cool: [8, 9] },
        'Lift the clump as the noses show, cut it into wedges with a spade and replant at once.',
        'Divided before the leaves open, hostas lose none of the season.',
      ),
    ],
  },
  {
    name: 'Heuchera',
    synonyms: ['coral bells', 'heucheras', 'alumroot'],
    species: 'Heuchera hybrids',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; heuchera rots if kept wet.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Drained soil with compost.',
      fertilizing: 'A light spring feed.',
      pruning: 'Tidy tired heuchera leaves in early spring; do not cut it all down.',
    },
    needs: gentleAndMoist,
    without: ['prune-late-winter'],
    jobs: [
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 1,
        minutes: 10,
        months: { subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        title: 'Tidy the heuchera leaves',
        description: 'Pull brown outer leaves away and press lifted crowns back down into the soil.',
        why: 'Crowns creep up out of the ground and dry out.',
      }),
      lookFor(
        'Look for weevil grubs and mealybug under heucheras',
        { temperate: [10], cool: [10, 11] },
        'Tug each plant gently; if it comes away, pick white grubs out of the soil and reroot the top. Wipe white fluff off the crown.',
        'Grubs eat the roots through winter and the plant wilts in spring.',
      ),
    ],
  },
  {
    name: 'Japanese anemone',
    synonyms: ['wind anemone', 'Japanese windflower', 'Honorine Jobert', 'Anemone hupehensis'],
    species: 'Eriocapitella × hybrida',
    kind: 'perennial',
    care: {
      watering: 'A weekly soak through summer, until it flowers in autumn.',
      sunlight: 'Light shade or morning sun.',
      soil: 'Rich soil; it spreads by its roots, so give it room.',
      fertilizing: 'Compost in late winter.',
      pruning: 'Cut Japanese anemones to the ground after flowering.',
    },
    needs: gentleAndMoist,
    jobs: [
      cutDown(
        'Cut down the Japanese anemones',
        { subtropical: [6], temperate: [6, 7], cool: [6, 7], arid: [6] },
        'Cut all stems to the ground and compost over the top.',
        'The stems have finished, and new leaves wait below the soil.',
      ),
      {
        ...divideClump(
          'Dig up Japanese anemones that wander',
          { temperate: [8, 9], cool: [9] },
          'Fork out runners beyond their place and pot some up.',
          'Roots spread underground, and pieces come up far from the clump.',
        ),
        only: 'ground',
      },
    ],
  },
  {
    name: 'Columbine',
    synonyms: ['aquilegia', 'granny’s bonnet', 'columbines'],
    species: 'Aquilegia vulgaris',
    kind: 'perennial',
    care: {
      watering: 'Weekly in spring; less once it has flowered.',
      sunlight: 'Light shade, or sun in cool places.',
      soil: 'Drained soil with compost.',
      fertilizing: 'Compost in autumn.',
      pruning: 'Cut aquilegia stems to the base after flowering unless you want seedlings.',
    },
    needs: gentleAndMoist,
    without: ['divide', 'prune-late-winter', 'add-compost'],
    jobs: [
      feedIn(
        'Compost',
        'Feed the columbines with compost',
        { temperate: [4, 5], cool: [4], subtropical: [4], arid: [4] },
        'Spread a handful of sieved compost around each plant, clear of its crown.',
        'The leaves that come now feed the flowers of spring.',
      ),
      waterIn(
        'Water the columbines in dry weeks',
        {
          subtropical: range(8, 11),
          temperate: range(9, 2),
          cool: range(9, 2),
          arid: range(8, 2),
        },
        'Give one soak a week at the roots if it doesn’t rain.',
        'Stems in flower wilt first where the soil is dry, and the leaves burn in a dry summer.',
      ),
      deadhead(
        'Cut finished columbine stems',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Cut stems to the base, or shake ripe seed where you want more.',
        'Seedlings rarely match their parent and come up everywhere.',
      ),
      propagate({
        rule: 'sow-fresh',
        priority: 3,
        fromMonths: 24,
        months: { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        title: 'Scatter fresh columbine seed',
        description:
          'Shake ripe pods over damp, raked soil in light shade, or into a tray, and do not cover the seed.',
        why: 'A columbine tires after three or four years, and young ones are ready by then.',
      }),
      watchFor(
        'Remove mildewed columbine leaves',
        { temperate: [12, 1], cool: [1, 2] },
        'Cut all spotted and white leaves to the ground; fresh ones follow.',
        'Mildew comes after flowering, and the plant makes new leaves at once.',
      ),
    ],
  },
  {
    name: 'Lupin',
    synonyms: ['lupins', 'lupine', 'Russell lupin', 'Lupinus polyphyllus'],
    species: 'Lupinus polyphyllus',
    kind: 'perennial',
    unusualIn: ['subtropical', 'arid'],
    care: {
      watering: 'Weekly in dry weather from spring to the end of summer.',
      sunlight: 'Full sun in cool gardens, light shade elsewhere.',
      soil: 'Drained, slightly acid soil.',
      fertilizing: 'None: lupins fix their own nitrogen.',
      pruning: 'Cut lupin spikes off before seed sets.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['divide', 'prune-late-winter'],
    feeding: 'never',
    jobs: [
      waterIn(
        'Water the lupins in dry weeks',
        {
          subtropical: range(8, 11),
          temperate: range(9, 2),
          cool: range(9, 2),
          arid: range(8, 2),
        },
        'Give one soak a week at the roots if it doesn’t rain.',
        'Stems in flower wilt first where the soil is dry, and the leaves burn in a dry summer.',
      ),
      deadhead(
        'Cut the finished lupin spikes',
        { subtropical: [10], temperate: [11], cool: [12, 1], arid: [10] },
        'Cut each spike to a side bud. The seeds are poisonous.',
        'A second flush follows if the first cannot seed.',
      ),
      lookFor(
        'Check lupins for snails and aphids',
        { temperate: [8, 9], cool: [9, 10] },
        'Pick snails off at dusk and hose grey aphids from the spikes.',
        'Both go for the new leaves of spring.',
      ),
    ],
  },
]
