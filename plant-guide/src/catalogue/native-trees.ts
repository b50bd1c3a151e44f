import { coverFromFrost } from '../frost.ts'
import { pests, prune, weed } from '../jobs.ts'
import { south } from '../months.ts'
import type { CatalogueEntry } from './entry.ts'
import { myrtleRust, nativeFeed, settleIn } from './native-jobs.ts'
import { openAndDry, openAndFertile, sunnyAnySoil } from './situations.ts'

/** Australian trees that fit a garden. */
export const nativeTrees: readonly CatalogueEntry[] = [
  {
    name: 'Wattle',
    synonyms: ['golden wattle', 'acacia', 'Australian floral emblem'],
    species: 'Acacia pycnantha',
    kind: 'native-tree',
    care: {
      watering:
        'Water deeply every week in the first summer and seldom after that. Soft, overwatered wattles blow over.',
      sunlight: 'Full sun or the edge of taller gums.',
      soil: 'Poor, well-drained soil suits it; it makes its own nitrogen.',
      fertilizing: 'Little or none. A pinch of low-phosphorus native fertiliser at planting time is enough.',
      pruning:
        'Cut back by a third as the blossom fades in spring, never into bare old wood. Expect ten to fifteen years.',
    },
    needs: openAndDry,
    feeding: 'while-young',
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
        'Wattles make their own nitrogen, and a pinch of low-phosphorus food is the most they need.',
        2,
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Give a bucket at the drip line once a week while the soil is dry.',
      ),
    ],
  },
  {
    name: 'Cootamundra wattle',
    synonyms: ['Acacia baileyana', 'purple-leaf wattle', 'baileyana'],
    species: 'Acacia baileyana',
    kind: 'native-tree',
    care: {
      watering: 'A weekly soak in the first summer is enough for life.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, the poorer the longer it lives.',
      fertilizing: 'None as a rule; low-phosphorus native fertiliser only if a young tree yellows.',
      pruning: 'Cut back after the July and August blossom, before pods ripen.',
    },
    needs: openAndDry,
    weedNote:
      'Seeds itself into bushland in much of southern Australia away from its home near Cootamundra. Cut off the pods, or plant a wattle local to you.',
    feeding: 'while-young',
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut the wattle back and take off its green pods',
        description: 'Shorten the flowered branches by a third and bag any pods that have formed.',
        why: 'Pruned now the tree stays dense, and no seed gets away to the bush.',
        priority: 1,
        minutes: 40,
        months: { temperate: [9], cool: [9, 10], arid: [9] },
        fromMonths: 9,
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Check the wattle’s trunk for borers',
        description: 'Look for sawdust and gum at the forks and clear each hole with a wire.',
        why: 'A fast-grown wattle is soft-wooded and borers find it first.',
        priority: 1,
        minutes: 15,
        months: { temperate: [10, 11], cool: [11], arid: [10, 11] },
      }),
      weed({
        rule: 'weed-seedlings',
        title: 'Pull wattle seedlings',
        description:
          'Walk around the tree after rain and pull any ferny seedlings while they come out with two fingers.',
        why: 'The seed lives for years in the soil, and seedlings spread into bushland if they are left.',
        priority: 2,
        minutes: 15,
        months: { temperate: [4, 5], cool: [4, 5], arid: [4, 5] },
        fromMonths: 24,
      }),
      nativeFeed(
        { temperate: [9], cool: [10], arid: [9] },
        'Only a small low-phosphorus feed, and only while young: this tree makes its own nitrogen.',
        3,
      ),
    ],
  },
  {
    name: 'Red flowering gum',
    synonyms: [
      'Corymbia ficifolia',
      'flowering gum',
      'Summer Red',
      'Baby Orange',
      'gum tree',
      'eucalyptus',
      'grafted gum',
    ],
    species: 'Corymbia ficifolia',
    kind: 'native-tree',
    care: {
      watering: 'Soak weekly through the first two summers, then leave it to the rain.',
      sunlight: 'Full sun, all day.',
      soil: 'Well-drained sandy loam; grafted forms manage heavier soil and more humid summers.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring while young.',
      pruning:
        'Remove spent flowers before the gumnuts weigh the branches down, and any shoots below a graft.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Cut spent blossom and gumnuts off the young gum',
        description:
          'Cut behind the spent heads on a young tree and rub off any shoots from below the graft.',
        why: 'A young grafted gum that carries no gumnuts puts the strength into branches instead.',
        priority: 1,
        minutes: 30,
        months: { subtropical: [2, 3], temperate: [2, 3], cool: [3], arid: [2] },
        fromMonths: 6,
      }),
      nativeFeed(
        { subtropical: [8], temperate: [9], cool: [9, 10], arid: [8, 9] },
        'Low-phosphorus feed at the start of spring growth, and a flowering gum needs no more all year.',
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Fill a shallow basin around the trunk once a week and let it soak away.',
      ),
      myrtleRust(2),
    ],
  },
  {
    name: 'Snow gum',
    synonyms: ['Eucalyptus pauciflora', 'white sallee', 'Little Snowman'],
    species: 'Eucalyptus pauciflora',
    kind: 'native-tree',
    care: {
      watering: 'A soak every week in its first summer. In hot districts keep the roots mulched.',
      sunlight: 'Full sun in an open place.',
      soil: 'Any soil that drains, frost and rock included.',
      fertilizing: 'Low-phosphorus native fertiliser once in spring for the first three years.',
      pruning: 'Choose one trunk or several while it is young; after that only dead wood.',
    },
    needs: openAndDry,
    without: ['prune-after-flowering'],
    jobs: [
      prune({
        rule: 'prune-shape',
        title: 'Shape the young snow gum',
        description: 'Choose the trunks you want and take crossing branches off at the collar.',
        why: 'After the frosts and before summer a small cut closes over cleanly.',
        priority: 2,
        minutes: 25,
        months: { temperate: [9, 10], cool: [10, 11] },
        untilMonths: 60,
      }),
      pests({
        rule: 'check-sawfly',
        title: 'Look for spitfire grubs on the snow gum',
        description:
          'Look for black clumps of grubs on the twigs by day and drop them into a bucket of soapy water.',
        why: 'Spitfires sit in one clump by day, so a whole brood goes at once.',
        priority: 1,
        minutes: 10,
        months: { temperate: [4, 5], cool: [4, 5] },
      }),
      nativeFeed(
        { temperate: [9], cool: [10] },
        'A low-phosphorus feed while it is young is all this high-country tree needs.',
      ),
      settleIn(['temperate', 'cool'], 'Give two buckets at the drip line once a week in dry weather.'),
    ],
  },
  {
    name: 'Coast banksia',
    synonyms: ['Banksia integrifolia', 'honeysuckle banksia', 'white honeysuckle'],
    species: 'Banksia integrifolia',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for the first summer. It is the easiest banksia to please after that.',
      sunlight: 'Full sun, salt wind welcome.',
      soil: 'Sand for choice, though it accepts more clay than other banksias.',
      fertilizing: 'Low-phosphorus native fertiliser at the end of winter while it is young.',
      pruning: 'Lift lower branches as it grows, and cut off spent candles within reach.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Take low branches and spent candles off the banksia',
        description: 'Take off spent candles you can reach and one or two low branches, cut at the collar.',
        why: 'The candles of autumn and winter are over, and the tree has spring ahead to close its cuts.',
        priority: 1,
        minutes: 30,
        months: south(8),
        fromMonths: 18,
      }),
      nativeFeed(
        south(8, 9),
        'Banksia roots take in more phosphorus than they can bear, so only a low-phosphorus feed is safe.',
      ),
      settleIn(
        ['subtropical', 'temperate', 'cool', 'arid'],
        'Pour a bucket slowly at the drip line every week until autumn.',
      ),
    ],
  },
  {
    name: 'Native frangipani',
    synonyms: ['Hymenosporum flavum', 'sweetshade', 'Gold Nugget', 'Luscious'],
    species: 'Hymenosporum flavum',
    kind: 'native-tree',
    care: {
      watering: 'Deep water every week in dry weather until it is taller than you.',
      sunlight: 'Full sun for a dense crown; it goes tall and thin in shade.',
      soil: 'Deep loam with compost. Shelter it from strong wind.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring and early summer.',
      pruning: 'Tip prune young trees to make them branch, after the flowers drop.',
    },
    needs: openAndFertile,
    jobs: [
      coverFromFrost('young native frangipani', { untilMonths: 24 }),
      prune({
        rule: 'prune-after-flowering',
        title: 'Tip-prune the native frangipani after flowering',
        description: 'Nip the ends of the longest shoots and take out the weaker of two leaders.',
        why: 'Native frangipani grows lanky unless it is tipped after flowering.',
        priority: 1,
        minutes: 20,
        months: { tropical: [11], subtropical: [11, 12], temperate: [12], arid: [11] },
        fromMonths: 9,
      }),
      nativeFeed(
        { tropical: [9], subtropical: [8, 9], temperate: [9], arid: [9] },
        'A low-phosphorus feed now greens up the leaves before the flowers.',
      ),
      settleIn(
        ['tropical', 'subtropical', 'temperate', 'cool', 'arid'],
        'Soak the root zone with two buckets once a week.',
      ),
    ],
  },
  {
    name: 'Ivory curl tree',
    synonyms: ['Buckinghamia', 'ivory curl flower'],
    species: 'Buckinghamia celsissima',
    kind: 'native-tree',
    care: {
      watering: 'Weekly deep water in the dry season and in southern summers.',
      sunlight: 'Full sun to half shade.',
      soil: 'Good loam with mulch; it comes from rainforest edges.',
      fertilizing: 'Low-phosphorus native fertiliser in spring, as it is cousin to the grevilleas.',
      pruning: 'Trim after the summer tassels to keep it as a big shrub or a street tree.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the ivory curl tree after flowering',
        description: 'Cut the flowered shoots back to a strong side branch and thin out the middle.',
        why: 'New shoots made now carry next year’s tassels.',
        priority: 1,
        minutes: 30,
        months: { tropical: [4], subtropical: [3, 4], temperate: [3] },
        fromMonths: 12,
      }),
      nativeFeed(
        { tropical: [9], subtropical: [9], temperate: [9] },
        'It belongs to the grevillea family, so its feed is low in phosphorus.',
      ),
      settleIn(
        ['tropical', 'subtropical', 'temperate'],
        'Give two slow buckets a week under the leaf canopy.',
      ),
    ],
  },
  {
    name: 'Blueberry ash',
    synonyms: ['Elaeocarpus reticulatus', 'Prima Donna', 'fairy petticoats'],
    species: 'Elaeocarpus reticulatus',
    kind: 'native-tree',
    care: {
      watering: 'Keep the soil just moist through the first two summers.',
      sunlight: 'Sun or part shade.',
      soil: 'Moist loam with leaf mould; add gypsum and compost to clay.',
      fertilizing: 'Low-phosphorus native fertiliser in early spring.',
      pruning: 'Clip as a narrow screen after the fringed flowers finish.',
    },
    needs: sunnyAnySoil,
    jobs: [
      prune({
        rule: 'prune-after-flowering',
        title: 'Trim the blueberry ash after flowering',
        description: 'Trim the sides lightly. Leave some flowered stems if you want the blue fruit.',
        why: 'A trim when the fringed bells finish keeps the screen narrow and still leaves time to harden before winter.',
        priority: 1,
        minutes: 30,
        months: { subtropical: [12, 1], temperate: [1], cool: [1, 2] },
        fromMonths: 12,
      }),
      nativeFeed(
        { subtropical: [9], temperate: [9], cool: [10] },
        'A low-phosphorus feed supports the red flush of new leaves.',
      ),
      pests({
        rule: 'check-pests-spring',
        title: 'Check the blueberry ash for thrips and scale',
        description:
          'Look for silvery speckling and brown bumps; wipe them off or hose the undersides of the leaves.',
        why: 'Silvered leaves mean thrips, and a hose now saves the look of the screen all summer.',
        priority: 1,
        minutes: 10,
        months: { subtropical: [10], temperate: [10, 11], cool: [11] },
      }),
      settleIn(
        ['subtropical', 'temperate', 'cool'],
        'Soak each plant in the screen for ten minutes once a week.',
      ),
    ],
  },
  {
    name: 'Illawarra flame tree',
    synonyms: ['Brachychiton acerifolius', 'flame tree', 'brachychiton'],
    species: 'Brachychiton acerifolius',
    kind: 'native-tree',
    care: {
      watering: 'Deep soaks every week for two summers; old trees flower best after a dry spring.',
      sunlight: 'Full sun and room to stand.',
      soil: 'Deep, fertile, drained soil.',
      fertilizing: 'Low-phosphorus native fertiliser in spring while young.',
      pruning: 'Keep a single leader. Otherwise only dead wood.',
    },
    needs: openAndFertile,
    without: ['prune-after-flowering'],
    jobs: [
      prune({
        rule: 'prune-shape',
        title: 'Keep the flame tree to a single leader',
        description: 'Shorten any branch that competes with the top shoot.',
        why: 'One straight leader now makes a tree that never splits later.',
        priority: 1,
        minutes: 20,
        months: { tropical: [8], subtropical: [8], temperate: [8, 9] },
        untilMonths: 72,
      }),
      nativeFeed(
        { tropical: [9], subtropical: [9], temperate: [9] },
        'A low-phosphorus feed brings the first red bells sooner.',
      ),
      pests({
        rule: 'check-leaf-rollers',
        title: 'Remove leaf-roller nests from the flame tree',
        description: 'Pick off leaves rolled and webbed into bundles and drop them into soapy water.',
        why: 'Leaf rollers can strip a young flame tree, so pick off every bundle.',
        priority: 1,
        minutes: 15,
        months: { tropical: [12, 1], subtropical: [1, 2], temperate: [1, 2] },
        untilMonths: 96,
      }),
      settleIn(['tropical', 'subtropical', 'temperate'], 'Fill the watering basin twice, once a week.'),
    ],
  },
]
