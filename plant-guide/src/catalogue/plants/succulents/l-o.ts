import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost, keepDryInFrost } from '../../../jobs/frost.ts'
import { pests, propagate, prune, water } from '../../../jobs/jobs.ts'
import { range, south } from '../../../jobs/months.ts'
import { feedIn, lookForMealybug } from '../../jobs/garden-jobs.ts'
import { openAndDry, shadeAndDry } from '../../situations.ts'
import { notForForestCacti } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Lithops',
    synonyms: ['living stones', 'living stone', 'stone plant', 'pebble plant', 'Lithops lesliei'],
    akin: ['split rock', 'pleiospilos'],
    species: 'Lithops hybrids',
    kind: 'succulent',
    hardyTo: 'light',
    feeding: 'never',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak every second week in autumn and spring, a sip in summer, none at all in winter.',
      sunlight: 'Bright sun in the morning, shade in the heat of the day.',
      soil: 'Three parts grit to one of succulent mix, in a deep pot.',
      fertilizing: 'None.',
      pruning: 'None, but for the papery skins of old lithops leaves.',
    },
    needs: openAndDry,
    without: ['water-summer', 'water-less-winter', 'cut-flower-stems', 'remove-dead-leaves'],
    jobs: [
      keepDryInFrost('lithops', {
        description: 'Give it no water at all, and drape frost cloth over stakes before a frost.',
        why: 'It rots in cold, wet soil, and frost turns the fleshy leaves to mush.',
        inPot: {
          description:
            'Give it no water at all. Keep the pot under the eaves, or drape frost cloth over it before a frost.',
          why: 'It rots in cold, wet mix, and frost turns the fleshy leaves to mush.',
        },
      }),
      water({
        rule: 'water-growing',
        priority: 1,
        minutes: 5,
        months: { subtropical: [3], temperate: [3], cool: [3], arid: [3] },
        title: 'Begin to water the lithops as the heat ends',
        description:
          'Water the grit through once, and again after each two dry weeks, until the flowers are over.',
        why: 'It grows and flowers in the mild weeks of autumn.',
      }),
      water({
        rule: 'rest-summer',
        priority: 2,
        minutes: 5,
        months: { subtropical: [12], temperate: [12], cool: [1], arid: [12] },
        title: 'Give the lithops no more than a sip in the heat',
        description:
          'Water a spoonful early in the day only where the tops wrinkle, and shade it from noon. Where it rains in summer, keep a roof over it.',
        inPot: {
          description:
            'Water a spoonful early in the day only where the tops wrinkle. Keep the pot out of the rain, and in shade from noon.',
        },
        why: 'It rests through the heat, and rots where it is warm and wet.',
      }),
      water({
        rule: 'rest-winter',
        priority: 1,
        minutes: 5,
        months: { subtropical: [5], temperate: [5], cool: [5], arid: [5] },
        title: 'Stop watering the lithops altogether',
        description:
          'Give it nothing, however wrinkled it looks, until the old leaves are dry skins in spring.',
        why: 'The new pair of leaves drinks the old one up; with more water both swell and split.',
      }),
      prune({
        rule: 'remove-skins',
        priority: 3,
        minutes: 5,
        months: { subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Lift the dry skins off the lithops',
        description: 'Pull papery old leaves off with tweezers, and begin to water again.',
        why: 'Mealybug hides under the skins, and the new leaves are full size.',
      }),
    ],
  },
  {
    name: 'Mistletoe cactus',
    synonyms: ['Rhipsalis', 'rhipsalis cactus', 'coral cactus', 'Rhipsalis baccifera', 'hanging cactus'],
    akin: [
      'fishbone cactus',
      'ric rac cactus',
      'Epiphyllum anguliger',
      'Disocactus',
      'Hatiora',
      'dancing bones',
    ],
    species: 'Rhipsalis baccifera',
    kind: 'succulent',
    growsOnTrees: true,
    hardyTo: 'light',
    care: {
      watering: 'Once the top half of the mix is dry: weekly in warm weather, seldom in winter.',
      sunlight: 'Bright shade; direct sun reddens and scorches it.',
      soil: 'Open mix of bark and potting mix in a basket.',
      fertilizing: 'Half strength in spring.',
      pruning: 'Shorten bare strands after winter.',
    },
    needs: shadeAndDry,
    without: [...notForForestCacti, 'weed-base'],
    jobs: [
      feedIn(
        'Cactus and succulent food',
        'Feed the mistletoe cactus as it starts to grow',
        { tropical: [5], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        'Water in half-strength cactus and succulent food, on damp mix.',
        'It grows in the forks of forest trees, where it finds little food at a time.',
      ),
      lookForMealybug('mistletoe cactus', 'between the strands and where they join'),
      coverFromFrost('mistletoe cactus', {
        title: 'Bring the mistletoe cactus in before a frost',
        description: 'Hang it in a bright room or well under the eaves while nights are near freezing.',
        why: 'It comes from rainforest, and its thin strands turn to mush when they freeze.',
        inGround: {
          title: 'Cover the mistletoe cactus before a frost',
          description: 'At dusk lay frost cloth over stakes above it, and take it off the next morning.',
        },
      }),
      prune({
        rule: 'prune-spring',
        priority: 2,
        minutes: 10,
        fromMonths: 12,
        months: { tropical: [9], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        title: 'Shorten bare strands of the mistletoe cactus',
        description: 'Cut or twist them off at a joint and lay the pieces on damp mix to root.',
        why: 'Each strand forks below the cut, and the plant thickens in the warm months.',
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 5,
        repeat: 'season',
        months: { ...south(12, 1, 2), tropical: range(5, 11) },
        title: 'Water the mistletoe cactus while it grows',
        description:
          'Soak the mix as soon as its top half is dry, and keep the strands out of the midday sun.',
        why: 'It grows on trees in rainforest; left bone dry the strands shrivel and drop.',
        inGround: {
          description:
            'Wet the bark that it grows in once a week when it has not rained, and keep the strands out of the midday sun.',
        },
      }),
    ],
  },
  {
    name: 'Ornamental aloe',
    synonyms: [
      'flowering aloe',
      'aloe hybrid',
      'torch aloe',
      'candelabra aloe',
      'Aloe arborescens',
      'Aloe ferox',
      'Aloe maculata',
      'soap aloe',
      'Bush Baby Yellow',
      'Aloe Gemini',
      'Aloe Super Red',
      'Aloe Outback Orange',
      'Aloe Moonglow',
    ],
    akin: ['aloe'],
    species: 'Aloe hybrids',
    kind: 'succulent',
    hardyTo: 'moderate',
    frostShelter: 'while-young',
    care: {
      watering: 'Rain is enough in the ground once it has settled; a pot every fortnight in summer.',
      sunlight: 'Full sun, or it will not flower.',
      soil: 'Any sandy or stony soil that drains.',
      fertilizing: 'A weak feed once in spring.',
      pruning: 'Cut the torches off when they fade, and leave dry leaves on tall trunks if you like.',
    },
    needs: openAndDry,
    jobs: [
      prune({
        rule: 'cut-flower-stems',
        title: 'Cut spent flower stems off the aloe',
        description: 'Cut each stem low with secateurs once its last flowers have faded.',
        why: 'Its torches have faded by now, and without seed to ripen the plant makes new heads.',
        priority: 2,
        minutes: 10,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Look for galls of the aloe mite',
        description: 'Cut out warty, swollen leaves and flower heads with a clean knife, and bin them.',
        why: 'The mite lives inside the galls, where no spray reaches it, and wind carries it to other aloes.',
        priority: 1,
        minutes: 10,
        months: { tropical: [5], subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
      }),
      propagate({
        rule: 'take-offsets',
        title: 'Root a branch or a pup of the aloe',
        description: 'Cut off a side head or a rooted pup, dry it for a week and plant it in gritty soil.',
        why: 'Cut heads root quickly while it is warm and dry.',
        priority: 3,
        minutes: 20,
        fromMonths: 24,
        months: { tropical: [6], subtropical: [10], temperate: [11], cool: [12], arid: [10] },
      }),
    ],
  },
]
