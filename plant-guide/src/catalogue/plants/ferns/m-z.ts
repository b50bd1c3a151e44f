import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, pests, prune, soil, water } from '../../../jobs/jobs.ts'
import { range, thirsty } from '../../../jobs/months.ts'
import { freshMix, settleInBy } from '../../../kinds/common-jobs.ts'
import { fern } from '../../../kinds/fern.ts'
import { hoseTheBoard } from '../../jobs/indoor-jobs.ts'
import { shadeAndMoist } from '../../situations.ts'
import { cutOldFronds, feedBehindTheShields, hangUnderARoof, lookForBeetles, notOnABoard } from './jobs.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Maidenhair fern',
    synonyms: ['Adiantum', 'maiden hair', 'Adiantum aethiopicum'],
    species: 'Adiantum aethiopicum',
    kind: 'fern',
    care: {
      watering: 'Never dry, never soggy: stand the pot on wet pebbles and water as the top dries.',
      sunlight: 'Bright shade, away from heaters and draughts.',
      soil: 'Moist, airy mix with compost.',
      fertilizing:
        'Quarter-strength seaweed or fish feed, low in phosphorus, each month in spring and summer.',
      pruning: 'When it browns, cut it all to the soil and keep it damp: it starts again.',
    },
    needs: shadeAndMoist,
    without: ['feed-late-summer', 'weed-base', 'mulch-before-summer'],
    jobs: [
      soil({
        rule: 'add-compost',
        priority: 3,
        only: 'ground',
        fromMonths: 6,
        months: { tropical: [10], subtropical: [9], temperate: [10], cool: [10], arid: [9] },
        title: 'Spread compost between the fronds',
        description: 'Lay 1 cm of fine compost between the crowns, clear of the new fronds, and water it in.',
        why: 'It will have worked in by the time the roots grow.',
        product: 'Compost',
      }),
      prune({
        rule: 'remove-old-fronds',
        title: 'Cut tired maidenhair fronds to the soil',
        description:
          'Where most of its fronds are tired, shear the whole fern to 2 cm and keep it damp and bright.',
        why: 'New fronds come up clean once the old ones are gone.',
        priority: 1,
        minutes: 10,
        months: { tropical: [9], subtropical: [8], temperate: [8, 9], cool: [9], arid: [8] },
        fromMonths: 9,
      }),
      pests({
        rule: 'check-scale',
        priority: 2,
        minutes: 10,
        months: { tropical: [6], subtropical: [5], temperate: [5], cool: [4], arid: [5] },
        title: 'Look for scale and mealybug on the maidenhair',
        description:
          'Cut off fronds with brown lumps or white fluff on their stalks; sprays burn the others.',
        why: 'Spores lie under the folded edges of the leaflets, while scale sits anywhere.',
      }),
      { ...freshMix, title: 'Give the maidenhair fresh mix' },
      water({
        rule: 'water-summer',
        title: 'Keep the maidenhair damp',
        description:
          'Water before the top of the mix is dry, each morning on hot days, and keep the pebbles under the pot wet.',
        inGround: { description: 'Water before the top of the soil is dry, each morning on hot days.' },
        why: 'A maidenhair can shrivel in a single dry day.',
        priority: 1,
        minutes: 5,
        months: thirsty,
        repeat: 'season',
      }),
      feed({
        rule: 'feed-spring',
        priority: 1,
        minutes: 5,
        repeat: 'season',
        months: {
          tropical: range(9, 2),
          subtropical: range(9, 2),
          temperate: range(9, 2),
          cool: range(9, 2),
          arid: range(9, 2),
        },
        title: 'Feed the maidenhair weakly',
        description:
          'Water quarter-strength seaweed or fish feed, low in phosphorus, over damp mix, once a month while it is warm.',
        why: 'Its fine roots burn in anything stronger.',
        product: 'Seaweed and fish fertiliser',
      }),
    ],
  },
  {
    name: 'Rasp fern',
    synonyms: ['Doodia', 'Doodia aspera', 'Blechnum neohollandicum'],
    species: 'Doodia aspera',
    kind: 'fern',
    hardyTo: 'moderate',
    unusualIn: ['arid'],
    care: {
      watering: 'Twice a week in dry weather; once rooted it stands more dryness than other ferns.',
      sunlight: 'Shade, or morning sun, which reddens new fronds.',
      soil: 'Leafy soil that drains.',
      fertilizing: 'Weak fish emulsion as new fronds rise.',
      pruning: 'Cut old rasp fern fronds at the ground in late winter.',
    },
    needs: shadeAndMoist,
    without: ['feed-late-summer'],
    jobs: [
      cutOldFronds(
        'Cut old rasp fern fronds at the ground',
        { tropical: [9], subtropical: [8], temperate: [8, 9], cool: [9] },
        'Take off brown and torn ones and leave the rough, green ones.',
        'New fronds come up pink and red, and nothing should hide them.',
      ),
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
      cutOldFronds(
        'Cut the brown fronds off the Silver Lady fern',
        { tropical: [9], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
        'Snip them off close to the little trunk, and leave every green one.',
        'A clean ring of new fronds is about to unroll, and the trunk shows.',
        6,
      ),
    ],
  },
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
    without: notOnABoard,
    jobs: [
      hoseTheBoard('staghorn'),
      feedBehindTheShields(
        'staghorn',
        'shield',
        'It catches its food behind the shield and grows in the warm months.',
      ),
      soil({
        rule: 'remount',
        priority: 3,
        fromMonths: 24,
        months: { tropical: [10], subtropical: [10], temperate: [10], cool: [11], arid: [10] },
        title: 'Remount a staghorn that has outgrown its board',
        description:
          'Where the shield covers its board, tie it, board and all, to a larger one over damp sphagnum. It makes no pups to take off.',
        why: 'Growth is starting, and new shields will grip the board within months.',
      }),
      hangUnderARoof('staghorn', 'It stands the cold down to about 5 °C and is harmed below that.'),
      lookForBeetles('staghorn'),
    ],
  },
  {
    name: 'Tree fern',
    synonyms: ['soft tree fern', 'man fern', 'Dicksonia', 'Tasmanian tree fern'],
    akin: ['Cyathea', 'rough tree fern', 'Australian tree fern', 'Cyathea cooperi'],
    species: 'Dicksonia antarctica',
    kind: 'fern',
    care: {
      watering:
        'Water the trunk and the crown, not just the ground: the roots live in the trunk. Twice a day in a heatwave.',
      sunlight: 'Filtered light out of the wind.',
      soil: 'Moist soil with plenty of leaf mould.',
      fertilizing:
        'A weak seaweed or fish feed, low in phosphorus, over the crown in spring and again in summer.',
      pruning:
        'Remove brown fronds once new ones have unrolled; in cold gardens leave them as a blanket until then.',
    },
    needs: shadeAndMoist,
    without: ['feed-late-summer', 'check-pests-spring', 'check-scale'],
    jobs: [
      settleInBy({
        title: 'Water the new tree fern’s trunk and crown',
        description:
          'Wet the trunk and the crown every day or two, twice a day in very hot weather, as well as the soil, until new fronds unroll.',
        winter: {
          description:
            'Wet the trunk and the crown every second day, on a mild morning, as well as the soil, until new fronds unroll.',
        },
        inPot: {
          description:
            'Wet the trunk and the crown every day or two, in cold weather on mild mornings only, and the mix whenever its top begins to dry, until new fronds unroll.',
        },
        why: 'It drinks through its trunk, and has hardly any roots in the soil yet.',
      }),
      water({
        rule: 'water-summer',
        title: 'Water the tree fern’s trunk and crown',
        description:
          'Pour water slowly down the trunk and over the crown: every second evening in warm weather, twice a day in very hot weather, once a week on a mild morning in the cool months.',
        why: 'A tree fern drinks through its trunk, and dry hot days brown the fronds for the year.',
        priority: 1,
        minutes: 10,
        months: {
          subtropical: thirsty.subtropical,
          temperate: thirsty.temperate,
          cool: thirsty.cool,
          arid: range(1, 12),
        },
        repeat: 'season',
        arid: {
          description:
            'Pour water slowly down the trunk and over the crown every morning, again on hot evenings, and once a week in the cool months. Keep it out of the sun and the wind.',
        },
        inPot: {
          description:
            'Pour water slowly down the trunk and over the crown, until it drains out the bottom, as soon as the top of the mix begins to dry: every morning while it is warm, and again on hot evenings.',
        },
      }),
      prune({
        rule: 'remove-old-fronds',
        title: 'Take brown fronds off the tree fern',
        description: 'Once this year’s fronds are open, cut the brown ones a hand’s width from the trunk.',
        why: 'The old fronds have sheltered the crown through winter; now the new ones are open they can go.',
        priority: 1,
        minutes: 20,
        months: { subtropical: [10], temperate: [10, 11], cool: [11] },
        fromMonths: 1,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Pour a low-phosphorus liquid feed over the tree fern',
        description:
          'Mix seaweed or fish emulsion, or a feed marked low phosphorus, at half strength and pour it into the crown.',
        why: 'The curled fronds are moving, and feed poured into the crown reaches them at once.',
        priority: 1,
        minutes: 10,
        months: { subtropical: [9], temperate: [9, 10], cool: [10] },
        product: 'Low-phosphorus seaweed or fish feed',
      }),
      feed({
        rule: 'feed-summer',
        priority: 2,
        months: { subtropical: [12], temperate: [12], cool: [12] },
        fromMonths: 3,
        title: 'Feed the tree fern again in summer',
        description:
          'Pour a weak seaweed or fish feed, low in phosphorus, over the trunk and crown, in the cool of the morning.',
        why: 'New fronds are still growing, and the roots that feed them run down the trunk.',
        product: 'Low-phosphorus seaweed or fish feed',
      }),
    ],
  },
]
