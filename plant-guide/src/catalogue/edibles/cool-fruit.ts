import type { CatalogueEntry } from '../../entry.ts'
import { prune, water } from '../../jobs/jobs.ts'
import { thirsty } from '../../jobs/months.ts'
import { lookOverBerries } from '../berries-vines-and-nuts.ts'
import { myrtleRust } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { pickFrom } from './pick-from.ts'

/** Fruit that likes a cold winter, or does not mind one. */
export const coolFruit: readonly CatalogueEntry[] = [
  {
    name: 'Medlar',
    synonyms: ['Mespilus', 'Mespilus germanica', 'medlar tree', 'Nottingham medlar', 'Dutch medlar'],
    species: 'Mespilus germanica',
    kind: 'stone-or-pome-fruit',
    needsChill: 'some',
    care: {
      watering: 'A deep soak each week while fruit swells.',
      sunlight: 'Full sun.',
      soil: 'Any fertile soil that drains.',
      fertilizing: 'Fruit tree food once in spring.',
      pruning: 'Light, in winter: fruit comes at the ends of short shoots.',
    },
    needs: openAndFertile,
    without: ['net-fruit', 'check-pests-summer'],
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        months: { temperate: [7], cool: [7, 8] },
        title: 'Thin the medlar lightly',
        description: 'Take out dead, crossing and inward branches and leave the short shoots whole.',
        why: 'Each short shoot ends in a flower, so shortened branches bear nothing.',
      }),
      pickFrom(
        3,
        'Pick the medlars and let them soften',
        { temperate: [5], cool: [4, 5] },
        'Pick them hard when the leaves fall, and lay them eye down in a cool room until they are brown and soft.',
        'They are eaten soft, three or four weeks later; on the tree birds and rot come first.',
      ),
    ],
  },
  {
    name: 'Yuzu',
    synonyms: ['Citrus junos', 'yuzu lemon', 'Japanese citron', 'Citrus × junos'],
    akin: ['sudachi', 'Citrus sudachi'],
    species: 'Citrus × junos',
    kind: 'citrus',
    // It stands harder frosts than any other citrus.
    without: ['cover-frost'],
    care: {
      watering: 'A deep soak once or twice a week in warm weather.',
      sunlight: 'Full sun.',
      soil: 'Free-draining, slightly acid soil.',
      fertilizing: 'Citrus food in early spring, early summer and early autumn.',
      pruning: 'Thin the thorny middle after picking, with gloves.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        3,
        'Pick the yuzu',
        { subtropical: [4, 5], temperate: [5, 6], cool: [5, 6], arid: [5] },
        'Clip green ones for their zest, and yellow ones as they soften; mind the thorns.',
        'The scent is in the peel, and it fades once the skin puffs up.',
      ),
      water({
        rule: 'water-pot',
        instead: 'water-summer',
        priority: 1,
        only: 'pot',
        repeat: 'season',
        months: { ...thirsty, temperate: [11, 12, 1, 2] },
        title: 'Keep the potted yuzu watered',
        description:
          'Feel the mix every day while it is warm, and water until it drains out the bottom when its top is dry.',
        why: 'Young fruit drop when the mix dries out even once.',
      }),
    ],
  },
  {
    name: 'Chilean guava',
    synonyms: [
      'Ugni',
      'Ugni molinae',
      'Tazziberry',
      'New Zealand cranberry',
      'strawberry myrtle',
      'Chilean cranberry',
    ],
    species: 'Ugni molinae',
    kind: 'berry',
    unusualIn: ['subtropical', 'arid'],
    planting: { temperate: [3, 4, 9], cool: [9, 10] },
    care: {
      watering: 'Twice a week in dry weather.',
      sunlight: 'Sun, with shade on hot afternoons.',
      soil: 'Slightly acid soil with leaf mould; no lime.',
      fertilizing: 'Berry food, or camellia food, once in spring.',
      pruning: 'Clip it lightly after picking.',
    },
    needs: gentleAndMoist,
    jobs: [
      lookOverBerries('Chilean guava', 'Wipe scale off the stems, and hose aphids off the tips.'),
      pickFrom(
        2,
        'Pick the Chilean guavas',
        { temperate: [3, 4], cool: [4, 5] },
        'Roll off dark red, soft berries every few days, and sniff: ripe ones smell of strawberries.',
        'They ripen a few at a time, and colour comes before flavour.',
      ),
      prune({
        rule: 'prune-after-harvest',
        priority: 1,
        after: 'harvest',
        fromMonths: 12,
        months: { temperate: [5], cool: [6] },
        title: 'Clip the Chilean guava after picking',
        description: 'Take a hand’s length off the longest shoots and a bare old stem out at the base.',
        why: 'The little bells of next spring hang on short new twigs.',
      }),
      myrtleRust(),
    ],
  },
  {
    name: 'Aronia',
    synonyms: ['chokeberry', 'black chokeberry', 'Aronia melanocarpa', 'aronia berry', 'Viking aronia'],
    akin: ['Aronia × prunifolia', 'red chokeberry', 'Aronia arbutifolia'],
    species: 'Aronia melanocarpa',
    kind: 'berry',
    unusualIn: ['tropical', 'subtropical', 'arid'],
    needsChill: 'some',
    care: {
      watering: 'A deep soak each week while the berries swell.',
      sunlight: 'Full sun for the most berries.',
      soil: 'Damp, slightly acid soil; it stands wet feet better than other berries.',
      fertilizing: 'Organic pellets in spring.',
      pruning: 'Take aronia’s oldest stems out at the ground in winter, from its fourth year.',
    },
    needs: openAndFertile,
    planting: { temperate: [6, 7, 8], cool: [6, 7, 8] },
    jobs: [
      lookOverBerries('aronia', 'Hose aphids off from below, and pick off shiny dark grubs on the leaves.'),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 36,
        months: { temperate: [7], cool: [7, 8] },
        title: 'Thin the aronia’s oldest stems',
        description: 'Cut two or three of the oldest stems out at the ground, and suckers that stray.',
        why: 'It bears best on stems of two to six years.',
      }),
      pickFrom(
        3,
        'Pick the aronia berries',
        { temperate: [2], cool: [2, 3] },
        'Cut whole bunches once all berries are black, and cook or freeze them.',
        'They hang for weeks and lose their pucker as they ripen, until birds find them.',
      ),
    ],
  },
]
