import type { CatalogueEntry, Job } from '../../entry.ts'
import { disease, feed, mulch, pests, prune, water } from '../../jobs/jobs.ts'
import { range, thirsty } from '../../jobs/months.ts'
import { freshMixWhileBare } from '../../kinds/common-jobs.ts'
import { soakInDrySpells, thinOnceGrown } from '../jobs/garden-jobs.ts'
import { openAndFertile } from '../situations.ts'

const feedAfterPruning = feed({
  rule: 'feed-early-spring',
  title: 'Feed the roses as they shoot',
  description: 'Scatter a handful of rose food per bush under the outer leaves and water it in well.',
  inPot: {
    description: 'Scatter rose food over the mix, as much as the packet says for pots, and water it in well.',
  },
  why: 'The new shoots are a finger long, and this is the feed that makes the first and best flush.',
  tropics: {
    title: 'Feed the roses again in the dry season',
    why: 'Roses grow and flower best in the dry, and watering has washed out the last feed.',
  },
  technical: 'Look for potassium at least as high as nitrogen; soft nitrogen growth draws aphids and mildew.',
  priority: 1,
  fromMonths: 1,
  months: { tropical: [8, 9], subtropical: [8, 9], temperate: [8, 9], cool: [9, 10], arid: [8, 9] },
  product: 'Rose fertiliser',
})

const feedForAutumn = feed({
  rule: 'feed-late-summer',
  title: 'Feed for the autumn flush',
  description: 'Give each bush a handful of rose food after a deep watering.',
  inPot: {
    description:
      'Scatter rose food over damp mix, as much as the packet says for pots, and water it in well.',
  },
  why: 'This feed brings the autumn roses, which have the deepest colour.',
  priority: 2,
  months: { tropical: [4], subtropical: [3], temperate: [2], cool: [2], arid: [3] },
  tropics: {
    title: 'Feed the roses as the wet season ends',
    why: 'Months of rain have washed the food out, and the best roses come in the dry.',
  },
  product: 'Rose fertiliser',
})

const deepWater = water({
  rule: 'water-summer',
  title: 'Soak the rose roots, not the leaves',
  description:
    'Pour a bucket of water slowly over the roots of each rose twice a week in dry weather, in the morning, and keep the leaves dry.',
  arid: {
    description:
      'Pour a bucket or two on each rose twice a week in the morning, three times in a heatwave, and keep the leaves dry.',
  },
  why: 'Deep watering keeps roses flowering through the heat, and dry leaves get less black spot.',
  priority: 1,
  months: thirsty,
  repeat: 'season',
})

