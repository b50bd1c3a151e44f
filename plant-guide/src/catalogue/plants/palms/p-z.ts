import type { CatalogueEntry } from '../../../entry.ts'
import { prune } from '../../../jobs/jobs.ts'
import { regionalPests } from '../../../jobs/regional-pests.ts'
import { removeBrownFronds } from '../../../kinds/palm.ts'
import { feedIn, lookFor, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import { cutStemsAmongNeedles } from '../../jobs/tree-jobs.ts'
import { openAndDrained, shadeAndMoist, sunnyAnySoil, sunOrHalfShade } from '../../situations.ts'

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Pygmy date palm',
    synonyms: ['Phoenix roebelenii', 'dwarf date palm', 'phoenix palm dwarf', 'miniature date palm'],
    species: 'Phoenix roebelenii',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'while-young',
    care: {
      watering: 'Twice a week in its first summers; pots when the top is dry.',
      sunlight: 'Sun to half shade.',
      soil: 'Drained soil or a large pot.',
      fertilizing: 'Palm food in spring and summer.',
      pruning: 'Cut brown date palm fronds close to the trunk; mind the needles at their base.',
    },
    needs: sunnyAnySoil,
    jobs: [
      lookFor(
        'Look for scale under the date palm’s fronds',
        { tropical: [9, 10], subtropical: [10], temperate: [11], arid: [10] },
        'Wipe white and brown specks off with soapy water, in long sleeves.',
        'Young scale is moving now and has no shell yet.',
      ),
      cutStemsAmongNeedles('date palm'),
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        minutes: 15,
        fromMonths: 12,
        months: { tropical: [8], subtropical: [9], temperate: [10], arid: [9] },
        title: 'Cut brown fronds off the date palm',
        description: 'Wear leather gloves and glasses, and cut each dry frond close to the trunk.',
        why: 'The long needles at the base of the fronds break off in the skin.',
      }),
    ],
  },
  {
    name: 'Ruffled fan palm',
    synonyms: ['Licuala grandis', 'Vanuatu fan palm', 'licuala'],
    akin: ['Licuala ramsayi', 'Australian fan palm', 'Queensland fan palm'],
    species: 'Licuala grandis',
    kind: 'palm',
    hardyTo: 'none',
    unusualIn: ['temperate', 'cool', 'arid'],
    care: {
      watering: 'Keep it damp: every second day in a dry season.',
      sunlight: 'Shade out of the wind, which shreds the fans.',
      soil: 'Rich, damp soil that drains, or a pot.',
      fertilizing: 'Half the usual palm food as the warm months begin and at their end.',
      pruning: 'Cut only brown licuala fans; mind the thorns along the stalks.',
    },
    needs: shadeAndMoist,
    frostShelter: 'lift',
    without: ['feed-summer', 'remove-flower-stems'],
    jobs: [
      waterWeekly('ruffled fan palm', 'every second day'),
      {
        ...removeBrownFronds,
        months: { tropical: [10], subtropical: [10] },
        title: 'Cut brown fans off the ruffled fan palm',
        description: 'In gloves, cut fans that are brown all over where their thorny stalk begins.',
        why: 'It makes only a few fans a year, and each green one is needed.',
      },
    ],
  },
  {
    name: 'Sago palm',
    synonyms: ['cycad', 'Cycas revoluta', 'sago', 'sago cycad', 'cycads'],
    species: 'Cycas revoluta',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly in summer, little in winter.',
      sunlight: 'Full sun to half shade.',
      soil: 'Sharply drained soil or a pot.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut old cycad fronds only after the new ones harden. All parts are very poisonous to dogs.',
    },
    needs: sunOrHalfShade(openAndDrained),
    without: ['remove-flower-stems', 'feed-summer', 'feed-late-summer', 'water-young'],
    jobs: [
      feedIn(
        'Palm fertiliser',
        'Feed the cycad with palm food',
        { tropical: [10, 11], subtropical: [9], temperate: [9], arid: [8, 9] },
        'Scatter palm and cycad fertiliser around the plant and water it in well.',
        'It makes its one new ring of fronds in the months ahead.',
      ),
      {
        ...lookFor(
          'Guard the new cycad fronds from caterpillars',
          { tropical: [11, 12], subtropical: [11, 12, 1], temperate: [12, 1], arid: [11, 12] },
          'Check soft fronds daily while they unfold and rub eggs and grubs off.',
          'The cycad blue butterfly lays on soft new fronds, and they unfold only once a year.',
        ),
        states: regionalPests.cycadBlue.states,
        elsewhere: {
          title: 'Look the new cycad fronds over as they unfold',
          description: 'Look for scale and chewed edges every few days, and wipe or pick off what you find.',
          why: 'They unfold only once a year, and what is marred while it is soft stays so for years.',
        },
      },
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        months: { tropical: [1], subtropical: [1, 2], temperate: [2], arid: [1] },
        title: 'Cut old cycad fronds off',
        description: 'Cut brown fronds close to the trunk, with gloves on, and leave every green one.',
        why: 'The new ring of fronds has hardened and can feed the plant alone.',
      }),
    ],
  },
  {
    name: 'Triangle palm',
    synonyms: ['Dypsis decaryi', 'three-sided palm', 'Neodypsis decaryi'],
    species: 'Dypsis decaryi',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['cool'],
    care: {
      watering: 'A soak each week for two summers, then only in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains fast.',
      fertilizing: 'Palm food once, as the warm months begin.',
      pruning: 'Cut only brown triangle palm fronds, and leave the blue ones in their three rows.',
    },
    needs: openAndDrained,
    without: ['feed-summer', 'feed-late-summer', 'remove-flower-stems'],
    jobs: [
      soakInDrySpells('triangle palm'),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [11], arid: [10] },
        title: 'Cut brown fronds off the triangle palm',
        description: 'Saw the lowest ones off close to the trunk once they are brown all over.',
        why: 'The stubs make the three-sided trunk, and green fronds still feed the palm.',
      },
    ],
  },
  {
    name: 'Windmill palm',
    synonyms: [
      'Trachycarpus',
      'Trachycarpus fortunei',
      'Chinese windmill palm',
      'Chusan palm',
      'Chinese fan palm hardy',
    ],
    akin: ['European fan palm', 'chamaerops', 'Chamaerops humilis'],
    species: 'Trachycarpus fortunei',
    kind: 'palm',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak each week for three summers, then in long dry spells.',
      sunlight: 'Sun to half shade, out of strong wind.',
      soil: 'Drained, fertile soil.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Saw brown fans off the windmill palm, and its seed stems before they ripen.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer', 'feed-late-summer'],
    jobs: [
      soakInDrySpells('windmill palm'),
      prune({
        rule: 'remove-brown-fronds',
        priority: 2,
        minutes: 20,
        fromMonths: 12,
        months: { subtropical: [9], temperate: [10], cool: [10, 11], arid: [9] },
        title: 'Saw the brown fans off the windmill palm',
        description: 'Cut each hanging fan a finger’s length from the trunk and leave the brown fibre on.',
        why: 'Brown fans no longer feed the palm, and green ones still do.',
      }),
    ],
  },
]
