import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed } from '../../jobs/jobs.ts'
import { cutBack, divideClump, feedIn, richBedCare, soakInDrySpells } from '../garden-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndDry } from '../situations.ts'

/** Mats for edges, banks and the feet of walls. */
export const carpets: readonly CatalogueEntry[] = [
  {
    name: 'Thrift',
    synonyms: ['Armeria', 'sea thrift', 'sea pink', 'Armeria maritima', 'armerias'],
    species: 'Armeria maritima',
    kind: 'perennial',
    care: {
      watering: 'A soak now and then in a long dry spell.',
      sunlight: 'Full sun, sea wind included.',
      soil: 'Poor, gritty soil.',
      fertilizing: 'None.',
      pruning: 'Shear the spent heads off thrift.',
    },
    needs: openAndDry,
    feeding: 'never',
    without: ['prune-late-winter', ...richBedCare],
    jobs: [
      soakInDrySpells('thrift'),
      cutBack(
        'Shear the spent heads off the thrift',
        { subtropical: [11], temperate: [11, 12], cool: [12, 1], arid: [10] },
        'Gather the stems in one hand and cut them just above the cushion.',
        'A clean cushion flowers again here and there into autumn.',
      ),
      divideClump(
        'Divide thrift that has gone bare in the middle',
        { temperate: [4, 9], cool: [3, 9] },
        'Lift the cushion, tear off rooted pieces from the edge and set them level with the soil.',
        'The middle of an old cushion rots out.',
      ),
    ],
  },
  {
    name: 'Aubrieta',
    synonyms: ['aubretia', 'aubrietia', 'Aubrieta deltoidea', 'Aubrieta hybrids', 'purple rock cress'],
    akin: ['rock cress', 'arabis'],
    species: 'Aubrieta deltoidea',
    kind: 'perennial',
    needsChill: 'some',
    care: {
      watering: 'A soak each fortnight in dry weather, morning or evening.',
      sunlight: 'Full sun; some shade on hot afternoons.',
      soil: 'Sharply drained, limed soil, walls included.',
      fertilizing: 'A pinch of slow-release in early spring.',
      pruning: 'Shear aubrieta hard as soon as its flowers fade.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('aubrieta'),
      feedIn(
        'Slow-release fertiliser',
        'Feed the aubrieta before it flowers',
        { temperate: [8], cool: [8, 9] },
        'Scatter a little slow-release fertiliser around each mat and water it in.',
        'Its buds are about to open, and new leaves follow the flowers.',
      ),
      cutBack(
        'Shear the aubrieta hard after flowering',
        { temperate: [11], cool: [11, 12] },
        'Cut the mat back by half or more, into leafy stems, and water it once.',
        'Unclipped mats straggle and die out from the middle in summer.',
      ),
    ],
  },
  {
    name: 'Perennial candytuft',
    synonyms: ['Iberis sempervirens', 'evergreen candytuft', 'Snowflake candytuft', 'Iberis Snowflake'],
    akin: ['candytuft', 'iberis', 'candy tuft'],
    species: 'Iberis sempervirens',
    kind: 'perennial',
    care: {
      watering: 'A soak each fortnight in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, limed or not.',
      fertilizing: 'A little slow-release in early spring.',
      pruning: 'Shear perennial candytuft by a third after its spring flowers.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', ...richBedCare],
    jobs: [
      soakInDrySpells('candytuft'),
      feedIn(
        'Slow-release fertiliser',
        'Feed the candytuft before it flowers',
        { subtropical: [7], temperate: [8], cool: [8, 9], arid: [7] },
        'Scatter a little slow-release fertiliser around each plant and water it in.',
        'Its buds are about to open, and new leaves follow the flowers.',
      ),
      cutBack(
        'Shear the perennial candytuft after flowering',
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'Take a third off all over, into leafy growth.',
        'Trimmed now it stays a dense, dark cushion; left alone it opens in the middle.',
      ),
    ],
  },
  {
    name: 'Lithodora',
    synonyms: ['Lithodora diffusa', 'Grace Ward', 'Heavenly Blue lithodora', 'Lithospermum', 'lithodoras'],
    species: 'Lithodora diffusa',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather, with rainwater where the tap water is hard.',
      sunlight: 'Sun, with shade on hot afternoons.',
      soil: 'Acid, drained soil without lime.',
      fertilizing: 'Slow-release for azaleas in spring.',
      pruning: 'Trim lithodora lightly after its flowers, never into bare wood.',
    },
    needs: { ...openAndDrained, sunlight: gentleAndMoist.sunlight },
    without: ['prune-late-winter', 'divide', 'check-pests-spring'],
    jobs: [
      feed({
        rule: 'feed-spring',
        priority: 1,
        minutes: 10,
        months: { temperate: [9], cool: [9, 10] },
        title: 'Feed the lithodora with azalea food',
        description: 'Scatter a pinch of slow-release azalea and camellia food around it and water it in.',
        why: 'It wants acid soil, and an ordinary feed with lime yellows the leaves.',
        product: 'Camellia and azalea fertiliser',
      }),
      cutBack(
        'Trim the lithodora after its flowers',
        { temperate: [12], cool: [12, 1] },
        'Shorten the longest stems by a third and keep to leafy wood.',
        'Old wood does not shoot again, and a light trim each year keeps it low.',
      ),
    ],
  },
  {
    name: 'Moss phlox',
    synonyms: ['Phlox subulata', 'creeping phlox', 'alpine phlox', 'moss pink'],
    species: 'Phlox subulata',
    kind: 'perennial',
    needsChill: 'some',
    care: {
      watering: 'A soak each week in hot weather until the mat has closed.',
      sunlight: 'Full sun.',
      soil: 'Drained soil on a bank or wall.',
      fertilizing: 'A little slow-release in early spring.',
      pruning: 'Shear moss phlox by half after flowering.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'check-pests-spring', 'mulch-before-summer', 'add-compost', 'divide'],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Feed the moss phlox before it flowers',
        { temperate: [8], cool: [8, 9] },
        'Scatter a little slow-release fertiliser around each mat and water it in.',
        'Its buds are about to open, and new leaves follow the flowers.',
      ),
      cutBack(
        'Shear the moss phlox by half',
        { temperate: [11], cool: [11, 12] },
        'Clip the mat as its flowers fade and brush out dead leaves.',
        'New shoots close the mat before next spring’s buds.',
      ),
    ],
  },
  {
    name: 'Parrot’s beak',
    synonyms: [
      'Lotus berthelotii',
      'coral gem',
      'Lotus vine',
      'Gold Flash lotus',
      'Amazon Sunset lotus',
      'parrots beak lotus',
    ],
    species: 'Lotus berthelotii',
    kind: 'perennial',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly; pots and baskets every second day in heat.',
      sunlight: 'Full sun.',
      soil: 'Drained soil, a wall or a hanging basket.',
      fertilizing: 'A little slow-release in early autumn.',
      pruning: 'Cut parrot’s beak back by half after its spring flowers.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', 'add-compost'],
    jobs: [
      coverFromFrost('parrot’s beak'),
      feedIn(
        'Slow-release fertiliser',
        'Feed the parrot’s beak for its flowers',
        { subtropical: [4], temperate: [3, 4], cool: [3], arid: [4] },
        'Scatter a little slow-release fertiliser around the plant and water it in.',
        'It makes its buds through the cool months.',
      ),
      {
        ...cutBack(
          'Cut the parrot’s beak back by half',
          { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
          'Shorten the trailing stems, each to just above a leaf.',
          'Flowers come in cool weather on the stems that grow from now until autumn.',
        ),
        inPot: {
          description: 'Shorten the trailing stems above a leaf and turn a basket so that all sides get sun.',
        },
      },
    ],
  },
]
