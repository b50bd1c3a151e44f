import type { CatalogueEntry } from '../../entry.ts'
import { feed, harvest, prune } from '../../jobs/jobs.ts'
import { removeBrownFronds } from '../../kinds/palm.ts'
import { soakInDrySpells } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { openAndDry, openAndFertile, sunnyAnySoil } from '../situations.ts'
import { cutStemsAmongNeedles, soakInland } from './tree-jobs.ts'

/** Palms of avenues, beaches and oases. */
export const largePalms: readonly CatalogueEntry[] = [
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
    name: 'Jelly palm',
    synonyms: ['Butia', 'Butia capitata', 'Butia odorata', 'pindo palm', 'wine palm'],
    akin: ['Jubaea', 'Chilean wine palm'],
    species: 'Butia odorata',
    kind: 'palm',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak each week for two summers; then it lives on rain, inland too.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, with four metres of room all round.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Cut only brown jelly palm fronds; their stubs stay on the trunk for years.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer', 'feed-late-summer', 'remove-flower-stems'],
    jobs: [
      soakInDrySpells('jelly palm'),
      {
        ...removeBrownFronds,
        months: { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Cut brown fronds off the jelly palm',
        description: 'Wear gloves against the thorny stalks, and saw off fronds that are brown all over.',
      },
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 96,
        months: { subtropical: [2, 3], temperate: [3, 4], arid: [2, 3] },
        title: 'Gather the jelly palm’s fruit',
        description: 'Cut a bunch once its first fruit turns orange and falls, and boil it for jelly.',
        why: 'Left to fall it rots on the ground and comes up everywhere.',
      }),
    ],
  },
]
