import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { prune, water } from '../../../jobs/jobs.ts'
import { thirsty } from '../../../jobs/months.ts'
import { removeBrownFronds } from '../../../kinds/palm.ts'
import { lookFor, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunnyAnySoil } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Alexander palm',
    synonyms: ['Alexandra palm', 'Archontophoenix alexandrae', 'king Alexander palm'],
    species: 'Archontophoenix alexandrae',
    kind: 'palm',
    hardyTo: 'none',
    frostShelter: 'while-young',
    care: {
      watering: 'Two soaks a week while it doesn’t rain.',
      sunlight: 'Full sun once tall; shelter from dry wind.',
      soil: 'Moist, drained soil with deep mulch.',
      fertilizing: 'Palm food in spring and late summer, on damp ground.',
      pruning:
        'None: an Alexander palm drops its fronds by itself. Take off flower stems if birds spread the seed.',
    },
    needs: openAndFertile,
    jobs: [
      waterWeekly('Alexander palms', 'twice a week'),
      prune({
        rule: 'clear-fallen-fronds',
        title: 'Collect fallen Alexander palm fronds',
        description: 'Pick up what has dropped and pull only those fronds that come away in your hand.',
        why: 'Clean trunks shelter fewer pests, and green fronds are still feeding the palm.',
        priority: 2,
        minutes: 15,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11] },
        fromMonths: 60,
        only: 'ground',
      }),
    ],
  },
  {
    name: 'Bangalow palm',
    synonyms: ['Archontophoenix cunninghamiana', 'king palm', 'piccabeen', 'bangalow'],
    akin: [],
    species: 'Archontophoenix cunninghamiana',
    kind: 'palm',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry weather: it grows in wet gullies.',
      sunlight: 'Half shade while young, sun later.',
      soil: 'Moist soil with deep mulch.',
      fertilizing: 'Palm food in spring and late summer, on damp ground.',
      pruning: 'None: fronds drop by themselves. Take off flower stems if birds spread the seed.',
    },
    needs: gentleAndMoist,
    jobs: [
      coverFromFrost('young Bangalow palm', { untilMonths: 36 }),
      water({
        rule: 'water-summer',
        title: 'Soak the palm in dry heat',
        description: 'Twice a week water the whole root area, not only the trunk, and keep the mulch deep.',
        why: 'Bangalow palms come from wet gullies, and their tips brown when the soil dries out.',
        priority: 1,
        months: thirsty,
        repeat: 'season',
      }),
      prune({
        rule: 'clear-fallen-fronds',
        title: 'Collect fallen bangalow fronds',
        description: 'Pick up what has dropped and pull only those fronds that come away in your hand.',
        why: 'Clean trunks shelter fewer pests, and green fronds are still feeding the palm.',
        priority: 2,
        minutes: 15,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11] },
        fromMonths: 60,
        only: 'ground',
      }),
    ],
  },
  {
    name: 'Bismarck palm',
    synonyms: ['Bismarckia', 'Bismarckia nobilis', 'silver Bismarck palm'],
    species: 'Bismarckia nobilis',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Weekly for its first summers; a grown one stands drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, with five metres of room all round.',
      fertilizing: 'Palm food in spring and late summer.',
      pruning: 'Cut only brown Bismarck fronds, close to the trunk.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer', 'remove-flower-stems'],
    jobs: [
      soakInDrySpells('Bismarck palm'),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [11] },
        title: 'Cut brown fronds off the Bismarck palm',
        description: 'Saw off fronds that are brown all over, with a hand’s length of stalk.',
        why: 'Each silver frond lasts for years, and only the lowest are done.',
      },
    ],
  },
  {
    name: 'Bottle palm',
    synonyms: ['Hyophorbe lagenicaulis'],
    akin: ['spindle palm', 'Hyophorbe verschaffeltii', 'Hyophorbe'],
    species: 'Hyophorbe lagenicaulis',
    kind: 'palm',
    hardyTo: 'none',
    frostShelter: 'lift',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'Weekly in dry months; the swollen trunk carries it through a missed one.',
      sunlight: 'Full sun, salt wind included.',
      soil: 'Soil that drains, or a large pot.',
      fertilizing: 'Palm food with potash as the warm months begin and at their end.',
      pruning: 'None: a bottle palm carries a few fronds and drops them by itself.',
    },
    needs: openAndDrained,
    without: ['feed-summer'],
    jobs: [
      waterWeekly('bottle palm'),
      lookFor(
        'Look for spots and scale on the bottle palm’s fronds',
        { tropical: [5], subtropical: [10] },
        'Wipe scale off the undersides. Yellow or see-through spots on old fronds ask for palm food with potash.',
        'It carries so few fronds that each one counts.',
      ),
      prune({
        rule: 'clear-fallen-fronds',
        title: 'Take the bottle palm’s loose frond off',
        description: 'Pull the lowest frond, and only if it comes away in your hand with its sheath.',
        why: 'Palm scale and ants live under a dry sheath.',
        priority: 3,
        minutes: 10,
        months: { tropical: [9], subtropical: [10] },
        fromMonths: 24,
      }),
    ],
  },
]
