import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, prune, water } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { cutBack, deadhead, divideClump, feedIn, waterIn } from '../../jobs/garden-jobs.ts'
import { openAndDrained, openAndDry, openAndFertile, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Obedient plant',
    synonyms: ['Physostegia', 'Physostegia virginiana', 'physostegias', 'false dragonhead'],
    species: 'Physostegia virginiana',
    kind: 'perennial',
    care: {
      watering: 'Weekly in summer, until the flowers are over.',
      sunlight: 'Sun to half shade.',
      soil: 'Any soil that does not dry out.',
      fertilizing: 'Compost or pellets in early spring.',
      pruning: 'Cut obedient plant to the ground after its autumn flowers.',
    },
    needs: sunOrHalfShade(openAndFertile),
    without: ['add-compost', 'prune-late-winter'],
    jobs: [
      cutBack(
        'Cut the obedient plant to the ground',
        { subtropical: [5], temperate: [5], cool: [4, 5] },
        'Cut all stems just above the soil once the spikes are over.',
        'A low winter carpet of leaves is already at the base.',
      ),
      {
        ...divideClump(
          'Thin the obedient plant',
          { subtropical: [8], temperate: [8], cool: [9] },
          'Fork out the runners at the edge and replant the best where you want them.',
          'It runs wide in damp soil and flowers less as it crowds itself.',
        ),
        priority: 2,
        fromMonths: 18,
      },
    ],
  },
  {
    name: 'Oriental poppy',
    synonyms: ['Papaver orientale', 'oriental poppies', 'perennial poppy'],
    species: 'Papaver orientale',
    kind: 'perennial',
    needsChill: 'some',
    care: {
      watering: 'Weekly in spring; hardly at all once the leaves die down.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained soil.',
      fertilizing: 'A little compost or slow-release in early spring.',
      pruning: 'Cut oriental poppies to the ground as they brown after flowering.',
    },
    needs: openAndDrained,
    without: ['prune-late-winter', 'divide', 'add-compost', 'mulch-before-summer'],
    jobs: [
      water({
        rule: 'water-pot',
        priority: 1,
        only: 'pot',
        repeat: 'season',
        months: { temperate: range(1, 12), cool: range(1, 12) },
        title: 'Water the potted oriental poppies, and little while they rest',
        description:
          'While they are in leaf, water until it drains out the bottom once the top of the mix is dry; once the leaves have browned, a sip every second week is enough.',
        why: 'They rest through the heat, and a crown that is wet while it rests rots.',
      }),
      waterIn(
        'Water the oriental poppies until they have flowered',
        { ...thirsty, temperate: [9, 10, 11], cool: [9, 10, 11] },
        'Soak the roots once a week in dry weather, and stop as the leaves turn brown.',
        'They rest through the heat, and a crown that is wet while it rests rots.',
      ),
      {
        ...cutBack(
          'Cut the oriental poppies to the ground',
          { temperate: [12, 1], cool: [12, 1] },
          'Cut stems and brown leaves just above the soil and mark the place.',
          'They rest through the heat and make new leaves in autumn.',
        ),
        fromMonths: 1,
      },
      {
        ...feedIn(
          'Organic pellet fertiliser',
          'Feed the oriental poppies as growth starts',
          { temperate: [9], cool: [9, 10] },
          'Scatter organic pellets or sieved compost around the clump and water well.',
          'The season’s leaves and flowers are all still to come.',
        ),
        // Plants set out in spring soon rest, so they are not fed.
        fromMonths: 3,
      },
    ],
  },
  {
    name: 'Osteospermum',
    synonyms: ['Cape daisy', 'Serenity daisy', 'osteospermums', 'osteo', 'freeway daisy', 'Dimorphotheca'],
    akin: ['African daisy'],
    species: 'Osteospermum hybrids',
    kind: 'perennial',
    care: {
      watering: 'Weekly in dry weather; African daisies fail in wet summers.',
      sunlight: 'Full sun.',
      soil: 'Drained, sandy soil.',
      fertilizing: 'A light feed in autumn, and again in early spring.',
      pruning: 'Deadhead osteospermum while it flowers, and cut it back by a third in early autumn.',
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
        { subtropical: [7, 8, 9], temperate: [8, 9, 10, 11], cool: [9, 10, 11], arid: [7, 8, 9] },
        'Cut finished flowers off with their stalks.',
        'They flower for months if they cannot seed.',
      ),
      feed({
        rule: 'feed-autumn',
        fromMonths: 6,
        priority: 2,
        months: { subtropical: [4], temperate: [4], cool: [3], arid: [4] },
        title: 'Feed the African daisies lightly after their trim',
        description: 'Scatter half the usual slow-release food around each plant and water it in.',
        why: 'The shoots that come now carry the flowers of winter and spring.',
        product: 'Slow-release fertiliser',
      }),
      { ...coverFromFrost('African daisies'), where: 'hard-frost' },
      feedIn(
        'Slow-release fertiliser',
        'Feed the African daisies as they come into flower',
        { subtropical: [7], temperate: [8], cool: [9], arid: [7] },
        'Scatter a light dose of slow-release food around each plant and water it in.',
        'New buds follow the open flowers for two months or more.',
      ),
    ],
  },
]
