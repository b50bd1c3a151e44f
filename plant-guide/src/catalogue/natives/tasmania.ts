import type { CatalogueEntry } from '../../entry.ts'
import { mulch, pests } from '../../jobs/jobs.ts'
import { freshNativeMix } from '../../kinds/native-jobs.ts'
import { cutBack } from '../garden-jobs.ts'
import { nativeFeed, oneLeader, waterWeekly } from '../native-jobs.ts'
import { gentleAndDrained, gentleAndMoist } from '../situations.ts'

/** Plants of cool, wet forests and heaths. */
export const tasmanianNatives: readonly CatalogueEntry[] = [
  {
    name: 'Leatherwood',
    synonyms: ['Eucryphia', 'Eucryphia lucida', 'Tasmanian leatherwood', 'Pink Cloud', 'Leatherwood Cream'],
    akin: ['Eucryphia moorei', 'pinkwood', 'Eucryphia cordifolia', 'Nymansay'],
    species: 'Eucryphia lucida',
    kind: 'native-tree',
    care: {
      watering: 'Twice a week in summer; leatherwood never grows where it dries out.',
      sunlight: 'Morning sun, shade from the afternoon heat.',
      soil: 'Cool, acid soil that holds water and drains, under deep mulch.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Shorten leatherwood shoots that have flowered.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [
      cutBack(
        'Shorten the leatherwood after flowering',
        { temperate: [3], cool: [3, 4] },
        'Cut the shoots that have flowered back by a third, above a leaf.',
        'The bees have finished, and a short trim keeps a young tree leafy to the ground.',
      ),
      waterWeekly('leatherwood', 'twice a week'),
    ],
  },
  {
    name: 'Pandani',
    synonyms: ['Richea', 'Richea pandanifolia', 'Dracophyllum pandanifolium'],
    akin: ['Richea scoparia', 'scoparia', 'Richea dracophylla'],
    species: 'Richea pandanifolia',
    kind: 'native-shrub',
    care: {
      watering: 'Often: the roots stay cool and damp all year.',
      sunlight: 'Half shade, or sun in the mountains.',
      soil: 'Peaty, acid, drained soil.',
      fertilizing: 'None; it grows on poor, wet peat.',
      pruning: 'None: pandani keeps its skirt of old leaves.',
    },
    needs: gentleAndMoist,
    feeding: 'never',
    without: [
      'prune-after-flowering',
      'take-cuttings',
      'check-pests-spring',
      'check-drainage',
      'apply-soil-wetter',
    ],
    jobs: [
      pests({
        rule: 'check-crown',
        priority: 2,
        minutes: 5,
        months: { cool: [10, 11] },
        title: 'Look into the pandani’s crown',
        description: 'Pick fallen leaves and snails out from between the young leaves.',
        why: 'It has one growing point, and what rots there kills the stem.',
      }),
      mulch({
        rule: 'mulch-before-summer',
        priority: 1,
        months: { cool: [11] },
        title: 'Cover the pandani’s roots before summer',
        description: 'Spread 5 cm of leaf mould or fine bark over damp soil, clear of the stem.',
        inPot: {
          description:
            'Spread 2 cm of leaf mould or fine bark over damp mix, and keep the pot out of the hot sun.',
        },
        why: 'It comes from cold, wet mountains and dies when its roots get warm and dry.',
      }),
      waterWeekly('pandani', 'twice a week'),
    ],
  },
  {
    name: 'Common heath',
    synonyms: ['Epacris', 'Epacris impressa', 'Victorian heath', 'pink heath', 'native heath'],
    akin: ['Epacris longiflora', 'fuchsia heath'],
    species: 'Epacris impressa',
    kind: 'native-shrub',
    care: {
      watering: 'Once a week without rain; the fine roots must not dry out.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'Sandy, acid, drained soil under a mulch of stones or leaves.',
      fertilizing: 'A little native plant food low in phosphorus after the trim.',
      pruning: 'Cut common heath back hard after flowering.',
    },
    needs: gentleAndDrained,
    without: ['check-pests-spring'],
    jobs: [
      cutBack(
        'Cut the common heath back after flowering',
        { temperate: [10], cool: [11] },
        'Shorten every stem by half, into leaves.',
        'Next winter’s bells line the long new stems.',
      ),
      nativeFeed({ temperate: [10], cool: [11] }, 'A pinch after the trim feeds the new stems.', 2),
      waterWeekly('common heath'),
      { ...freshNativeMix, months: { temperate: [10], cool: [11] } },
    ],
  },
  {
    name: 'Huon pine',
    synonyms: ['Lagarostrobos', 'Lagarostrobos franklinii'],
    species: 'Lagarostrobos franklinii',
    kind: 'native-tree',
    care: {
      watering: 'Twice a week in summer, for good: it comes from river banks.',
      sunlight: 'Morning sun or light shade.',
      soil: 'Damp, acid soil, or a large pot.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Huon pine needs none but one leader, if a trunk is wanted.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [oneLeaderOfTheCool('Huon pine'), waterWeekly('Huon pine', 'twice a week')],
  },
  {
    name: 'Celery-top pine',
    synonyms: ['celery top pine', 'Phyllocladus', 'Phyllocladus aspleniifolius'],
    akin: [
      'King Billy pine',
      'Tasmanian pencil pine',
      'pencil pine Tasmania',
      'Athrotaxis',
      'Athrotaxis cupressoides',
      'Athrotaxis selaginoides',
    ],
    species: 'Phyllocladus aspleniifolius',
    kind: 'native-tree',
    care: {
      watering: 'Once or twice a week while it is dry.',
      sunlight: 'Light shade while young, sun later.',
      soil: 'Cool, acid, drained soil.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Celery-top pine needs none but a second leader taken out while it is young.',
    },
    needs: gentleAndMoist,
    without: ['check-drainage', 'check-pests-spring'],
    jobs: [oneLeaderOfTheCool('celery-top pine'), waterWeekly('celery-top pine')],
  },
]

/** Training of conifers from the wet west, only in a cool climate, where they are at home. */
function oneLeaderOfTheCool(tree: string) {
  return { ...oneLeader(tree, 'and leave its side branches whole'), months: { cool: [10] } }
}
