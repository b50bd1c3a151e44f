import type { CatalogueEntry } from '../../entry.ts'
import { prune, water, weed } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { feedIn, lookFor, richBedCare, soakInDrySpells, watchFor } from '../garden-jobs.ts'
import { openAndDrained, openAndDry, openAndFertile } from '../situations.ts'
import { liftCrown } from './tree-jobs.ts'

/** Trees and bamboo that stand beside a better known cousin in the nursery. */
export const nurseryTrees: readonly CatalogueEntry[] = [
  {
    name: 'Pencil pine',
    synonyms: [
      'Cupressus sempervirens',
      'Italian cypress',
      'Mediterranean cypress',
      'Nitschke’s Needle',
      'Glauca pencil pine',
      'Swane’s Golden',
    ],
    species: 'Cupressus sempervirens ‘Stricta’',
    kind: 'hedge',
    care: {
      watering: 'Deeply each week for two summers; in long droughts after that.',
      sunlight: 'Full sun on every side.',
      soil: 'Any soil that drains, lime and stone included.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Tie or nip in what flops out of a pencil pine; bare wood does not shoot again.',
    },
    needs: openAndDrained,
    watering: 'while-young',
    feeding: 'while-young',
    without: ['trim-early-summer', 'trim-late-summer', 'tip-prune-young'],
    jobs: [
      feedIn(
        'Slow-release fertiliser',
        'Feed the young pencil pines',
        { subtropical: [9], temperate: [9], cool: [9, 10], arid: [8, 9] },
        'Scatter slow-release fertiliser around each tree and water it in.',
        'Fed while they are young they make a dense column, and later they need nothing.',
      ),
      prune({
        rule: 'trim-growth',
        priority: 1,
        minutes: 20,
        fromMonths: 12,
        months: { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Nip the pencil pines in',
        description: 'Shorten side branches that bend out, within the green, and take out a second leader.',
        why: 'A branch that leans out this year splits the column open in the next storm.',
      }),
      watchFor(
        'Look for dead branches in the pencil pines',
        { subtropical: [12], temperate: [12, 1], cool: [1], arid: [12] },
        'Cut a brown branch back to healthy wood, bin it and clean the blade with methylated spirits.',
        'Cypress canker enters trees that are short of water and kills them branch by branch.',
      ),
      lookFor(
        'Look for mites on the pencil pines',
        { subtropical: [11], temperate: [11, 12], cool: [12], arid: [10] },
        'Shake a branch over white paper: moving dots are mites, which a strong hose removes.',
        'Dry, dusty weather brings mites to the inside of the column.',
      ),
    ],
  },
  {
    name: 'Evergreen ash',
    synonyms: ['Fraxinus griffithii', 'Himalayan ash', 'evergreen ash tree'],
    species: 'Fraxinus griffithii',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'A slow soak each week in its first two summers, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release in spring while young.',
      pruning:
        'Cut the seed bunches off an evergreen ash before they turn brown, and lift its crown while young.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    without: ['prune-after-flowering'],
    weedNote:
      'It seeds into bushland in south-east Queensland and along the New South Wales coast: cut the seed off green, or choose another tree near bush.',
    jobs: [
      prune({
        rule: 'cut-off-seed',
        priority: 1,
        minutes: 30,
        fromMonths: 36,
        months: { subtropical: [1, 2], temperate: [2], arid: [1, 2] },
        title: 'Cut the green seed off the evergreen ash',
        description: 'Snip the bunches of winged seed you can reach while they are green, and bin them.',
        why: 'Brown seed flies far on the wind, and seedlings come up in gutters and bushland.',
      }),
      soakInDrySpells('evergreen ash'),
      liftCrown('evergreen ash', { subtropical: [8], temperate: [8, 9], arid: [8] }),
    ],
  },
  {
    name: 'Peppercorn tree',
    synonyms: ['Schinus molle', 'Schinus areira', 'peppercorn', 'pepperina', 'peppertree'],
    akin: ['pepper tree'],
    species: 'Schinus molle',
    kind: 'flowering-shrub',
    hardyTo: 'moderate',
    care: {
      watering: 'A bucket of water each week in its first summer; then it lives on rain.',
      sunlight: 'Full sun, heat and dust included.',
      soil: 'Any soil that drains, well away from pipes.',
      fertilizing: 'None.',
      pruning: 'Lift the weeping skirt of a peppercorn in late winter if you want to sit under it.',
    },
    needs: openAndDry,
    watering: 'while-young',
    feeding: 'never',
    without: ['prune-after-flowering', 'take-cuttings', 'weed-spring', ...richBedCare],
    weedNote: 'It seeds itself along inland creeks. Plant it well away from water and pull the seedlings.',
    jobs: [
      liftCrown('peppercorn', { subtropical: [8], temperate: [8], arid: [8] }),
      weed({
        rule: 'pull-seedlings',
        priority: 2,
        fromMonths: 60,
        only: 'ground',
        months: { subtropical: [9], temperate: [9, 10], arid: [9] },
        title: 'Pull peppercorn seedlings',
        description: 'Pull them after rain, while they are a hand high, roots and all.',
        why: 'Birds spread the pink berries, and a seedling has a deep root within a year.',
      }),
      water({
        rule: 'water-young',
        only: 'ground',
        untilMonths: 24,
        repeat: 'season',
        priority: 1,
        months: { subtropical: [9, 10, 11, 12, 1, 2], temperate: [12, 1, 2], arid: range(9, 2) },
        title: 'Soak the young peppercorn tree',
        description:
          'Pour a bucket of water on slowly once a week in dry weather, at the edge of the leaves.',
        why: 'Two summers of deep soaks send its roots down to where they find their own water.',
      }),
    ],
  },
  {
    name: 'Black bamboo',
    synonyms: ['Phyllostachys nigra', 'running bamboo', 'Phyllostachys'],
    akin: ['golden bamboo', 'Phyllostachys aurea'],
    species: 'Phyllostachys nigra',
    kind: 'ornamental-grass',
    care: {
      watering: 'Twice a week in summer in a tub, weekly in the ground.',
      sunlight: 'Full sun to half shade.',
      soil: 'Rich, damp, drained soil inside a root barrier, or a large tub.',
      fertilizing: 'Manure once in spring; a second feed only makes it run.',
      pruning: 'Cut black bamboo’s oldest canes out at the ground, and every runner that leaves its place.',
    },
    needs: openAndFertile,
    weedNote:
      'A running bamboo: it crosses under fences, and you may have to answer for it. Keep it in a tub or inside a barrier 60 cm deep.',
    without: ['prune-late-winter', 'divide'],
    jobs: [
      feedIn(
        'Pelletised manure',
        'Feed the black bamboo before its new canes rise',
        { subtropical: [9], temperate: [9], cool: [10] },
        'Scatter a little pelletised manure over the roots and water it in well.',
        'All of the year’s canes shoot within a few weeks.',
      ),
      prune({
        rule: 'cut-runners',
        priority: 1,
        fromMonths: 12,
        minutes: 45,
        only: 'ground',
        months: { subtropical: [3], temperate: [3], cool: [3] },
        title: 'Cut the black bamboo’s runners',
        description:
          'Dig a spade’s depth along the barrier or the edge of the clump, and cut off and bin every runner that has crossed.',
        why: 'Runners grow from summer on, and each one left shoots metres away next spring.',
      }),
      prune({
        rule: 'thin-canes',
        priority: 1,
        fromMonths: 24,
        minutes: 45,
        months: { subtropical: [8], temperate: [8], cool: [8, 9] },
        title: 'Thin the oldest black bamboo canes',
        description: 'Saw dull, old canes off at the ground and strip the lowest side shoots of the rest.',
        why: 'New canes come up green and blacken only with light around them.',
      }),
      lookFor(
        'Look for mealybug and scale on the black bamboo',
        { subtropical: [2], temperate: [2, 3], cool: [3] },
        'Part the leaves where they meet the cane; hose white fluff out and cut the worst canes.',
        'They breed out of sight where the leaves join the cane.',
      ),
    ],
  },
]
