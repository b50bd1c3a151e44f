import { coverFromFrost } from '../../frost.ts'
import { propagate, prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import {
  cutBack,
  cutDown,
  deadhead,
  divideClump,
  feedAgain,
  feedIn,
  lookFor,
  richBedCare,
  soakInDrySpells,
  watchFor,
} from '../garden-jobs.ts'
import { openAndDrained, openAndDry, openAndFertile } from '../situations.ts'

/** Daisies that stay for years. */
export const daisies: readonly CatalogueEntry[] = [
  {
    name: 'Gerbera',
    synonyms: ['gerberas', 'African daisy gerbera', 'Barberton daisy', 'Transvaal daisy'],
    species: 'Gerbera jamesonii hybrids',
    kind: 'perennial',
    care: {
      watering: 'Deeply once or twice a week, in the morning, away from the crown.',
      sunlight: 'Full sun; light afternoon shade inland.',
      soil: 'Sandy, very well drained soil or a pot, with the crown just above the surface.',
      fertilizing: 'Flower food rich in potash each month from spring through summer.',
      pruning: 'Twist old gerbera stems off at the base; take dead outer leaves away.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'add-compost', 'mulch-before-summer', 'check-pests-summer'],
    jobs: [
      feedAgain('gerberas', {
        months: { tropical: [7], subtropical: [12], temperate: [12], cool: [12, 1], arid: [11] },
      }),
      feedIn(
        'Flower food high in potash',
        'Start feeding the gerberas',
        { tropical: [9], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Water in a flower food rich in potash, and again each month while it grows.',
        'Gerberas flower through all the warm months on regular food.',
      ),
      deadhead(
        'Twist spent gerbera flowers off at the base',
        { tropical: [9], subtropical: [9, 10, 11], temperate: [11, 12, 1, 2], cool: [12, 1, 2], arid: [10] },
        'Follow each finished stem down and twist it off, with any brown leaves.',
        'Stumps left on the crown rot and take the plant with them.',
      ),
      watchFor(
        'Scrape mulch away from gerbera crowns',
        { tropical: [11], subtropical: [11, 12], temperate: [5], cool: [5], arid: [6] },
        'Clear soil, mulch and dead leaves from the centre so that it stays dry.',
        'Crown rot from buried, wet crowns kills most gerberas.',
      ),
      divideClump(
        'Divide crowded gerberas',
        { tropical: [5], subtropical: [4, 8], temperate: [9], cool: [10], arid: [8] },
        'Lift the clump, cut it into pieces with roots and two or three shoots, and replant them high.',
        'Flowers get smaller once a clump is crowded.',
      ),
    ],
  },
  {
    name: 'Gazania',
    synonyms: ['gazanias', 'treasure flower', 'coastal gazania', 'Double Gold'],
    species: 'Gazania hybrids',
    kind: 'perennial',
    care: {
      watering: 'A soak every week or two in summer once established.',
      sunlight: 'Full sun: gazania flowers close in shade.',
      soil: 'Sandy, drained soil; salt wind does no harm.',
      fertilizing: 'A light feed in early spring.',
      pruning: 'Trim gazanias in late winter and take off every seed head.',
    },
    needs: openAndDry,
    weedNote:
      'Gazania is a declared weed in South Australia and runs wild along coasts elsewhere. Choose a sterile double kind.',
    without: ['prune-late-winter', ...richBedCare],
    jobs: [
      soakInDrySpells('gazanias'),
      cutBack(
        'Trim the gazanias over',
        { tropical: [5], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        'Cut tired mats back to 10 cm and pull out the dead stems inside.',
        'A trim before new growth gives a dense mat and more flowers.',
      ),
      {
        ...deadhead(
          'Take gazania heads off before they seed',
          {
            tropical: [7],
            subtropical: [9, 10, 11],
            temperate: [11, 12, 1, 2],
            cool: [12, 1, 2],
            arid: [9, 10, 11],
          },
          'Snap finished heads off low and put them in the bin.',
          'The wind carries the fluffy seed into bushland and dunes.',
        ),
        priority: 1,
      },
    ],
  },
  {
    name: 'Osteospermum',
    synonyms: ['African daisy', 'Cape daisy', 'Serenity daisy', 'osteospermums', 'osteo', 'freeway daisy'],
    species: 'Osteospermum hybrids',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; African daisies fail in wet summers.',
      sunlight: 'Full sun.',
      soil: 'Drained, sandy soil.',
      fertilizing: 'A light feed in autumn and again in early spring.',
      pruning: 'Cut osteospermum back by a third after the spring show.',
    },
    needs: openAndDry,
    without: ['prune-late-winter', 'add-compost', 'divide'],
    jobs: [
      prune({
        rule: 'trim-autumn',
        fromMonths: 6,
        priority: 1,
        minutes: 20,
        months: { subtropical: [4], temperate: [3, 4], cool: [3], arid: [4] },
        title: 'Cut the African daisies back by a third',
        description: 'Shorten every stem to a leafy side shoot; do not cut into bare wood.',
        why: 'Trimmed in autumn they make the shoots that flower from winter on.',
      }),
      deadhead(
        'Deadhead the African daisies',
        { subtropical: [6, 7, 8], temperate: [8, 9, 10, 11], cool: [10, 11], arid: [7, 8] },
        'Cut finished flowers off with their stalks.',
        'They flower for months if they cannot seed.',
      ),
      coverFromFrost('African daisies'),
    ],
  },
  {
    name: 'Chrysanthemum',
    synonyms: [
      'chrysanthemums',
      'chrysanth',
      'chrysanths',
      'mum',
      'mums',
      'Mother’s Day flower',
      'Mother’s Day daisy',
    ],
    species: 'Chrysanthemum × morifolium',
    kind: 'perennial',
    care: {
      watering: 'Twice a week in summer, keeping the leaves dry.',
      sunlight: 'Full sun, out of the wind and away from street lights.',
      soil: 'Rich, drained soil with compost.',
      fertilizing: 'Pelletised manure in spring, then liquid flower food until the buds colour.',
      pruning: 'Pinch in spring, cut by half at Christmas, and to the ground after flowering.',
    },
    needs: openAndFertile,
    without: ['prune-late-winter'],
    jobs: [
      feedAgain('chrysanthemums', {
        months: { subtropical: [1, 2], temperate: [1, 2], cool: [1, 2], arid: [1, 2] },
        title: 'Feed the chrysanthemums until the buds colour',
        why: 'The buds of autumn form now.',
      }),
      prune({
        rule: 'pinch-tips',
        priority: 1,
        minutes: 15,
        months: { subtropical: [10], temperate: [10, 12], cool: [11, 12], arid: [10] },
        title: 'Pinch the chrysanthemum tips',
        description: 'Nip every shoot back to a pair of leaves when it is a hand high; stop after New Year.',
        why: 'Pinched plants branch, need fewer stakes and carry more flowers in autumn.',
      }),
      cutDown(
        'Cut chrysanthemums down after flowering',
        { subtropical: [6], temperate: [6, 7], cool: [6, 7], arid: [6] },
        'Cut all stems to 15 cm; plant out a gift pot at the same time.',
        'New shoots rise from the base for next autumn’s flowers.',
      ),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 12,
        months: { subtropical: [8], temperate: [8, 9], cool: [9, 10], arid: [8] },
        title: 'Divide the chrysanthemums',
        description: 'Lift the clump, pull off rooted outer shoots and replant those 40 cm apart.',
        why: 'Young outer shoots flower far better than the old middle.',
      }),
      watchFor(
        'Check chrysanthemum leaves for rust and spots',
        { subtropical: [2, 3], temperate: [3, 4], cool: [3], arid: [3] },
        'Pick off leaves with rusty or black spots and bin them.',
        'Autumn dew brings leaf diseases just before the flowers.',
      ),
      lookFor(
        'Look for black aphids on chrysanthemums',
        { subtropical: [10], temperate: [11], cool: [11, 12], arid: [10] },
        'Hose them off the tips in the morning.',
        'Black aphids gather on the new tips in spring.',
      ),
    ],
  },
]
