import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost, keepDryInFrost } from '../../jobs/frost.ts'
import { feed, prune, soil, water } from '../../jobs/jobs.ts'
import { range } from '../../jobs/months.ts'
import { removeBrownFronds } from '../../kinds/palm.ts'
import { lookFor } from '../garden-jobs.ts'
import { brightIndoors, shadeAndMoist } from '../situations.ts'
import { hoseTheBoard } from './indoor-jobs.ts'

/** Ferns and palms for indoors and shade. */
export const fernsAndPalms: readonly CatalogueEntry[] = [
  {
    name: 'Staghorn fern',
    synonyms: ['staghorn', 'Platycerium', 'stag horn', 'stag'],
    species: 'Platycerium superbum',
    kind: 'fern',
    hardyTo: 'light',
    care: {
      watering: 'Hose it into the shield two or three times a week in summer, weekly in winter.',
      sunlight: 'Dappled shade.',
      soil: 'None: it hangs on a board or tree with sphagnum behind its shield.',
      fertilizing: 'Weak seaweed in spring and summer, or an old banana skin behind the shield.',
      pruning: 'Never cut the brown shield of a staghorn; take only dead antlers.',
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
      hoseTheBoard('staghorn'),
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
        title: 'Feed the staghorn with weak seaweed',
        description: 'Pour a weak seaweed solution behind the shield.',
        why: 'It catches its food behind the shield and grows in the warm months.',
        product: 'Seaweed tonic',
      }),
      soil({
        rule: 'remount',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [10], subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Remount the staghorn',
        description:
          'Tie it to a larger board over damp sphagnum. It makes no pups: new plants come from spores alone.',
        why: 'Growth is starting, and new shields will grip the board within months.',
      }),
      keepDryInFrost('staghorn', {
        description: 'Hang it under a roof or a tree on cold nights, and hardly water it.',
        inPot: {
          description:
            'Hang or stand it under a roof on cold nights, and let its roots half dry between drinks.',
          why: 'It stands the cold down to about 5 °C and is harmed below that.',
        },
        why: 'It stands the cold down to about 5 °C and is harmed below that.',
      }),
      lookFor(
        'Look for beetles and scale on the staghorn',
        { tropical: [10], subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [11] },
        'Pick off small round beetles and their grubs, and dab scale off; never rub the grey felt from the fronds.',
        'Staghorn fern beetle pits and browns the tips in warm weather.',
      ),
    ],
  },
  {
    name: 'Boston fern',
    synonyms: [
      'Nephrolepis exaltata',
      'sword fern hanging',
      'lemon button fern',
      'Lemon Button',
      'boston furn',
    ],
    species: 'Nephrolepis exaltata',
    kind: 'fern',
    hardyTo: 'light',
    frostShelter: 'always',
    care: {
      watering: 'Keep evenly damp and mist in dry rooms.',
      sunlight: 'Bright shade.',
      soil: 'Rich mix in a hanging pot.',
      fertilizing: 'Half-strength fish emulsion in spring and late summer.',
      pruning: 'Cut brown Boston fern fronds and long runners.',
    },
    needs: shadeAndMoist,
    without: ['mulch-before-summer', 'weed-base', 'add-compost', 'remove-old-fronds'],
    jobs: [
      prune({
        rule: 'trim-runners',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        title: 'Cut bare runners off the Boston fern',
        description: 'Snip the leafless strings and brown fronds at the base.',
        why: 'Its strength goes into new fronds.',
      }),
    ],
  },
  {
    name: 'Kentia palm',
    synonyms: ['Howea', 'thatch palm', 'Lord Howe palm'],
    species: 'Howea forsteriana',
    kind: 'palm',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the mix is dry; outdoors weekly in summer.',
      sunlight: 'Bright indoor light or outdoor shade.',
      soil: 'Drained, humus-rich soil or mix.',
      fertilizing: 'Palm food in spring and summer.',
      pruning: 'Cut only brown kentia fronds.',
    },
    needs: shadeAndMoist,
    without: ['remove-flower-stems', 'feed-late-summer'],
    jobs: [
      coverFromFrost('young kentia', { untilMonths: 36 }),
      {
        ...lookFor(
          'Check the kentia for mites and scale',
          { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
          'Wash both sides of the fronds with tepid, soapy water.',
          'Dry air brings mites, indoors most of all.',
        ),
        inGround: {
          title: 'Look for scale under the kentia’s lowest fronds',
          description:
            'Hose the undersides that you can reach, and cut off a frond that is covered in scale.',
          why: 'Scale and mites settle under old fronds, where no rain reaches them.',
        },
      },
      { ...removeBrownFronds, title: 'Cut off brown kentia fronds' },
    ],
  },
  {
    name: 'Ponytail palm',
    synonyms: ['Beaucarnea', 'elephant’s foot', 'pony tail palm'],
    species: 'Beaucarnea recurvata',
    kind: 'succulent',
    hardyTo: 'light',
    care: {
      watering: 'Every three weeks in summer, once a month in winter.',
      sunlight: 'Bright light or sun.',
      soil: 'Cactus mix in a snug pot.',
      fertilizing: 'Cactus food once each spring.',
      pruning: 'Snip brown ponytail tips with scissors.',
    },
    needs: { ...brightIndoors, moisture: ['dry'] },
    without: ['cut-flower-stems', 'remove-dead-leaves'],
    frostShelter: 'dry',
    jobs: [
      feed({
        rule: 'feed-spring',
        priority: 1,
        minutes: 10,
        months: { tropical: [10], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
        title: 'Feed the ponytail palm as it starts to grow',
        description: 'Water in half-strength cactus and succulent food.',
        why: 'It grows in the warm months, and one light feed is enough for a plant of dry hills.',
        product: 'Cactus and succulent food',
      }),
      prune({
        rule: 'tidy-leaves',
        fromMonths: 6,
        priority: 2,
        minutes: 10,
        months: { tropical: [6], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        title: 'Tidy the ponytail palm’s leaves',
        description: 'Snip brown tips off with scissors and pull dead leaves down from the trunk.',
        why: 'Scale and mealybug hide under the dead leaves.',
      }),
      water({
        rule: 'water-summer',
        priority: 1,
        minutes: 10,
        repeat: 'season',
        months: {
          tropical: range(5, 11),
          subtropical: [12, 1, 2],
          temperate: [12, 1, 2],
          cool: [12, 1, 2],
          arid: [12, 1, 2],
        },
        title: 'Soak the ponytail palm and let it dry out',
        description: 'Water until it runs through, then wait about three weeks.',
        why: 'The swollen base stores water and rots if the mix stays wet.',
      }),
    ],
  },
  {
    name: 'Holly fern',
    synonyms: ['Cyrtomium', 'Cyrtomium falcatum', 'Japanese holly fern', 'holly leaf fern'],
    species: 'Cyrtomium falcatum',
    kind: 'fern',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    care: {
      watering: 'Twice a week in warm weather; it stands drier air than other ferns.',
      sunlight: 'Full or dappled shade, a cool room.',
      soil: 'Leafy soil that drains, or a pot.',
      fertilizing: 'Weak fish emulsion in spring and late summer.',
      pruning: 'Cut torn holly fern fronds off at the base in late winter.',
    },
    needs: shadeAndMoist,
    weedNote: 'Its spores come up on damp rocks, walls and drains along the coast: pull out strays.',
    jobs: [
      prune({
        rule: 'remove-old-fronds',
        priority: 1,
        minutes: 10,
        fromMonths: 9,
        months: { subtropical: [8], temperate: [8], cool: [9], arid: [8] },
        title: 'Cut torn holly fern fronds at the base',
        description: 'Take off last year’s torn and brown ones; leave those that are whole and glossy.',
        why: 'New fronds are about to rise from the middle.',
      }),
    ],
  },
]