const aphids = pests({
  rule: 'check-aphids',
  title: 'Rub aphids off the new rosebuds',
  description:
    'Run thumb and finger up each soft tip, or hose the aphids off in the morning. Leave the ladybirds to finish.',
  why: 'Aphids find the first buds within days, and a weekly rub keeps them few until their hunters arrive.',
  priority: 2,
  months: { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
})

const blackSpot = disease({
  rule: 'check-black-spot',
  title: 'Check the rose leaves for black spot',
  description:
    'Pick off spotted and yellow leaves, and rake up those on the ground. Bin them, do not compost them.',
  why: 'Mild, damp days start black spot, and every leaf you remove now means fewer spores.',
  technical:
    'Diplocarpon rosae needs about seven hours of wet leaf to infect: water early and open up the middle of the bush.',
  arid: {
    title: 'Check the rose leaves for mildew',
    description: 'Pick off tips and leaves that are curled and dusted white, and bin them.',
    why: 'Warm days and cool nights bring powdery mildew to dry gardens, where black spot is rare.',
    technical: 'Powdery mildew needs no wet leaf: dry roots and still air are what invite it.',
  },
  tropics: {
    why: 'Black spot comes with the rain, and every leaf you remove now means fewer spores.',
  },
  priority: 2,
  months: {
    tropical: [12, 1, 2],
    subtropical: range(9, 2),
    temperate: range(9, 11),
    cool: [10, 11],
    arid: [9, 10],
  },
  repeat: 'season',
})

const winterClean = disease({
  rule: 'winter-clean-spray',
  title: 'Clean up and spray the bare rose canes',
  description:
    'Pull off the leaves that still hang, rake up every old leaf, then spray the bare canes and the soil below with lime sulphur, following the label.',
  why: 'Scale and fungus sit on the bare canes in winter, where a spray reaches them and no leaf is burnt.',
  priority: 2,
  fromMonths: 6,
  months: { subtropical: [7], temperate: [7], cool: [8], arid: [7] },
  product: 'Lime sulphur',
})

const mulchBed = mulch({
  rule: 'mulch-before-summer',
  title: 'Mulch the rose bed',
  description: 'Spread lucerne or pea straw 7 cm deep over damp soil, a hand’s width clear of the stems.',
  why: 'Straw laid before the heat keeps the roots cool and feeds the bed as it rots.',
  priority: 2,
  months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
  tropics: {
    why: 'Straw laid while the soil is damp keeps it damp into the dry, and feeds the bed as it rots.',
  },
  product: 'Lucerne or pea straw',
})

const deadheading = prune({
  rule: 'deadhead',
  title: 'Deadhead the spent roses',
  description: 'Cut each finished bloom off above a full leaf with an outward-facing bud.',
  why: 'A rose that sets no hips flowers again in about six weeks.',
  priority: 1,
  minutes: 15,
  months: {
    tropical: range(6, 10),
    subtropical: range(9, 2),
    temperate: [11, 12, 1, 2],
    cool: [12, 1, 2],
    arid: [9, 10, 11],
  },
  repeat: 'season',
  fromMonths: 1,
})

const lateSummerTrim = prune({
  rule: 'trim-summer',
  title: 'Trim lightly for autumn roses',
  tropics: { title: 'Trim the roses lightly' },
  description: 'Shorten all stems by a quarter to an outward bud and take out thin, twiggy growth.',
  why: 'A light trim now is timed so that the bush is in full flower in the mild weeks of autumn.',
  priority: 2,
  minutes: 25,
  months: { subtropical: [3], temperate: [2], cool: [1, 2] },
  fromMonths: 9,
})

function winterPrune(
  job: Pick<Job, 'title' | 'description' | 'why'> &
    Partial<Pick<Job, 'technical' | 'minutes' | 'fromMonths'>>,
  inTheTropics: Partial<Pick<Job, 'description'>> = {},
) {
  return prune({
    rule: 'prune-winter',
    priority: 1,
    months: { tropical: [7], subtropical: [7], temperate: [7], cool: [8], arid: [7] },
    fromMonths: 6,
    tropics: {
      title: 'Give the rose its dry-season prune',
      why: 'In the tropics a rose is cut in the cool, dry months and shoots again as it warms up.',
      ...inTheTropics,
    },
    ...job,
  })
}

const year = [
  feedAfterPruning,
  feedForAutumn,
  deepWater,
  aphids,
  blackSpot,
  winterClean,
  mulchBed,
  deadheading,
  lateSummerTrim,
]

/** The year of a miniature rose, with less food. */
const littleYear = year.map((job) => ({
  ...job,
  description: job.description.replace(/a handful of rose food( per bush)?/, 'a spoonful of rose food'),
}))

/** The year of roses that need half the water. */
const thriftyYear = year.map((job) =>
  job === deepWater
    ? {
        ...job,
        description: 'Give one slow soak a week at the roots in dry weather, and keep the leaves dry.',
        tropics: {
          description:
            'Give two slow soaks a week at the roots until the rains come, and keep the leaves dry.',
        },
      }
    : job,
)

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Banksia rose',
    synonyms: ['Lady Banks rose', 'Rosa banksiae', 'yellow banksia rose', 'thornless climbing rose'],
    akin: ['Lutea'],
    species: 'Rosa banksiae ‘Lutea’',
    kind: 'rose',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak every week in its first summer; later the rain will do.',
      sunlight: 'Full sun and plenty of room: it can cover a shed.',
      soil: 'Any drained soil.',
      fertilizing: 'A little rose food or compost after flowering.',
      pruning:
        'Right after its one spring flowering, with wild canes shortened in midsummer. Winter cuts take all the flowers off.',
    },
    needs: openAndFertile,
    without: [
      'prune-winter',
      'trim-summer',
      'deadhead',
      'winter-clean-spray',
      'check-black-spot',
      'feed-summer',
      'feed-late-summer',
      'plant-bare-root',
      'check-mites',
      'check-chilli-thrips',
      'take-hardwood-cuttings',
    ],
    jobs: [
      soakInDrySpells('Banksia rose'),
      prune({
        rule: 'trim-whips',
        title: 'Shorten the Banksia rose’s summer canes',
        description: 'Tie in canes that fill a gap and shorten those that reach for the gutter.',
        why: 'The Banksia rose grows canes three metres long in summer, and those you tie in now flower in spring.',
        priority: 2,
        minutes: 30,
        months: { subtropical: [1], temperate: [1], cool: [1], arid: [1] },
        fromMonths: 12,
      }),
      ...thinOnceGrown(
        'Banksia rose',
        'Thin the Banksia rose after flowering',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Take a few of the oldest canes out at the base and shorten the rest to fit the frame.',
        'It flowers once a year on last summer’s canes, so the main cut comes straight after the flowers.',
      ),
      feed({
        rule: 'feed-early-spring',
        title: 'Feed the Banksia rose after flowering',
        description: 'Spread compost and a handful of rose food around the base and water it in.',
        why: 'The canes that it makes this summer flower next spring.',
        priority: 1,
        months: { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10, 11] },
        product: 'Rose fertiliser',
      }),
      {
        ...aphids,
        title: 'Hose aphids off the Banksia rose’s buds',
        description: 'Use a strong jet in the morning, two or three days running.',
        why: 'Its flowers open all at once, and aphids gather on the clusters of buds just before.',
        months: { subtropical: [8], temperate: [9], cool: [9, 10], arid: [8] },
      },
      mulchBed,
    ],
  },
  {
    name: 'Climbing rose',
    synonyms: [
      'climber rose',
      'Pierre de Ronsard',
      'climbing Iceberg',
      'Lorraine Lee',
      'rambling rose',
      'pillar rose',
      'Crepuscule',
      'Zephirine Drouhin',
      'Altissimo',
      'Nahema',
      'New Dawn',
      'Lamarque',
    ],
    akin: ['Cecile Brunner', 'Sally Holmes', 'Black Boy rose'],
    species: 'Rosa ‘Pierre de Ronsard’',
    kind: 'rose',
    care: {
      watering: 'Deep water twice a week in summer; walls keep the rain off the roots.',
      sunlight: 'Sun for six hours, on a wall that does not face the hot west.',
      soil: 'Rich soil half a metre out from the wall.',
      fertilizing: 'Rose food in August, December and February.',
      pruning:
        'For two years only tie the long canes flat. After that cut the side shoots to three buds each winter and replace one old cane.',
    },
    needs: openAndFertile,
    without: ['trim-summer'],
    jobs: [
      prune({
        rule: 'tie-in',
        priority: 2,
        minutes: 20,
        months: { tropical: [10], subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        title: 'Tie the climbing rose’s new canes flat',
        description:
          'Bend the long new canes sideways while they are soft, as flat as they go, and tie them loosely.',
        why: 'A cane tied flat flowers all along, and a stiff one breaks when it is bent.',
      }),
      winterPrune({
        title: 'Tie in the climbing rose and shorten its side shoots',
        description:
          'Take one old cane out at the base, tie the long new ones as flat as they bend and cut side shoots to three buds.',
        why: 'A cane tied flat flowers along its whole length instead of only at the top.',
        technical: 'Bent canes shoot along their whole length, and upright ones only at the tip.',
        minutes: 60,
        fromMonths: 24,
      }),
      ...year.filter(({ rule }) => rule !== 'trim-summer'),
    ],
  },
  {
    name: 'David Austin rose',
    synonyms: [
      'English rose',
      'Austin rose',
      'Gertrude Jekyll',
      'Graham Thomas',
      'Golden Celebration',
      'Munstead Wood',
      'Jude the Obscure',
      'Boscobel',
      'Abraham Darby',
      'Lady of Shalott',
      'Olivia rose',
      'Olivia Rose Austin',
      'Heritage rose',
      'Princess Alexandra of Kent',
      'Lady Emma Hamilton',
      'Claire Austin',
      'Crown Princess Margareta',
      'Teasing Georgia',
      'The Generous Gardener',
    ],
    akin: ['old fashioned rose'],
    species: 'Rosa ‘Gertrude Jekyll’',
    kind: 'rose',
    care: {
      watering: 'A slow soak twice a week in heat; the many-petalled blooms fall fast on thirsty bushes.',
      sunlight: 'Morning sun with a little shade from the western sun.',
      soil: 'Rich, moist loam with plenty of compost.',
      fertilizing: 'Rose food after pruning, after the first flush and in late summer.',
      pruning:
        'In Australia they grow twice as tall as the label. Shorten by a third to a half in winter and again lightly in February.',
    },
    needs: openAndFertile,
    unusualIn: ['tropical'],
    jobs: [
      winterPrune({
        title: 'Shorten the English rose by half at most',
        description: 'Shape the bush round as you shorten it, and take out canes that lie on the ground.',
        why: 'Warm gardens push these roses into long whips; a winter cut keeps the nodding blooms at nose height.',
      }),
      ...year,
    ],
  },
  {
    name: 'Floribunda rose',
    synonyms: [
      'cluster rose',
      'Burgundy Iceberg',
      'Gold Bunny',
      'Bonica',
      'Friesia',
      'Sheila’s Perfume',
      'Icecap rose',
      'Apricot Nectar',
    ],
    akin: ['Seduction', 'Hot Chocolate', 'Knockout rose'],
    species: 'Rosa ‘Gold Bunny’',
    kind: 'rose',
    care: {
      watering: 'Soak twice a week in hot weather; established bushes manage on one.',
      sunlight: 'Full sun, though a little afternoon shade saves the colour inland.',
      soil: 'Any good garden soil with compost and straw.',
      fertilizing: 'Rose food after pruning, in early summer and in February.',
      pruning:
        'Leave more canes than on a hybrid tea, cut by half in July or August; snip whole clusters as they finish.',
    },
    needs: openAndFertile,
    jobs: [
      winterPrune({
        title: 'Prune the floribunda by half',
        description:
          'Keep six to eight canes and shorten each by half, after the dead and crossing wood is out.',
        why: 'Clusters come from many canes, so a floribunda is cut more gently than other bush roses.',
      }),
      ...year,
    ],
  },
  {
    name: 'Groundcover rose',
    synonyms: ['Flower Carpet', 'carpet rose', 'shrub rose', 'The Fairy'],
    species: 'Rosa ‘Flower Carpet’',
    kind: 'rose',
    care: {
      watering: 'A weekly soak in summer once its roots are down.',
      sunlight: 'Full sun; it puts up with half a day.',
      soil: 'Any drained soil, banks and verges included.',
      fertilizing: 'Slow-release rose food at the end of winter.',
      pruning: 'Cut to 30 cm with hedge shears in winter. No deadheading needed.',
    },
    needs: openAndFertile,
    without: ['deadhead', 'feed-summer', 'feed-late-summer', 'trim-summer'],
    jobs: [
      winterPrune({
        title: 'Shear the carpet rose to 30 cm',
        description: 'Cut it all down with hedge shears and rake the cuttings out.',
        why: 'One rough haircut in winter is all the pruning it needs, and it clears away last year’s leaves.',
        minutes: 20,
      }),
      ...thriftyYear.filter(({ rule }) => !['deadhead', 'feed-late-summer', 'trim-summer'].includes(rule)),
    ],
  },
  {
    name: 'Hybrid tea rose',
    synonyms: [
      'bush rose',
      'Mr Lincoln',
      'Double Delight',
      'Just Joey',
      'Pope John Paul II',
      'Papa Meilland',
      'Princesse de Monaco',
      'Princess de Monaco',
      'Blue Moon rose',
      'Queen Elizabeth rose',
      'Julia’s Rose',
      'Black Magic rose',
      'Perfume Passion',
      'Kardinal rose',
      'Black Caviar rose',
      'Gold Medal rose',
      'Brigadoon',
      'Memoire rose',
      'Aotearoa',
      'Best Friend rose',
      'Royal Highness rose',
      'Elle rose',
      'Sweet Intoxication',
      'Addictive Lure',
    ],
    akin: ['rose', 'garden rose', 'Peace', 'Fragrant Cloud'],
    species: 'Rosa × hybrida',
    kind: 'rose',
    care: {
      watering: 'A deep soak twice a week in summer, at the roots. Wet leaves invite black spot.',
      sunlight: 'Six hours of sun at least; morning sun dries the dew off.',
      soil: 'Clay loam with compost suits roses best. Sandy gardens need clay and manure dug in.',
      fertilizing: 'Rose food in August, December and February, after watering. None in winter.',
      pruning:
        'Prune hard in July, or August where frosts are heavy: four or five strong canes, cut to knee height above an outward bud.',
    },
    needs: openAndFertile,
    jobs: [
      winterPrune(
        {
          title: 'Prune the roses hard',
          description:
            'Take out dead and crossing wood and keep four or five strong canes. Cut them to knee height above an outward bud; where winters are warm, shorten them by a third to a half.',
          why: 'Strong new canes will carry the long-stemmed roses.',
          technical:
            'Slope the cut away from the bud, 5 mm above it; wipe the blades with methylated spirits between bushes.',
        },
        // It never rests there, and needs half of its leaves.
        {
          description:
            'Take out dead, crossing and twiggy wood and shorten the rest by about half, above an outward bud.',
        },
      ),
      ...year,
    ],
  },
  {
    name: 'Iceberg rose',
    synonyms: ['Iceberg', 'white iceberg', 'Schneewittchen', 'Brilliant Pink Iceberg'],
    species: 'Rosa ‘Iceberg’',
    kind: 'rose',
    care: {
      watering: 'One deep soak a week carries an established Iceberg through most summers.',
      sunlight: 'Full sun, or four hours of it: more forgiving than any other rose.',
      soil: 'Any drained soil.',
      fertilizing: 'Rose food after pruning, after the first flush and again in February.',
      pruning:
        'Cut by a third to a half in July or August, then trim whenever the whole bush has finished a flush.',
    },
    needs: openAndFertile,
    jobs: [
      winterPrune({
        title: 'Cut the Iceberg back by half',
        description: 'Shear or snip the whole bush to half its height and clear the twigs from the middle.',
        why: 'An Iceberg hardly rests by itself, and this cut renews the whole bush.',
      }),
      ...thriftyYear,
    ],
  },
  {
    name: 'Miniature rose',
    synonyms: ['patio rose', 'mini rose', 'pot rose'],
    species: 'Rosa chinensis hybrids',
    kind: 'rose',
    care: {
      watering: 'Pots dry fast: every morning in summer, two or three times a week in the garden.',
      sunlight: 'Six hours of sun outdoors. It does not last indoors.',
      soil: 'Premium potting mix, renewed every second winter.',
      fertilizing: 'A spoonful of rose food after pruning, after the first flush and in late summer.',
      pruning: 'Trim to half in winter with scissors and snip spent blooms through summer.',
    },
    needs: openAndFertile,
    jobs: [
      winterPrune({
        title: 'Trim the little rose to half',
        description: 'Cut all round with scissors, then clear twigs from the middle.',
        why: 'A trim in its winter rest keeps a small rose small and full of bud.',
        minutes: 10,
      }),
      {
        ...freshMixWhileBare,
        fromMonths: 20,
        description:
          'Every second year tip it out, shake off a third of the old mix and pot it again in fresh mix.',
      },
      ...littleYear,
    ],
  },
]
