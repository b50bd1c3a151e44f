import type { CatalogueEntry } from '../../entry.ts'
import { keepDryInFrost } from '../../jobs/frost.ts'
import { feed, prune, water } from '../../jobs/jobs.ts'
import { everywhere, range } from '../../jobs/months.ts'
import { cutBack, lookFor, lookForMealybug } from '../garden-jobs.ts'

import { openAndDry, shadeAndDry } from '../situations.ts'

/** Plants that want light and hardly any soil. */
export const dryPots: readonly CatalogueEntry[] = [
  {
    name: 'Pencil cactus',
    synonyms: ['Euphorbia tirucalli', 'Sticks on Fire', 'Firesticks'],
    akin: ['African milk tree', 'Euphorbia trigona'],
    species: 'Euphorbia tirucalli',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'When the mix is dry right through, and not in winter.',
      sunlight: 'Full sun; cool nights turn firesticks red.',
      soil: 'Gritty, drained soil.',
      fertilizing: 'Half strength in spring.',
      pruning: 'Cut with gloves and glasses on: the milky sap burns skin and can blind.',
    },
    needs: openAndDry,
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      {
        ...lookForMealybug('pencil cactus', 'in the forks of the stems'),
        description:
          'Wear gloves and glasses, as the milky sap burns skin and eyes. Look in the forks of the stems, and dab white fluff with a cotton bud dipped in methylated spirits.',
      },
      keepDryInFrost('pencil cactus'),
      prune({
        rule: 'prune-spring',
        priority: 3,
        fromMonths: 24,
        minutes: 15,
        months: { tropical: [6], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
        title: 'Shorten the pencil cactus',
        description:
          'Wear gloves and glasses, cut long stems at a joint and rinse the cut until the milk stops.',
        why: 'Dry, mild weeks close the cuts. The sap burns skin and eyes.',
      }),
    ],
  },
  {
    name: 'Ice plant',
    synonyms: ['Lampranthus', 'trailing ice plant', 'vygie', 'Lampranthus aureus', 'Lampranthus spectabilis'],
    akin: ['Delosperma'],
    species: 'Lampranthus spectabilis',
    kind: 'succulent',
    hardyTo: 'moderate',
    care: {
      watering: 'Every few weeks while it is dry.',
      sunlight: 'Full sun: the flowers open only in it.',
      soil: 'Any drained soil, by the sea too.',
      fertilizing: 'Hardly any.',
      pruning: 'Shear the mat after its spring flowers.',
    },
    needs: openAndDry,
    without: ['cut-flower-stems', 'remove-dead-leaves', 'repot', 'feed-spring'],
    jobs: [
      cutBack(
        'Shear the ice plant after flowering',
        { subtropical: [11], temperate: [12], cool: [12, 1], arid: [11] },
        'Cut the mat back by a third, into green leaves, and push the clippings into bare gaps.',
        'It turns bare in the middle unless it is cut, and pieces root within weeks.',
      ),
    ],
  },
  {
    name: 'Air plant',
    synonyms: [
      'Tillandsia',
      'tillandsias',
      'Tillandsia ionantha',
      'air plants',
      'Tillandsia xerographica',
      'Spanish moss',
      'Tillandsia usneoides',
    ],
    akin: ['old man’s beard', 'pink quill', 'Tillandsia cyanea'],
    species: 'Tillandsia ionantha',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'Soak for twenty minutes once a week and shake it dry.',
      sunlight: 'Bright, filtered light with moving air.',
      soil: 'None: it sits on wood, wire or a stone.',
      fertilizing: 'Quarter-strength liquid food in the soak once a month while it is warm.',
      pruning: 'Pull off dry leaves; leave the pups on or part them at half size.',
    },
    needs: shadeAndDry,
    without: [
      'water-check',
      'water-less-winter',
      'repot',
      'take-cuttings',
      'feed-spring',
      'feed-summer',
      'wash-leaves',
      'tidy-leaves',
    ],
    jobs: [
      water({
        rule: 'soak-weekly',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: everywhere(...range(1, 12)),
        title: 'Soak the air plants',
        description:
          'Lay them in rainwater for twenty minutes, shake them and dry them upside down; once a week until the next time.',
        inPot: {
          title: 'Soak the air plants',
          description:
            'Lay them in rainwater for twenty minutes, shake them and dry them upside down; once a week until the next time.',
        },
        why: 'They drink through their leaves, and rot if water stays in the heart.',
      }),
      feed({
        rule: 'feed-soak',
        priority: 2,
        minutes: 5,
        repeat: 'season',
        months: {
          tropical: range(9, 2),
          subtropical: range(9, 2),
          temperate: range(9, 2),
          cool: range(10, 2),
          arid: range(9, 2),
        },
        title: 'Feed the air plants in their soak',
        description: 'Stir liquid plant food, at a quarter of its strength, into the water of one soak.',
        why: 'What little they eat comes through their leaves.',
        product: 'Liquid fertiliser',
      }),
      lookFor(
        'Look into the air plants for mealybug and scale',
        { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] },
        'Part the leaves at the heart; rinse white fluff off and pick brown bumps off with a fingernail. Don’t wipe the leaves.',
        'The grey down on the leaves is what they drink with, and both pests sit deep between them.',
      ),
      prune({
        rule: 'tidy-air-plants',
        priority: 2,
        minutes: 5,
        months: { tropical: [8], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Pull dry leaves off the air plants',
        description: 'Peel brown outer leaves away and part pups that are half their mother’s size.',
        why: 'Each rosette flowers once, and its pups go on.',
      }),
    ],
  },
]
