import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { prune } from '../../jobs/jobs.ts'
import { removeBrownFronds } from '../../kinds/palm.ts'
import { feedIn, lookFor, soakInDrySpells } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDrained, openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Palms, and a cycad that is called one, beyond the bangalow and the sago. */
export const nurseryPalms: readonly CatalogueEntry[] = [
  {
    name: 'Alexander palm',
    synonyms: ['Alexandra palm', 'Archontophoenix alexandrae', 'king Alexander palm'],
    species: 'Archontophoenix alexandrae',
    kind: 'palm',
    hardyTo: 'none',
    frostShelter: 'lift',
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
    name: 'Cabbage tree palm',
    synonyms: ['Livistona australis', 'cabbage palm', 'cabbage fan palm'],
    akin: ['Livistona'],
    species: 'Livistona australis',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in dry weather; it grows wild in damp gullies.',
      sunlight: 'Half shade while young, full sun later.',
      soil: 'Moist, rich soil with mulch.',
      fertilizing: 'Palm food in spring, on damp ground.',
      pruning: 'Saw brown cabbage palm fronds off close to the trunk; the stalks have hooked thorns.',
    },
    needs: gentleAndMoist,
    without: ['feed-late-summer', 'feed-summer'],
    unusualIn: ['arid'],
    jobs: [
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11] },
        description: 'Wear thick gloves against the thorns and saw off fronds that are brown all over.',
      },
      waterWeekly('cabbage tree palm'),
    ],
  },
  {
    name: 'Cardboard palm',
    synonyms: ['Zamia furfuracea', 'cardboard cycad', 'cardboard plant', 'Mexican cycad'],
    species: 'Zamia furfuracea',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'lift',
    care: {
      watering: 'When the top of the soil is dry; little in winter.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sharply drained soil or a pot: it stores water in its stem and rots in the wet.',
      fertilizing: 'Slow-release once in spring.',
      pruning:
        'Cut yellow fronds of a cardboard palm at the base. It is a cycad, and its seeds are very poisonous to dogs.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['remove-flower-stems', 'feed-summer', 'feed-late-summer', 'water-young', 'add-compost'],
    jobs: [
      coverFromFrost('cardboard palm'),
      soakInDrySpells('cardboard palm'),
      feedIn(
        'Palm fertiliser',
        'Feed the cardboard palm once',
        { tropical: [10, 11], subtropical: [9], temperate: [9], arid: [9] },
        'Scatter palm and cycad fertiliser around the plant and water it in well.',
        'This cycad makes most of its new fronds in the warm months ahead.',
      ),
      lookFor(
        'Look for scale and mealybug on the cardboard palm',
        { tropical: [5], subtropical: [10], temperate: [11], arid: [10] },
        'Turn the stiff leaflets over and wipe white or brown lumps off with soapy water.',
        'They sit along the ribs underneath, where no rain washes them off.',
      ),
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        minutes: 15,
        months: { tropical: [1], subtropical: [1, 2], temperate: [2], arid: [1] },
        title: 'Cut old cardboard palm fronds off',
        description:
          'Cut yellow and brown fronds close to the stem, with gloves on, and leave every green one.',
        why: 'The new ring of fronds has hardened and can feed the plant alone.',
      }),
    ],
  },
]
