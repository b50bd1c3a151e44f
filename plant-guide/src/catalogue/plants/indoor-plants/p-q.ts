import type { CatalogueEntry } from '../../../entry.ts'
import { propagate, prune, soil, water } from '../../../jobs/jobs.ts'
import { always } from '../../../jobs/months.ts'
import { cutBack, divideClump, lookFor } from '../../jobs/garden-jobs.ts'
import {
  dryingOut,
  feedNewInTheGround,
  feedOnceInSpring,
  feedOnceMore,
  keepDamp,
  mulchInTheGround,
  quarterStrength,
} from '../../jobs/indoor-jobs.ts'
import { brightIndoors } from '../../situations.ts'
import { springGrowth } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
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
      mulchInTheGround,
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
    name: 'Peace lily',
    synonyms: ['spathe', 'spathiphyllum'],
    akin: ['Sensation'],
    species: 'Spathiphyllum wallisii',
    kind: 'indoor',
    care: {
      watering: 'It droops when thirsty and stands again within the hour. Water just before it does.',
      sunlight: 'Low to medium light; flowers in better light.',
      soil: 'Moist, peaty potting mix.',
      fertilizing: 'Quarter-strength liquid food each month in the warm half of the year.',
      pruning: 'Cut yellow leaves and brown flowers off at the base. Chewing it hurts pets’ mouths.',
    },
    needs: brightIndoors,
    without: ['take-cuttings'],
    jobs: [
      mulchInTheGround,
      ...quarterStrength,
      water({
        rule: 'water-check',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Water the peace lily when its top is dry',
        description:
          'Push a fingertip in every few days; where the top 2 cm of the mix is dry, water until it drains out the bottom; empty the saucer.',
        why: 'It is the first of all houseplants to droop, and its roots rot where they stand in water.',
        inGround: {
          description:
            'Push a fingertip in every few days, and soak the roots where the top 2 cm of the soil is dry.',
        },
      }),
      feedNewInTheGround('peace lily'),
      prune({
        rule: 'tidy-leaves',
        title: 'Cut old flowers and yellow leaves out of the peace lily',
        description: 'Follow each browned flower stalk down and cut it at the base.',
        why: 'Old stalks taken out now make way for the flush of white ones.',
        priority: 2,
        minutes: 10,
        months: springGrowth,
      }),
      soil({
        rule: 'repot',
        title: 'Divide or repot a crowded peace lily',
        description: 'Tip it out, pull the clump into two with roots on both, and pot in fresh mix.',
        why: 'A pot full of roots dries out daily, and the plant recovers quickly as the days lengthen.',
        priority: 2,
        months: springGrowth,
        fromMonths: 18,
      }),
    ],
  },
  {
    name: 'Peperomia',
    synonyms: ['baby rubber plant', 'radiator plant'],
    akin: ['watermelon peperomia', 'Peperomia Hope', 'string of turtles', 'Peperomia argyreia'],
    species: 'Peperomia obtusifolia',
    kind: 'indoor',
    care: {
      watering: 'Once half the pot is dry; the leaves store water.',
      sunlight: 'Bright light without midday sun.',
      soil: 'Open mix with perlite, in a small pot.',
      fertilizing: 'Weakly, every second month in warm weather.',
      pruning: 'Pinch leggy peperomia stems.',
    },
    needs: brightIndoors,
    without: ['feed-summer'],
    jobs: [
      feedOnceInSpring,
      feedOnceMore('peperomia'),
      propagate({
        rule: 'take-cuttings',
        priority: 3,
        fromMonths: 12,
        months: { tropical: [11], subtropical: [11], temperate: [11, 12], cool: [12], arid: [11] },
        title: 'Take peperomia cuttings',
        description: 'Root a tip, or a leaf with its stalk, in damp mix.',
        why: 'Cuttings root within weeks in warm weather.',
      }),
      soil({
        rule: 'repot',
        priority: 3,
        fromMonths: 24,
        months: springGrowth,
        title: 'Repot the peperomia into fresh mix',
        description: 'Keep it in a pot no more than 2 cm wider than its roots.',
        why: 'Small roots rot in a large, wet pot.',
      }),
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
    name: 'Purple shamrock',
    synonyms: [
      'Oxalis triangularis',
      'purple oxalis',
      'butterfly oxalis',
      'false shamrock',
      'love plant oxalis',
    ],
    akin: ['oxalis', 'shamrock', 'Oxalis tetraphylla', 'Iron Cross oxalis', 'Oxalis versicolor'],
    species: 'Oxalis triangularis',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the mix is dry; hardly at all while it rests.',
      sunlight: 'A bright window with some morning sun.',
      soil: 'Drained potting mix in a pot.',
      fertilizing: 'Half-strength liquid food each month while it grows.',
      pruning: 'Pull off faded purple shamrock leaves; cut all of them once it goes to rest.',
    },
    needs: brightIndoors,
    weedNote:
      'Many oxalis are bad weeds: soursob and creeping oxalis should never be planted. Keep ornamental kinds in pots, and bin spare bulbs.',
    without: ['take-cuttings', 'wash-leaves', 'tidy-leaves'],
    jobs: [
      water({
        rule: 'rest-winter',
        priority: 2,
        minutes: 10,
        fromMonths: 6,
        months: { tropical: [6], subtropical: [7], temperate: [6, 7], cool: [6, 7], arid: [7] },
        title: 'Let the purple shamrock rest',
        inPot: {
          description:
            'Once most leaves have faded, cut them all at the mix and keep it nearly dry for a month; then soak it once.',
        },
        description:
          'Once most leaves have faded, cut them all at the soil and keep it nearly dry for a month; then soak it once.',
        why: 'The small bulbs rest for some weeks and then make a fresh set of leaves.',
      }),
      divideClump(
        'Divide the bulbs of the purple shamrock',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
        'If they are crowded, tip the pot out, part the small scaly bulbs and plant ten to a pot, 4 cm deep.',
        'They are about to shoot, and a crowded pot has small leaves.',
      ),
    ],
  },
]
