import type { CatalogueEntry } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, harvest, prune } from '../../../jobs/jobs.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { removeBrownFronds } from '../../../kinds/palm.ts'
import { feedIn, lookFor, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { cutStemsAmongNeedles, soakInland } from '../../jobs/tree-jobs.ts'
import {
  gentleAndMoist,
  openAndDrained,
  openAndDry,
  openAndFertile,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
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
    name: 'Canary Island date palm',
    synonyms: ['Phoenix canariensis', 'Canary palm', 'phoenix palm'],
    species: 'Phoenix canariensis',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak each week for two summers; then it finds its own.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, with six metres of room all round.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Saw only brown date palm fronds off; the long spines at their base stab deep.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Birds and foxes spread the fruit into bush and along creeks: cut the stems off before it ripens.',
    watering: 'while-young',
    without: ['feed-late-summer', 'feed-summer'],
    jobs: [
      soakInland('Canary Island date palm', 24),
      cutStemsAmongNeedles('Canary Island date palm'),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11], arid: [10] },
        title: 'Cut brown fronds off the Canary Island date palm',
        description:
          'Wear leather gloves and glasses, clean the saw with disinfectant and leave every green frond. Leave a tall palm to an arborist.',
        why: 'The spines stab deep, and a dirty saw carries wilt from one palm to the next.',
      },
    ],
  },
  {
    name: 'Cardboard palm',
    synonyms: ['Zamia furfuracea', 'cardboard cycad', 'cardboard plant', 'Mexican cycad'],
    species: 'Zamia furfuracea',
    kind: 'palm',
    hardyTo: 'light',
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
  {
    name: 'Carpentaria palm',
    synonyms: ['Carpentaria', 'Carpentaria acuminata'],
    species: 'Carpentaria acuminata',
    kind: 'palm',
    hardyTo: 'none',
    frostShelter: 'lift',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'Two soaks a week through the dry.',
      sunlight: 'Full sun, or light shade while young.',
      soil: 'Any soil that stays damp, with deep mulch.',
      fertilizing: 'Palm food as the warm months begin and again late in the wet.',
      pruning: 'None: a carpentaria drops its own fronds. The juice of the red fruit burns the skin.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      waterWeekly('carpentaria palm', 'twice a week'),
      prune({
        rule: 'clear-fallen-fronds',
        title: 'Collect fallen carpentaria fronds',
        description: 'Pick up what has dropped, and pull only those fronds that come away in your hand.',
        why: 'Heavy fronds that lie about fly in the storms to come.',
        priority: 2,
        minutes: 15,
        months: { tropical: [10], subtropical: [10] },
        fromMonths: 48,
        only: 'ground',
      }),
      prune({
        rule: 'remove-flower-stems',
        priority: 2,
        only: 'ground',
        fromMonths: 48,
        months: { tropical: [11], subtropical: [12] },
        title: 'Cut the carpentaria’s fruit off while it is green',
        description: 'In gloves, cut the stems that you can reach close to the trunk.',
        why: 'Ripe fruit drops on paths, its juice burns the skin, and seedlings come up everywhere.',
      }),
    ],
  },
  {
    name: 'Coconut palm',
    synonyms: ['coconut', 'Cocos nucifera', 'coconut tree'],
    species: 'Cocos nucifera',
    kind: 'palm',
    hardyTo: 'none',
    care: {
      watering: 'Twice a week through the dry.',
      sunlight: 'Full sun and salt air.',
      soil: 'Sandy or rich soil, away from roofs, paths and cars.',
      fertilizing: 'Palm food three times in the warm, wet months, with potash.',
      pruning: 'Have coconuts and old fronds of a tall palm taken down each year: a falling nut can kill.',
    },
    needs: openAndFertile,
    weedNote:
      'It comes up along tropical beaches: pick up fallen nuts. Councils in the north ask for palms over paths to be de-nutted.',
    without: ['remove-flower-stems'],
    jobs: [
      feed({
        rule: 'feed-summer',
        priority: 2,
        fromMonths: 3,
        months: { tropical: [1], subtropical: [12] },
        title: 'Feed the coconut palm again in the warm, wet months',
        description: 'Scatter palm fertiliser with potash under the fronds and water it in.',
        inPot: { description: 'Scatter palm fertiliser with potash over damp mix and water it in.' },
        why: 'Rain washes potash out of sandy soil, and without it old fronds yellow and nuts drop.',
        product: 'Palm fertiliser',
      }),
      {
        ...removeBrownFronds,
        untilMonths: 71,
        everInPot: true,
        months: { tropical: [10], subtropical: [10] },
        title: 'Cut brown fronds off the young coconut palm',
        description: 'Cut off fronds that are brown all over, close to the trunk.',
      },
      {
        ...removeBrownFronds,
        rule: 'take-nuts-down',
        only: 'ground',
        fromMonths: 72,
        months: { tropical: [10], subtropical: [10] },
        title: 'Have nuts and brown fronds taken down before the storms',
        description: 'Cut what you can reach from the ground. Leave a tall palm to a licensed climber.',
        why: 'In a storm nuts and fronds fly, and a nut can kill whoever stands below.',
      },
      waterWeekly('coconut palm', 'twice a week'),
    ],
  },
  {
    name: 'Cocos palm',
    synonyms: ['queen palm', 'Syagrus romanzoffiana'],
    species: 'Syagrus romanzoffiana',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'Little once tall.',
      sunlight: 'Full sun.',
      soil: 'Any soil.',
      fertilizing: 'Palm food in spring if the crown is pale.',
      pruning:
        'Cut flower stems and dead fronds off before the fruit ripens; use a qualified climber for a tall one.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer', 'feed-late-summer', 'add-compost'],
    watering: 'while-young',
    weedNote:
      'Its orange fruit harms flying foxes, and it seeds through bushland in New South Wales and Queensland. A bangalow palm is the better choice.',
    jobs: [
      {
        ...removeBrownFronds,
        description:
          'Saw off the fronds you can reach that are brown all over; leave anything still part green.',
      },
      soakInland('Cocos palm', 24),
      prune({
        rule: 'remove-flower-stems',
        title: 'Cut Cocos palm flower stems before they fruit',
        description:
          'Cut off every flower stem you can reach while green, and bag the fruit that has formed. A tall palm needs a qualified climber.',
        why: 'No fruit is left for flying foxes, which it harms, and no seed spreads into bushland.',
        states: regionalPests.flyingFox.states,
        elsewhere: { why: 'Seed of fruit that ripens spreads into bushland.' },
        priority: 1,
        minutes: 45,
        months: { tropical: [11], subtropical: [11, 12], temperate: [12, 1], cool: [1, 2], arid: [11, 12] },
        fromMonths: 36,
      }),
    ],
  },
  {
    name: 'Cotton palm',
    synonyms: [
      'Washingtonia',
      'Washingtonia robusta',
      'Washingtonia filifera',
      'Mexican fan palm',
      'Washington palm',
      'Californian fan palm',
    ],
    species: 'Washingtonia robusta',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'A soak each week for two summers; after that it lives on rain.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, away from wires and gutters: it grows past every roof.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Cut the skirt of dead cotton palm fronds; the stalks have hooks.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Birds spread the small black fruit into bush and along creeks: cut the stems off before it ripens.',
    watering: 'while-young',
    without: ['feed-late-summer', 'feed-summer'],
    jobs: [
      soakInland('cotton palm', 24),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11], arid: [10] },
        title: 'Cut the dead fronds off the cotton palm',
        description:
          'Wear leather gloves and glasses, and saw brown fronds off from below. Leave a tall palm to an arborist.',
        why: 'Rats live in the dry skirt, it burns, and it comes down in storms.',
      },
      prune({
        rule: 'remove-flower-stems',
        priority: 2,
        only: 'ground',
        fromMonths: 48,
        months: { tropical: [11], subtropical: [12, 1], temperate: [1, 2], arid: [12, 1] },
        title: 'Cut the flower and seed stems off the cotton palm',
        description: 'Cut those you can reach close to the crown before the fruit turns black.',
        why: 'Birds carry ripe fruit off, and seedlings come up far from the palm.',
      }),
    ],
  },
  {
    name: 'Date palm',
    synonyms: ['Phoenix dactylifera', 'Medjool', 'Medjool date', 'edible date palm', 'dates'],
    species: 'Phoenix dactylifera',
    kind: 'palm',
    hardyTo: 'moderate',
    unusualIn: ['tropical', 'cool'],
    care: {
      watering: 'Deeply once a week in the heat: its feet want water and its head fire.',
      sunlight: 'Full, hot sun.',
      soil: 'Any soil that drains, salt and lime included.',
      fertilizing: 'Palm food in spring and at the end of summer.',
      pruning: 'Cut brown fronds and offshoots of a date palm; mind the spines.',
    },
    needs: openAndDry,
    without: ['remove-flower-stems', 'feed-summer'],
    jobs: [
      {
        ...waterWeekly('date palm'),
        why: 'Date palms come from oases, where their feet find water however hot it is above.',
      },
      {
        ...removeBrownFronds,
        months: { subtropical: [10], temperate: [10], arid: [9] },
        title: 'Cut brown fronds off the date palm in leather gloves',
        description:
          'Saw dry fronds off close to the trunk and offshoots at its foot, and wear glasses: the spines stab deep.',
      },
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 72,
        months: { arid: [2, 3, 4] },
        title: 'Cut the dates as they soften',
        description: 'Bag the bunches with mesh, and cut strands when the fruit is brown and half soft.',
        why: 'Rain splits ripe dates. Only a female palm bears, once a male’s pollen was dusted on its flowers in spring.',
      }),
    ],
  },
]
