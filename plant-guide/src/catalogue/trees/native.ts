import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, lookFor } from '../garden-jobs.ts'
import { myrtleRust, oneLeader, settleIn } from '../native-jobs.ts'
import { openAndDry, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** More trees of Australia. */
export const moreNativeTrees: readonly CatalogueEntry[] = [
  {
    name: 'Water gum',
    synonyms: ['Tristaniopsis', 'Luscious water gum', 'kanuka', 'Tristaniopsis laurina'],
    species: 'Tristaniopsis laurina',
    kind: 'native-tree',
    care: {
      watering: 'Deeply each week for three summers; it comes from creek banks.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that does not dry right out.',
      fertilizing: 'Native food low in phosphorus in spring.',
      pruning: 'Lift low branches of a young water gum; shape it after summer flowers.',
    },
    needs: openAndFertile,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Shape the water gum after flowering',
        { subtropical: [2], temperate: [2, 3], cool: [3] },
        'Shorten side branches that spoil the frame and take crossing ones out.',
        'Cuts heal quickly in late summer and new red leaves follow.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'Tuckeroo',
    synonyms: ['Cupaniopsis', 'beach tamarind', 'carrotwood'],
    species: 'Cupaniopsis anacardioides',
    kind: 'native-tree',
    care: {
      watering: 'Each week in the first two summers.',
      sunlight: 'Full sun; salt wind does no harm.',
      soil: 'Any drained soil.',
      fertilizing: 'A spring feed low in phosphorus while young.',
      pruning: 'Train a young tuckeroo to one trunk.',
    },
    needs: sunnyAnySoil,
    without: ['take-cuttings', 'prune-after-flowering'],
    jobs: [
      prune({
        rule: 'train-young',
        priority: 2,
        untilMonths: 48,
        months: { tropical: [5], subtropical: [9], temperate: [9], arid: [9] },
        title: 'Train the young tuckeroo to one trunk',
        description: 'Shorten rival leaders by half and leave small side shoots on the stem.',
        why: 'A single trunk formed early needs no large cuts later.',
      }),
    ],
  },
  {
    name: 'Golden penda',
    synonyms: ['Xanthostemon', 'First Love', 'Expo Gold'],
    species: 'Xanthostemon chrysanthus',
    kind: 'native-tree',
    care: {
      watering: 'Deeply each week until established and in the dry season.',
      sunlight: 'Full sun.',
      soil: 'Rich, drained soil.',
      fertilizing: 'Native food low in phosphorus twice in the warm months.',
      pruning: 'Cut golden penda back after its flowers for a dense crown.',
    },
    needs: openAndFertile,
    without: ['take-cuttings'],
    jobs: [
      cutBack(
        'Prune the golden penda after flowering',
        { tropical: [4, 5], subtropical: [3, 4] },
        'Cut flowered ends back by a third.',
        'Golden flowers come on the tips of the new growth.',
      ),
      { ...myrtleRust(), months: { tropical: [5, 6], subtropical: [3, 5, 6] } },
    ],
  },
  {
    name: 'Peppermint tree',
    synonyms: ['Agonis', 'WA peppermint', 'willow myrtle', 'Burgundy agonis', 'After Dark'],
    species: 'Agonis flexuosa',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for two summers, seldom later.',
      sunlight: 'Full sun.',
      soil: 'Sandy, drained soil; salt and lime do no harm.',
      fertilizing: 'Little, and low in phosphorus.',
      pruning: 'Trim peppermint trees after the spring flowers.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    weedNote: 'Outside Western Australia the peppermint tree seeds into coastal bushland.',
    jobs: [
      cutBack(
        'Trim the peppermint tree after flowering',
        { subtropical: [11], temperate: [11, 12], arid: [11] },
        'Shorten weeping branches and clip dwarf kinds all over.',
        'It shoots freely and keeps its dense, weeping head.',
      ),
      myrtleRust(),
    ],
  },
  {
    name: 'Silver princess',
    synonyms: ['Eucalyptus caesia', 'gungurru', 'silver princess gum'],
    species: 'Eucalyptus caesia',
    kind: 'native-tree',
    care: {
      watering: 'Every week or two in the first summer only.',
      sunlight: 'Full sun.',
      soil: 'Drained, gravelly soil; no lawn sprinklers.',
      fertilizing: 'None, or native food low in phosphorus at planting.',
      pruning: 'Cut a leaning silver princess low after flowering; it shoots from the base.',
    },
    needs: openAndDry,
    without: ['take-cuttings'],
    feeding: 'while-young',
    jobs: [
      cutBack(
        'Prune the silver princess after flowering',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Shorten branches that hang too low; a spindly tree may be cut to knee height.',
        'It shoots from the lignotuber at its base, with pink winter flowers on the new stems.',
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Give a slow bucket every second week at the edge of the leaves.',
      ),
    ],
  },
  {
    name: 'Ghost gum',
    synonyms: ['Corymbia aparrerinja', 'Corymbia papuana', 'dwarf ghost gum'],
    species: 'Corymbia aparrerinja',
    kind: 'native-tree',
    care: {
      watering: 'A deep soak every two weeks until three years old.',
      sunlight: 'Full sun.',
      soil: 'Sandy or stony, drained soil.',
      fertilizing: 'None.',
      pruning: 'Leave a ghost gum alone but for dead branches.',
    },
    needs: openAndDry,
    without: ['take-cuttings', 'prune-after-flowering', 'feed-seaweed'],
    feeding: 'never',
    jobs: [
      oneLeader('ghost gum'),
      lookFor(
        'Check the ghost gum for borers and lerps',
        { tropical: [5], subtropical: [9], arid: [9] },
        'Look for sawdust on the white bark and sticky, lumpy leaves.',
        'A young tree short of water is the one that borers choose.',
      ),
    ],
  },
  {
    name: 'Kurrajong',
    synonyms: ['Brachychiton populneus', 'bottle tree', 'Queensland bottle tree', 'kurrajongs'],
    species: 'Brachychiton populneus',
    kind: 'native-tree',
    care: {
      watering: 'Each fortnight for two summers.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, lime included.',
      fertilizing: 'None, or a pinch low in phosphorus.',
      pruning: 'Form a kurrajong while young; later it needs none.',
    },
    needs: openAndDry,
    without: ['take-cuttings', 'prune-after-flowering'],
    feeding: 'while-young',
    jobs: [
      oneLeader('kurrajong'),
      lookFor(
        'Cut out rolled kurrajong leaves',
        { tropical: [2], subtropical: [2, 3], temperate: [2, 3], arid: [2, 3] },
        'Snip off bundles of rolled leaves with green grubs inside and bin them.',
        'Kurrajong leaf rollers can bare a young tree after a warm, wet spell.',
      ),
    ],
  },
]
