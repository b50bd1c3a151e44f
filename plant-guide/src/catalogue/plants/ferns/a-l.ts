import type { CatalogueEntry } from '../../../entry.ts'
import { feed, pests, propagate, prune, water, weed } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { freshMix } from '../../../kinds/common-jobs.ts'
import { waterIn } from '../../jobs/garden-jobs.ts'
import { hoseTheBoard } from '../../jobs/indoor-jobs.ts'
import { shadeAndMoist } from '../../situations.ts'
import { feedBehindTheShields, hangUnderARoof, lookForBeetles, notOnABoard } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Bird’s nest fern',
    synonyms: ['Asplenium australasicum', 'birds nest fern', 'nest fern', 'Austral Gem'],
    species: 'Asplenium australasicum',
    kind: 'fern',
    hardyTo: 'light',
    unusualIn: ['cool', 'arid'],
    care: {
      watering:
        'Keep the nest damp in warm weather and drier in winter. Leave fallen leaves in the nest: they feed the fern.',
      sunlight: 'Bright shade; sun scorches the fronds.',
      soil: 'Open orchid or fern mix, or tied to a tree.',
      fertilizing: 'A half-strength, low-phosphorus liquid feed as the new fronds unroll.',
      pruning: 'Cut tatty fronds at the base.',
    },
    needs: shadeAndMoist,
    without: ['feed-late-summer', 'add-compost'],
    frostShelter: 'always',
    jobs: [
      feed({
        rule: 'feed-spring',
        title: 'Give the bird’s nest fern a weak, low-phosphorus liquid feed',
        description:
          'Water half-strength liquid feed, low in phosphorus, into the nest and the mix around it.',
        why: 'New fronds are unrolling from the centre and a weak feed keeps them broad.',
        priority: 1,
        minutes: 5,
        months: { tropical: [10], subtropical: [9, 10], temperate: [10], cool: [11, 12], arid: [9] },
        product: 'Low-phosphorus liquid fertiliser',
      }),
      pests({
        rule: 'check-pests-spring',
        title: 'Look for scale and fern weevils on the bird’s nest fern',
        description:
          'Check the frond undersides for brown bumps and chewed notches. Wipe scale away with a damp cloth.',
        why: 'Scale hides along the midrib where the rain does not reach.',
        priority: 1,
        minutes: 10,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10, 11] },
      }),
      water({
        rule: 'water-summer',
        title: 'Keep the bird’s nest fern damp',
        tropics: {
          title: 'Keep the bird’s nest fern damp through the dry season',
          why: 'The fern drinks from the leaves and water in its nest, which dry out within days.',
        },
        description: 'Water into the nest twice a week in hot dry weather.',
        inPot: {
          description:
            'Water into the nest and over the mix as soon as its top begins to dry, which takes longer while it is cool.',
          why: 'The fern drinks from the leaves and water in its nest as well as from the mix.',
        },
        why: 'The fern drinks from the leaves and water in its nest, which dry out fast in summer.',
        priority: 1,
        minutes: 5,
        months: {
          tropical: thirsty.tropical,
          subtropical: thirsty.subtropical,
          temperate: thirsty.temperate,
          cool: thirsty.cool,
          arid: range(9, 3),
        },
        repeat: 'season',
      }),
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
    without: notOnABoard,
    jobs: [
      hoseTheBoard('elkhorn'),
      feedBehindTheShields(
        'elkhorn',
        'shields',
        'It grows in the warm months, and little else reaches its roots.',
      ),
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
      hangUnderARoof(
        'elkhorn',
        'It stands more cold than a staghorn when it is dry, but frost burns its antlers.',
      ),
      lookForBeetles('elkhorn'),
    ],
  },
  {
    name: 'Fishbone fern',
    synonyms: ['Nephrolepis cordifolia', 'herringbone fern', 'fish bone fern', 'sword fern'],
    species: 'Nephrolepis cordifolia',
    kind: 'fern',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in summer; it survives far worse.',
      sunlight: 'Shade to filtered sun.',
      soil: 'Any soil or none.',
      fertilizing: 'Not needed; in a pot a weak, low-phosphorus liquid feed in spring.',
      pruning: 'Cut to the ground in early spring and dig runners out of other beds.',
    },
    needs: shadeAndMoist,
    weedNote:
      'Escapes into moist bushland along the coast of New South Wales and Queensland. Keep it in a pot and bin what you dig out.',
    without: [
      'feed-late-summer',
      'check-pests-spring',
      'check-scale',
      'water-new-fronds',
      'mulch-before-summer',
      'add-compost',
    ],
    jobs: [
      prune({
        rule: 'remove-old-fronds',
        title: 'Cut the fishbone fern’s fronds to the ground',
        description: 'Shear off all the old fronds and clear them away before the new ones uncurl.',
        why: 'Cut now the clump comes back bright green in weeks.',
        priority: 1,
        minutes: 20,
        months: { tropical: [11], subtropical: [8], temperate: [9] },
        fromMonths: 12,
      }),
      weed({
        rule: 'weed-runners',
        title: 'Dig out the fishbone fern’s stray runners',
        description: 'Fork out runners and the little round tubers beyond the bed and put them in the bin.',
        why: 'Every tuber left behind is a new fern, and the bush next door starts with one.',
        priority: 1,
        minutes: 25,
        months: { tropical: [4, 5], subtropical: [4, 5], temperate: [4, 5] },
        fromMonths: 6,
        only: 'ground',
      }),
      {
        ...waterIn(
          'Water the fishbone fern in dry weeks',
          { tropical: [6, 7, 8, 9, 10, 11], subtropical: [12, 1, 2], temperate: [12, 1, 2] },
          'Soak it once a week; more than that only helps it run.',
          'It browns in long heat and comes back with the rain.',
        ),
        inPot: { why: 'It fills its pot with roots, and the fronds brown as soon as those run dry.' },
      },
      feed({
        rule: 'feed-spring',
        only: 'pot',
        priority: 2,
        minutes: 10,
        months: { tropical: [10], subtropical: [9], temperate: [10] },
        title: 'Feed the potted fishbone fern',
        description: 'Water in a weak liquid feed, low in phosphorus, on damp mix.',
        why: 'New fronds unroll all at once, and old mix holds no food for them.',
        product: 'Low-phosphorus liquid fertiliser',
      }),
      {
        ...freshMix,
        months: { tropical: [9], subtropical: [8], temperate: [9] },
        description:
          'If it is crowded, tip it out, plant the greenest third of the clump into fresh mix, and bin the rest with its tubers.',
        why: 'It fills a pot with roots until neither water nor air gets in.',
      },
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
