import type { CatalogueEntry } from '../../entry.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { feedMonthly } from '../../kinds/indoor-jobs.ts'
import { lookFor, waterIn } from '../garden-jobs.ts'
import { brightIndoors } from '../situations.ts'
import { dryingOut, soakAsATree } from './indoor-jobs.ts'

/** Showy leaves for pots. */
export const showyLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Caladium',
    synonyms: ['angel wings', 'caladiums', 'heart of Jesus'],
    species: 'Caladium bicolor',
    kind: 'indoor',
    care: {
      watering: 'Often in leaf, none once the leaves die down.',
      sunlight: 'Bright shade, warmth and damp air.',
      soil: 'Rich, open mix.',
      fertilizing: 'Half strength each month in leaf.',
      pruning: 'Cut caladium leaves as they yellow. The sap irritates.',
    },
    needs: { ...brightIndoors, moisture: ['moist'] },
    without: [
      ...dryingOut,
      'wash-leaves',
      'take-cuttings',
      'tidy-leaves',
      'feed-spring',
      'check-pests-spring',
      'repot',
    ],
    jobs: [
      waterIn(
        'Keep the caladium damp while it is in leaf',
        {
          tropical: range(11, 4),
          subtropical: range(10, 3),
          temperate: range(11, 3),
          cool: [12, 1, 2],
          arid: range(10, 3),
        },
        'Once its leaves are up, feel the mix every second day and water before the surface is quite dry, until they die down.',
        'Its large leaves collapse once the mix has dried out.',
      ),
      water({
        rule: 'start-tuber',
        priority: 1,
        minutes: 15,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9, 10] },
        title: 'Start the caladium in warmth',
        description:
          'Set the tuber in fresh, damp mix in a warm, bright place. Water a little until shoots show, then before the surface is quite dry.',
        why: 'It wakes in warm mix and rots in cold.',
      }),
      {
        ...lookFor(
          'Look under caladium leaves for mites',
          { tropical: [2], subtropical: [12, 1], temperate: [12, 1], cool: [1], arid: [12, 1] },
          'Rinse leaves that are pale or finely webbed under a lukewarm shower.',
          'Mites breed in dry, warm air, and its thin leaves show the harm at once.',
        ),
        inGround: { description: 'Hose leaves that are pale or finely webbed from below in the morning.' },
      },
      feedMonthly,
      water({
        rule: 'rest-winter',
        priority: 1,
        minutes: 10,
        months: { subtropical: [4, 5], temperate: [4], cool: [3], arid: [4] },
        title: 'Let the caladium dry off',
        description:
          'Stop watering as the leaves die, cut each off at its base with gloves on, as the sap irritates, and keep the pot dry and above 12 °C until it is warm again.',
        why: 'The tuber rests for months and rots if it is kept wet.',
        inGround: {
          title: 'Lift the caladium as its leaves die',
          description:
            'Stop watering as the leaves die, and cut them off with gloves on, as the sap irritates. Lift the tuber before the nights are cold and keep it dry indoors until it is warm again.',
        },
      }),
      water({
        rule: 'rest-dry-season',
        priority: 1,
        minutes: 10,
        months: { tropical: [5] },
        title: 'Let the caladium dry off',
        description:
          'Stop watering as the leaves die, cut them off with gloves on, as the sap irritates, and leave the tuber dry where it is until the build-up.',
        why: 'The tuber rests through the dry and rots if it is kept wet.',
      }),
    ],
  },
  {
    name: 'Dieffenbachia',
    synonyms: ['dumb cane', 'leopard lily indoor'],
    species: 'Dieffenbachia seguine',
    kind: 'indoor',
    care: {
      watering: 'When the top 4 cm is dry.',
      sunlight: 'Bright light, no direct sun.',
      soil: 'Drained indoor mix with bark.',
      fertilizing: 'Each month at half strength while it grows.',
      pruning: 'Cut a leggy dieffenbachia low. The sap swells the mouth and burns skin.',
    },
    needs: brightIndoors,
    without: ['tidy-leaves'],
    jobs: [
      prune({
        rule: 'shorten-canes',
        priority: 2,
        fromMonths: 24,
        minutes: 15,
        months: { tropical: [10], subtropical: [10], temperate: [11], cool: [11], arid: [10] },
        title: 'Cut a leggy dieffenbachia low',
        description: 'With gloves on, cut the cane to 15 cm and root pieces of it in damp mix.',
        why: 'New shoots come from the joints in warm, bright weather.',
      }),
    ],
  },
  {
    name: 'Money tree',
    synonyms: ['Pachira', 'Pachira aquatica', 'Guiana chestnut', 'Malabar chestnut'],
    species: 'Pachira aquatica',
    kind: 'indoor',
    care: {
      watering: 'When the top third of the mix is dry.',
      sunlight: 'Bright light, away from heaters.',
      soil: 'Drained mix in a pot with holes.',
      fertilizing: 'Monthly in the warm months at half strength.',
      pruning: 'Shorten money tree shoots in spring to a few leaves.',
    },
    needs: brightIndoors,
    jobs: [
      soakAsATree('money tree'),
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        title: 'Shorten the money tree’s long shoots',
        description: 'Cut each one back to three or four leaves.',
        why: 'A cut crown branches and stays in proportion to its braided trunk.',
      }),
    ],
  },
]
