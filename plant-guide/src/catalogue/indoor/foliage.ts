import type { CatalogueEntry } from '../../entry.ts'
import { propagate, prune, soil, water } from '../../jobs/jobs.ts'
import { always } from '../../jobs/months.ts'
import { feedIn, lookFor } from '../garden-jobs.ts'
import { brightIndoors } from '../situations.ts'
import { divideInWarmth, feedOnceMore } from './indoor-jobs.ts'

const growing = { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] }

/** More leaves for indoors. */
export const moreFoliage: readonly CatalogueEntry[] = [
  {
    name: 'Chinese evergreen',
    synonyms: ['aglaonema', 'aglaonemas', 'Silver Bay'],
    species: 'Aglaonema commutatum',
    kind: 'indoor',
    care: {
      watering: 'When the top 3 cm of mix is dry.',
      sunlight: 'Low to bright light, no direct sun.',
      soil: 'Indoor mix with some bark.',
      fertilizing: 'Half-strength liquid food monthly in the warm months.',
      pruning: 'Cut off yellow aglaonema leaves and flower stems. The sap irritates.',
    },
    needs: brightIndoors,
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: growing,
        title: 'Tidy the Chinese evergreen',
        description: 'Cut yellow leaves and old flowers off at the base and turn the pot round.',
        why: 'New canes shoot from the base as the days lengthen.',
      }),
    ],
  },
  {
    name: 'Peperomia',
    synonyms: ['baby rubber plant', 'radiator plant'],
    akin: ['watermelon peperomia', 'Peperomia Hope', 'string of turtles'],
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
        months: growing,
        title: 'Repot the peperomia into fresh mix',
        description: 'Keep it in a pot no more than 2 cm wider than its roots.',
        why: 'Small roots rot in a large, wet pot.',
      }),
    ],
  },
  {
    name: 'Alocasia',
    synonyms: ['African mask', 'Alocasia Polly', 'Dragon Scale', 'Alocasia zebrina'],
    akin: ['elephant ear', 'Stingray', 'Lime Zinger', 'Black Velvet'],
    species: 'Alocasia × amazonica',
    kind: 'indoor',
    care: {
      watering: 'Keep just damp in the warm months, drier in winter.',
      sunlight: 'Bright light, no direct sun.',
      soil: 'Chunky mix with bark and perlite.',
      fertilizing: 'Half strength each month while new leaves come.',
      pruning: 'Cut yellow alocasia leaves at the base. The sap burns skin and mouth.',
    },
    needs: brightIndoors,
    without: ['water-check'],
    jobs: [
      divideInWarmth('alocasia'),
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Cut yellow alocasia leaves off',
        description: 'Cut each yellow leaf at its base with gloves on: the sap burns.',
        why: 'Old leaves yellow as new ones unroll, and mites settle on them first.',
      }),
      water({
        rule: 'water-all-year',
        priority: 1,
        minutes: 10,
        repeat: 'monthly',
        months: always,
        title: 'Keep the alocasia just damp',
        description:
          'Feel the mix twice a week and water as soon as the surface is dry, in the cool months once the top 3 cm is; empty the saucer.',
        why: 'Large leaves in full growth droop when the mix dries out.',
      }),
      {
        ...lookFor(
          'Check alocasia leaves for spider mites',
          { tropical: [8], subtropical: [8, 9], temperate: [9], cool: [9], arid: [8] },
          'Wipe both sides with a damp cloth each week while you see fine webs.',
          'Dry air brings mites, and alocasias are their favourite.',
        ),
        inGround: { description: 'Hose both sides of the leaves each week while you see fine webs.' },
      },
    ],
  },
  {
    name: 'Syngonium',
    synonyms: ['arrowhead vine', 'goosefoot plant', 'Pixie syngonium'],
    species: 'Syngonium podophyllum',
    kind: 'indoor',
    care: {
      watering: 'When the surface is dry.',
      sunlight: 'Medium to bright light.',
      soil: 'Good indoor mix.',
      fertilizing: 'Each month from spring to autumn at half strength.',
      pruning: 'Cut long syngonium runners to keep it bushy.',
    },
    needs: brightIndoors,
    weedNote: 'Syngonium climbs through rainforest in Queensland when it is dumped. Put cuttings in the bin.',
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: growing,
        title: 'Cut back the long syngonium runners',
        description: 'Cut just above a leaf and root the pieces in water.',
        why: 'Cut vines branch and hide their bare stems.',
      }),
    ],
  },
  {
    name: 'Cast iron plant',
    synonyms: ['aspidistra', 'cast-iron plant', 'bar-room plant'],
    species: 'Aspidistra elatior',
    kind: 'indoor',
    hardyTo: 'moderate',
    care: {
      watering: 'Every week or two; it forgives.',
      sunlight: 'Low light to shade, indoors or out.',
      soil: 'Any drained mix or soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut old aspidistra leaves at the ground.',
    },
    needs: brightIndoors,
    without: ['feed-summer'],
    jobs: [
      divideInWarmth('cast iron plant'),
      feedIn(
        'Slow-release fertiliser',
        'Feed the cast iron plant once',
        { tropical: [9], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Scatter a little slow-release fertiliser over damp mix.',
        'It grows slowly, and lives on this for the whole year.',
      ),
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Cut old aspidistra leaves at the ground',
        description: 'Take out torn and brown leaves and dust the rest.',
        why: 'New leaves rise from the roots and need the light.',
      }),
    ],
  },
  {
    name: 'Dracaena',
    synonyms: ['happy plant', 'Madagascar dragon tree', 'Janet Craig', 'mass cane', 'Massangeana'],
    akin: ['dragon tree', 'lucky bamboo', 'song of India'],
    species: 'Dracaena fragrans',
    kind: 'indoor',
    care: {
      watering: 'When half the mix has dried out.',
      sunlight: 'Medium to bright light, no harsh sun.',
      soil: 'Drained indoor mix.',
      fertilizing: 'Monthly at half strength in the warm months.',
      pruning: 'Cut a tall dracaena cane; it shoots below the cut.',
    },
    needs: brightIndoors,
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [10], arid: [9] },
        title: 'Take yellow leaves off the dracaena',
        description:
          'Pull the lowest leaves down and off once they are yellow, and snip brown tips to a point.',
        why: 'The lowest leaves die as the cane grows, and new ones come at its top.',
      }),
      prune({
        rule: 'shorten-canes',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [11], subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        title: 'Cut a tall dracaena back',
        description: 'Saw a cane at the height you like; root the top in damp mix.',
        why: 'Two or three heads shoot below the cut in warm weather.',
      }),
    ],
  },
  {
    name: 'Tradescantia',
    synonyms: ['wandering dude', 'zebrina', 'Nanouk', 'inch plant'],
    akin: ['wandering jew', 'purple heart', 'Moses in the cradle', 'rhoeo'],
    species: 'Tradescantia zebrina',
    kind: 'indoor',
    hardyTo: 'light',
    care: {
      watering: 'When the surface is dry, more in heat.',
      sunlight: 'Bright light keeps its colours.',
      soil: 'Any drained mix.',
      fertilizing: 'Monthly from spring, at half strength.',
      pruning: 'Pinch tradescantia hard and replant the tips.',
    },
    needs: brightIndoors,
    weedNote:
      'Green wandering trad is a weed of damp bushland in the east and gives dogs a rash. Bin every cutting.',
    jobs: [
      prune({
        rule: 'tidy-leaves',
        priority: 1,
        minutes: 10,
        months: growing,
        title: 'Cut leggy tradescantia back and replant the tips',
        description: 'Cut stems to a few leaves and push the tips into the same pot.',
        why: 'Stems go bare at the base after a year, and tips root in days.',
      }),
    ],
  },
]
