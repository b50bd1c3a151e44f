import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost, keepDryInFrost } from '../../jobs/frost.ts'
import { disease, feed, pests, propagate, prune } from '../../jobs/jobs.ts'
import { everywhere, range } from '../../jobs/months.ts'
import { fern } from '../../kinds/fern.ts'
import { lookFor } from '../garden-jobs.ts'
import { brightIndoors, shadeAndMoist } from '../situations.ts'
import { dryingOut, hoseTheBoard, keepDamp, quarterStrength } from './indoor-jobs.ts'

/** Plants of shady shelves and verandahs that are often taken for better-known relatives. */
export const nurseryShade: readonly CatalogueEntry[] = [
  {
    name: 'Maranta',
    synonyms: [
      'Maranta leuconeura',
      'Fascinator maranta',
      'marantas',
      'herringbone plant',
      'rabbit tracks plant',
    ],
    akin: ['prayer plant'],
    species: 'Maranta leuconeura',
    kind: 'indoor',
    care: {
      watering: 'Keep the mix just damp with rainwater; a little drier in winter.',
      sunlight: 'Bright shade, never sun.',
      soil: 'Moist, airy mix in a wide, shallow pot.',
      fertilizing: 'Quarter-strength food monthly in spring and summer.',
      pruning: 'Cut leggy maranta stems back to a joint in spring.',
    },
    needs: brightIndoors,
    without: dryingOut,
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Cut the maranta’s leggy stems back',
        description: 'Cut long stems just above a joint, and root the tips in water.',
        why: 'Two shoots follow each cut as the days lengthen, and the clump fills in again.',
      }),
      ...quarterStrength,
      keepDamp(
        'maranta',
        'Feel the mix twice a week and give lukewarm rainwater a little before the top is dry; empty the saucer.',
        'Its leaves curl and brown at the edges as soon as the mix dries.',
      ),
      pests({
        rule: 'check-mites',
        title: 'Look under the maranta’s leaves for spider mites',
        description: 'Look for fine web and pale dots, and rinse the leaves under a lukewarm shower.',
        why: 'Heaters dry the air, and marantas get mites in dry air.',
        tropics: { why: 'The air is driest in these months, and marantas get mites in dry air.' },
        inGround: {
          description: 'Look for fine web and pale dots, and hose the leaves from below on a mild morning.',
          why: 'The air is driest in these months, and marantas get mites in dry air.',
        },
        priority: 1,
        minutes: 10,
        months: everywhere(6, 7),
      }),
    ],
  },
  {
    name: 'Silver Lady',
    synonyms: ['Blechnum gibbum', 'dwarf tree fern', 'miniature tree fern'],
    akin: ['Blechnum'],
    species: 'Blechnum gibbum ‘Silver Lady’',
    kind: 'fern',
    hardyTo: 'light',
    unusualIn: ['arid'],
    care: {
      watering: 'Every second day in warm weather; the roots must never dry out.',
      sunlight: 'Filtered light or morning sun.',
      soil: 'Leafy, drained, slightly acid soil with mulch, or a pot.',
      fertilizing: 'Half-strength fish emulsion in spring and late summer.',
      pruning: 'Cut the lowest brown fronds of Silver Lady off close to the trunk.',
    },
    needs: shadeAndMoist,
    without: ['weed-base'],
    jobs: [
      coverFromFrost('Silver Lady fern'),
      ...fern.jobs
        .filter(({ rule }) => rule === 'water-summer')
        .map((job) => ({ ...job, months: { ...job.months, temperate: range(9, 2) } })),
      prune({
        rule: 'remove-old-fronds',
        priority: 1,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
        title: 'Cut the brown fronds off the Silver Lady fern',
        description: 'Snip them off close to the little trunk, and leave every green one.',
        why: 'A clean ring of new fronds is about to unroll, and the trunk shows.',
      }),
    ],
  },
  {
    name: 'Elkhorn fern',
    synonyms: ['elkhorn', 'Platycerium bifurcatum', 'elk horn'],
    species: 'Platycerium bifurcatum',
    kind: 'fern',
    hardyTo: 'light',
    care: {
      watering: 'Hose it two or three times a week in summer, weekly in winter.',
      sunlight: 'Dappled shade or morning sun.',
      soil: 'None: it hangs on a board or a tree with sphagnum behind it.',
      fertilizing: 'Weak seaweed in spring and summer, poured behind the shields.',
      pruning: 'Take dead antlers off an elkhorn, and leave its brown shields.',
    },
    needs: shadeAndMoist,
    without: [
      'remove-old-fronds',
      'feed-spring',
      'mulch-before-summer',
      'weed-base',
      'add-compost',
      'check-scale',
      'water-new-fronds',
      'feed-late-summer',
      'settle-in',
    ],
    jobs: [
      hoseTheBoard('elkhorn'),
      feed({
        rule: 'feed-warm-months',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: {
          tropical: range(9, 2),
          subtropical: range(9, 2),
          temperate: range(9, 2),
          cool: range(10, 2),
          arid: range(9, 2),
        },
        title: 'Feed the elkhorn with weak seaweed',
        description: 'Pour a weak seaweed solution behind the shields.',
        why: 'It grows in the warm months, and little else reaches its roots.',
        product: 'Seaweed tonic',
      }),
      propagate({
        rule: 'divide',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [10], subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Cut a pup off the elkhorn',
        description:
          'Cut a pup out with its shield and roots, and tie it to a board over damp sphagnum with stockings or fishing line.',
        why: 'Growth is starting, and its new shields will grip the board within months.',
      }),
      keepDryInFrost('elkhorn', {
        description: 'Hang it under a roof or a tree on cold nights, and hardly water it.',
        inPot: {
          description:
            'Hang or stand it under a roof on cold nights, and let its roots half dry between drinks.',
          why: 'It stands more cold than a staghorn when it is dry, but frost burns its antlers.',
        },
        why: 'It stands more cold than a staghorn when it is dry, but frost burns its antlers.',
      }),
      lookFor(
        'Look for beetles and scale on the elkhorn',
        { tropical: [10], subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [11] },
        'Pick off small round beetles and their grubs, and dab scale off; never rub the grey felt from the fronds.',
        'Staghorn fern beetle pits and browns the tips in warm weather.',
      ),
    ],
  },
  {
    name: 'Donkey’s tail',
    synonyms: ['Sedum morganianum', 'burro’s tail', 'donkey tail', 'burrito sedum'],
    species: 'Sedum morganianum',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'When the leaves wrinkle a little, every two weeks or so in summer; hardly in winter.',
      sunlight: 'Bright light with morning sun, out of the wind.',
      soil: 'Succulent mix in a hanging pot.',
      fertilizing: 'Half-strength food once in spring.',
      pruning: 'None: hang a donkey’s tail where nobody brushes past, for its leaves drop at a touch.',
    },
    needs: brightIndoors,
    without: ['remove-dead-leaves', 'cut-flower-stems'],
    jobs: [
      keepDryInFrost('donkey’s tail'),
      propagate({
        rule: 'root-leaves',
        priority: 3,
        minutes: 10,
        fromMonths: 3,
        months: { tropical: [5], subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Root the donkey’s tail’s fallen leaves',
        description: 'Lay fallen leaves on barely damp succulent mix in bright shade, and don’t bury them.',
        why: 'Each leaf grows a rosette of its own once it is warm.',
      }),
      disease({
        rule: 'check-rot',
        title: 'Check the donkey’s tail for rot',
        description:
          'Lift the tails, cut off what is brown and soft, and water no more until the soil is dry.',
        why: 'Fat leaves store water for weeks, and roots rot in cold, wet soil.',
        inPot: {
          description: 'Lift the tails, cut off what is brown and soft, and let the pot dry out fully.',
          why: 'Fat leaves store water for weeks, and roots rot in cold, wet mix.',
        },
        priority: 1,
        minutes: 5,
        months: { subtropical: [6], temperate: [6], cool: [5, 6], arid: [6] },
      }),
    ],
  },
]
