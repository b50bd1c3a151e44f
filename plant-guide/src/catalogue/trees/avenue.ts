import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { thirstySouth } from '../../jobs/months.ts'
import { waterIn } from '../garden-jobs.ts'
import { openAndFertile, sunnyAnySoil } from '../situations.ts'
import { feedLateInLeaf, soakInland } from './tree-jobs.ts'

/** Deciduous trees of streets and lawns. */
export const avenueTrees: readonly CatalogueEntry[] = [
  {
    name: 'Mop top robinia',
    synonyms: ['Robinia', 'mop top', 'Robinia Mop Top'],
    akin: ['golden robinia', 'Frisia', 'Robinia Lace Lady', 'Twisty Baby'],
    species: 'Robinia pseudoacacia ‘Umbraculifera’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak weekly for two summers; little after that.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Lightly in spring; it makes its own nitrogen.',
      pruning: 'Cut the mop back to its knob in winter, if you want it small.',
    },
    needs: sunnyAnySoil,
    watering: 'while-young',
    weedNote:
      'Suckers from the rootstock come up across a lawn and into creeks: pull them while small and never dig near its roots.',
    without: ['feed-summer'],
    jobs: [
      soakInland('mop top'),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 24,
        minutes: 45,
        months: { subtropical: [7], temperate: [7], cool: [8], arid: [7] },
        title: 'Cut the mop top back to its crown',
        description: 'Shorten every branch to about 20 cm from the knob at the top of the trunk.',
        why: 'It shoots into a new, dense ball in spring, and old mops split in the wind.',
      }),
      prune({
        rule: 'remove-suckers',
        instead: 'rub-off-shoots',
        priority: 2,
        months: { subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        title: 'Pull robinia suckers out of the lawn',
        description: 'Tear them off at the root while they are soft; gloves on, as they have thorns.',
        why: 'Suckers are of the wild rootstock and grow twice as fast as the mop.',
      }),
    ],
  },
  {
    name: 'Honey locust',
    synonyms: ['Gleditsia', 'thornless honey locust', 'Shademaster'],
    akin: ['Sunburst'],
    species: 'Gleditsia triacanthos ‘Sunburst’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak each week for its first two summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil, dry included.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Shape it in winter; shorten brittle, long branches.',
    },
    needs: sunnyAnySoil,
    feeding: 'while-young',
    jobs: [
      feedLateInLeaf('honey locust'),
      prune({
        rule: 'remove-suckers',
        instead: 'rub-off-shoots',
        priority: 1,
        fromMonths: 12,
        months: { subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Cut off thorny shoots below the honey locust’s graft',
        description: 'Cut any shoot with thorns off flush at the trunk or the root, in gloves.',
        why: 'The rootstock is thorny and takes over from the grafted top.',
      }),
    ],
  },
  {
    name: 'Red maple',
    synonyms: ['Canadian maple', 'autumn maple', 'Acer rubrum', 'October Glory', 'Autumn Blaze'],
    akin: ['Norway maple', 'Acer platanoides'],
    species: 'Acer rubrum',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep soak twice a week all summer.',
      sunlight: 'Full sun for colour, out of hot wind.',
      soil: 'Deep, damp soil that is not limy.',
      fertilizing: 'Slow-release in early spring.',
      pruning: 'Shape it while it is young, in the middle of winter.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        untilMonths: 96,
        months: { subtropical: [6], temperate: [6, 7], cool: [6, 7], arid: [6] },
        title: 'Choose one leader for the young red maple',
        description: 'Take out a second leader and branches that cross or rise steeply beside the trunk.',
        why: 'Maples bleed when they are cut near spring; now the wood is at rest.',
      }),
      waterIn(
        'Keep the red maple’s roots damp',
        thirstySouth,
        'Soak the whole root area twice a week, for longer as it grows.',
        'It comes from swamps, and drops its leaves when it dries out.',
      ),
    ],
  },
]
