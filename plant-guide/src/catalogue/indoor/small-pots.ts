import type { CatalogueEntry } from '../../entry.ts'
import { keepDryInFrost } from '../../jobs/frost.ts'
import { prune, soil, water } from '../../jobs/jobs.ts'
import { always } from '../../jobs/months.ts'
import { cutBack, lookFor } from '../garden-jobs.ts'
import { springGrowth } from '../indoor.ts'
import { brightIndoors, openAndDry, shadeAndMoist } from '../situations.ts'
import { dryingOut, keepDamp, quarterStrength } from './indoor-jobs.ts'

/** Small pots for shelves, desks and windowsills. */
export const smallPots: readonly CatalogueEntry[] = [
  {
    name: 'Parlour palm',
    synonyms: ['parlor palm', 'Chamaedorea', 'bamboo palm', 'neanthe bella'],
    species: 'Chamaedorea elegans',
    kind: 'indoor',
    care: {
      watering: 'When the top 2 cm of mix is dry.',
      sunlight: 'Low to bright light, no direct sun.',
      soil: 'Indoor mix in a snug pot.',
      fertilizing: 'Half-strength liquid food monthly in the warm months.',
      pruning: 'Cut off brown fronds at the base, never the growing tip.',
    },
    needs: brightIndoors,
    without: ['take-cuttings'],
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Cut brown fronds off the parlour palm',
        description: 'Cut each close to the stem, with dry flower stalks, and never cut a growing tip.',
        why: 'A brown frond feeds the palm no more, and a stem without its tip dies.',
      }),
      {
        ...lookFor(
          'Look for mites under parlour palm fronds',
          { tropical: [9], subtropical: [9, 10], temperate: [9, 10], cool: [10], arid: [9] },
          'Wipe or shower speckled fronds on both sides with lukewarm water.',
          'Mites breed in dry air, and they fade the fronds.',
        ),
        inGround: { description: 'Hose speckled fronds from below, three mornings in a row.' },
      },
    ],
  },
  {
    name: 'Nerve plant',
    synonyms: ['Fittonia', 'mosaic plant', 'Fittonia albivenis'],
    species: 'Fittonia albivenis',
    kind: 'indoor',
    care: {
      watering: 'Keep it just damp; it collapses when it is dry and stands up again after a drink.',
      sunlight: 'Bright light without sun; humid air.',
      soil: 'Light indoor mix in a shallow pot.',
      fertilizing: 'Quarter-strength liquid food monthly in warm months.',
      pruning: 'Pinch long tips and pull off the small flowers.',
    },
    needs: shadeAndMoist,
    without: dryingOut,
    jobs: [
      ...quarterStrength,
      keepDamp(
        'nerve plant',
        'Feel the mix every second day and water a little before it is dry; stand the pot on wet pebbles.',
        'Its leaves are thin and lose water fast in dry air.',
      ),
    ],
  },
  {
    name: 'Pilea',
    synonyms: [
      'Chinese money plant',
      'pancake plant',
      'Pilea peperomioides',
      'coin plant',
      'UFO plant',
      'missionary plant',
    ],
    akin: ['friendship plant', 'aluminium plant', 'money plant'],
    species: 'Pilea peperomioides',
    kind: 'indoor',
    care: {
      watering: 'When the top 3 cm is dry.',
      sunlight: 'Bright light without midday sun.',
      soil: 'Open indoor mix.',
      fertilizing: 'Half strength monthly in warm months.',
      pruning: 'Take off yellow leaves; cut pups away to share.',
    },
    needs: brightIndoors,
    without: ['take-cuttings'],
    jobs: [
      soil({
        rule: 'repot',
        priority: 3,
        fromMonths: 18,
        months: springGrowth,
        title: 'Repot the pilea and share its pups',
        description: 'Cut the little plants off below the soil with a few roots and pot each one up.',
        why: 'A crowded pot starves the mother, and pups root at once in warm mix.',
      }),
    ],
  },
  {
    name: 'Polka dot plant',
    synonyms: ['Hypoestes', 'freckle face', 'Hypoestes phyllostachya'],
    species: 'Hypoestes phyllostachya',
    kind: 'indoor',
    care: {
      watering: 'Keep it just damp.',
      sunlight: 'Bright light; it fades in the dark.',
      soil: 'Indoor mix.',
      fertilizing: 'Half strength monthly in warm months.',
      pruning: 'Pinch out tips and flowers often.',
    },
    needs: brightIndoors,
    weedNote: 'Seeds into shady bush in the warm east: keep it in a pot there.',
    without: [...dryingOut, 'repot', 'tidy-leaves'],
    jobs: [
      keepDamp(
        'polka dot plant',
        'Feel the mix twice a week and water a little before the top is dry; empty the saucer.',
        'Soft leaves wilt and drop once the mix has dried out.',
      ),
      cutBack(
        'Cut leggy polka dot plants by half',
        springGrowth,
        'Shorten every stem above a pair of leaves and root the tips in water.',
        'Old plants fall over, and new leaves have the most spots.',
      ),
    ],
  },
  {
    name: 'Lipstick plant',
    synonyms: ['Aeschynanthus', 'lipstick vine', 'Aeschynanthus radicans'],
    akin: ['Rasta'],
    species: 'Aeschynanthus radicans',
    kind: 'indoor',
    care: {
      watering: 'When the top 2 cm is dry; drier in winter.',
      sunlight: 'Bright light with some morning sun.',
      soil: 'Open mix in a basket.',
      fertilizing: 'Half-strength flower food in the warm months.',
      pruning: 'Shorten the stems after flowering.',
    },
    needs: brightIndoors,
    without: ['tidy-leaves'],
    jobs: [
      cutBack(
        'Shorten the lipstick plant after flowering',
        { tropical: [3], subtropical: [3], temperate: [3], cool: [2], arid: [3] },
        'Cut the longest stems back by a third, above a leaf.',
        'Flowers come at the tips of new stems next year.',
      ),
    ],
  },
  {
    name: 'Venus flytrap',
    synonyms: ['venus fly trap', 'Dionaea'],
    akin: ['carnivorous plant', 'sundew'],
    species: 'Dionaea muscipula',
    kind: 'indoor',
    needsChill: 'little',
    unusualIn: ['tropical'],
    care: {
      watering: 'Stand the pot in 2 cm of rainwater, less in winter; tap water kills it.',
      sunlight: 'Full sun outdoors or on a sunny sill.',
      soil: 'Peat or sphagnum with perlite, never potting mix.',
      fertilizing: 'None: it lives on what it catches.',
      pruning: 'Snip off black traps and flower stems.',
    },
    needs: brightIndoors,
    without: [
      'water-check',
      'feed-spring',
      'feed-summer',
      'wash-leaves',
      'repot',
      'take-cuttings',
      'water-less-winter',
      'check-pests-spring',
      'tidy-leaves',
    ],
    jobs: [
      lookFor(
        'Look for aphids in the flytrap’s new traps',
        { tropical: [10], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        'Where new traps are twisted, sink the whole pot in rainwater for a night.',
        'Aphids suck on the soft traps before they open, and drown without any spray.',
      ),
      water({
        rule: 'rest-winter',
        priority: 2,
        minutes: 5,
        months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
        title: 'Let the flytrap rest in the cold',
        description:
          'Stand it in a cool, bright place outdoors or by a window, and keep the mix damp instead of wet.',
        inGround: { description: 'Keep its bog damp instead of wet until new traps rise in spring.' },
        why: 'It dies back for three months, and without that rest it weakens.',
      }),
      water({
        rule: 'water-tray',
        priority: 1,
        minutes: 5,
        repeat: 'monthly',
        months: always,
        title: 'Keep rainwater in the flytrap’s tray',
        description:
          'Fill the saucer to 2 cm whenever it is nearly dry, with rain or distilled water only; while it rests keep the mix just damp.',
        why: 'It comes from bogs, and the salts in tap water burn its roots.',
        inGround: {
          title: 'Keep the flytrap’s bog wet with rainwater',
          description:
            'Top it up with rain or distilled water so that it never dries out; while the plant rests keep it just damp.',
        },
      }),
      cutBack(
        'Snip black traps and flower stems off the flytrap',
        { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut them at the base with small scissors.',
        'Flowering weakens a small plant, and new traps are about to rise.',
      ),
      soil({
        rule: 'repot-peat',
        priority: 2,
        fromMonths: 18,
        months: { subtropical: [7], temperate: [7, 8], cool: [8], arid: [7] },
        title: 'Repot the flytrap in peat',
        description: 'Use peat or sphagnum with perlite, without any fertiliser, and a deep plastic pot.',
        why: 'It is resting, and old peat turns sour after a year or two.',
        product: 'Sphagnum and perlite',
      }),
    ],
  },
  {
    name: 'Elephant bush',
    synonyms: ['Portulacaria', 'spekboom', 'small-leaf jade', 'Portulacaria afra', 'elephant food'],
    akin: ['jade necklace'],
    species: 'Portulacaria afra',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'Once the soil has dried out; hardly at all in winter.',
      sunlight: 'Full sun to a bright window.',
      soil: 'Gritty, drained soil.',
      fertilizing: 'Half strength in spring.',
      pruning: 'Clip it to any shape in the warm months; the cuttings root.',
    },
    needs: openAndDry,
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      keepDryInFrost('elephant bush'),
      cutBack(
        'Clip the elephant bush into shape',
        { tropical: [6], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        'Shorten long stems to a pair of leaves, and dry the cuttings for a day before you plant them.',
        'It is growing again and soon fills the gaps.',
      ),
    ],
  },
]
