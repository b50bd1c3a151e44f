import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { myrtleRust } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile } from '../situations.ts'
import { netTree } from '../tropical-fruit.ts'
import { pickFrom } from './pick-from.ts'

/** Warm-climate fruit beside the best known. */
export const warmFruit: readonly CatalogueEntry[] = [
  {
    name: 'Custard apple',
    synonyms: ['Annona', 'atemoya', 'Pinks Mammoth', 'African Pride'],
    akin: ['cherimoya', 'sugar apple', 'sweetsop'],
    species: 'Annona × atemoya',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'A deep soak each week from flowers to harvest; less in late winter.',
      sunlight: 'Full sun out of the wind.',
      soil: 'Drained soil with mulch.',
      fertilizing: 'Fruit food in spring, summer and early autumn.',
      pruning: 'Shorten branches by a third as it sheds its leaves in early spring.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'prune-after-harvest',
        priority: 1,
        fromMonths: 24,
        minutes: 40,
        months: { tropical: [8, 9], subtropical: [8, 9], temperate: [9] },
        title: 'Prune the custard apple while it is bare',
        description: 'Shorten last year’s shoots by a third to an outside bud and open the middle.',
        why: 'Flowers come on the new shoots.',
      }),
      pickFrom(
        4,
        'Pick custard apples',
        { tropical: [3, 4, 5], subtropical: [3, 4, 5, 6], temperate: [5, 6] },
        'Cut fruit with secateurs when cream shows between the segments; it softens indoors in a few days.',
        'Ripe fruit splits and falls if it is left on the tree.',
      ),
    ],
  },
  {
    name: 'Jackfruit',
    synonyms: ['jakfruit', 'Artocarpus', 'jack fruit'],
    species: 'Artocarpus heterophyllus',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Deeply twice a week in dry months.',
      sunlight: 'Full sun.',
      soil: 'Deep, drained soil.',
      fertilizing: 'Fruit food every two months in the wet.',
      pruning: 'Keep it low after harvest and thin the fruit.',
    },
    needs: openAndFertile,
    jobs: [
      prune({
        rule: 'thin-fruit',
        priority: 2,
        fromMonths: 36,
        months: { tropical: [9, 10], subtropical: [10, 11] },
        title: 'Thin young jackfruit',
        description: 'Leave one or two fruits on each stalk and cut the rest off small.',
        why: 'Each fruit grows very heavy, and a young tree cannot fill many.',
      }),
      pickFrom(
        4,
        'Pick jackfruit',
        { tropical: [11, 12, 1, 2], subtropical: [1, 2, 3] },
        'Cut when it smells sweet and sounds hollow. Oil the knife: the sap is glue.',
        'Flying foxes and rats find ripe fruit overnight.',
      ),
    ],
  },
  {
    name: 'Star fruit',
    synonyms: ['carambola', 'starfruit', 'five-corner fruit', 'Averrhoa'],
    species: 'Averrhoa carambola',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while it is dry, and in flower.',
      sunlight: 'Sun out of the wind.',
      soil: 'Drained, slightly acid soil.',
      fertilizing: 'Little and often in the warm months.',
      pruning: 'Thin the crown after the main crop.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        3,
        'Pick star fruit when yellow',
        { tropical: [4, 5, 6, 12, 1], subtropical: [3, 4, 5, 6] },
        'Twist fruit off once the ribs are yellow. It is dangerous for people with kidney disease.',
        'It does not sweeten after picking.',
      ),
    ],
  },
  {
    name: 'Jaboticaba',
    synonyms: ['jaboticabas', 'Brazilian grape tree', 'Plinia'],
    species: 'Plinia cauliflora',
    kind: 'tropical-fruit',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week; dry roots drop the flowers.',
      sunlight: 'Sun to half shade.',
      soil: 'Deep, damp, slightly acid soil.',
      fertilizing: 'Citrus food in spring and late summer.',
      pruning: 'Thin inner twigs so that the fruit on the trunk is easy to reach.',
    },
    needs: gentleAndMoist,
    without: ['feed-potash'],
    jobs: [
      netTree('jaboticabas', 'tropical', 'subtropical', 'temperate'),
      pickFrom(
        6,
        'Pick jaboticabas',
        { tropical: [9, 10, 11], subtropical: [9, 10, 11], temperate: [11, 12] },
        'Pick black fruit off the trunk daily and eat or freeze it the same day.',
        'The fruit ferments within days.',
      ),
    ],
  },
  {
    name: 'Brazilian cherry',
    synonyms: ['Surinam cherry', 'pitanga', 'Eugenia uniflora'],
    species: 'Eugenia uniflora',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, more as fruit swells.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Citrus food in spring.',
      pruning: 'Clip as a hedge after fruiting.',
    },
    needs: openAndFertile,
    weedNote:
      'Brazilian cherry invades rainforest in Queensland and northern New South Wales. Net it and pick up every fruit.',
    without: ['feed-potash'],
    jobs: [
      netTree('Brazilian cherries', 'tropical', 'subtropical', 'temperate'),
      pickFrom(
        3,
        'Pick Brazilian cherries when dark red',
        { tropical: [9, 10], subtropical: [10, 11, 12], temperate: [11, 12] },
        'Pick fruit that falls into the hand, from under a fine net.',
        'Orange fruit tastes of resin, and birds spread the seed.',
      ),
    ],
  },
  {
    name: 'Black sapote',
    synonyms: ['chocolate pudding fruit', 'Diospyros nigra', 'chocolate fruit'],
    species: 'Diospyros nigra',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'A weekly soak in dry months.',
      sunlight: 'Full sun.',
      soil: 'Any deep soil.',
      fertilizing: 'Fruit food in spring and summer.',
      pruning: 'Top it after harvest to hold it at four metres.',
    },
    needs: openAndFertile,
    jobs: [
      pickFrom(
        4,
        'Pick black sapotes',
        { tropical: [5, 6, 7], subtropical: [6, 7, 8, 9] },
        'Pick olive-green fruit as the little collar lifts, and wait until it is soft.',
        'It ripens on the bench within two weeks, out of reach of bats.',
      ),
    ],
  },
  {
    name: 'Wax jambu',
    synonyms: ['wax apple', 'Syzygium samarangense', 'java apple', 'jambu', 'love apple tree', 'water apple'],
    akin: ['rose apple', 'Syzygium jambos', 'malay apple', 'Syzygium malaccense'],
    species: 'Syzygium samarangense',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry months, above all in flower and fruit.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that holds some damp.',
      fertilizing: 'Fruit food in the warm months.',
      pruning: 'Shorten a wax jambu after the fruit, to keep it in reach.',
    },
    needs: openAndFertile,
    jobs: [
      netTree('wax jambus', 'tropical', 'subtropical'),
      pickFrom(
        3,
        'Pick the wax jambus',
        { tropical: [11, 12, 1], subtropical: [12, 1, 2] },
        'Twist off fruit that is fully coloured and glossy, with care: it bruises.',
        'It is crisp for a few days, and flying foxes and fruit fly want it as well.',
      ),
      myrtleRust(),
    ],
  },
]
