import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { feedIn } from '../garden-jobs.ts'
import { openAndDry } from '../situations.ts'
import { pickFrom } from './pick-from.ts'
import { cutSuckers } from './tree-jobs.ts'

/** Fruit of hot, dry summers. */
export const dryCountryFruit: readonly CatalogueEntry[] = [
  {
    name: 'Jujube',
    synonyms: ['Ziziphus jujuba', 'Chinese date', 'red date', 'Chinese jujube', 'Li jujube', 'Ta-Jan'],
    species: 'Ziziphus jujuba',
    kind: 'stone-or-pome-fruit',
    care: {
      watering: 'A deep soak each week while fruit swells.',
      sunlight: 'Full sun and a hot summer.',
      soil: 'Any soil that drains, salty or limy included.',
      fertilizing: 'Fruit tree food once in spring.',
      pruning: 'Shorten and thin a jujube in winter, in gloves: it has thorns.',
    },
    needs: openAndDry,
    unusualIn: ['subtropical', 'cool'],
    without: ['check-pests-spring', 'check-pests-summer', 'clear-mummies'],
    jobs: [
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        months: { temperate: [7, 8], arid: [7] },
        title: 'Shorten the jujube while it is bare',
        description: 'In gloves, shorten long branches by a third to an outside bud and open the middle.',
        why: 'Fruit comes on short shoots that drop each winter, and the branches that bear them need sun.',
      }),
      feedIn(
        'Fruit tree fertiliser',
        'Feed the jujube as it comes into leaf',
        { temperate: [10], arid: [9] },
        'Scatter fruit tree fertiliser under the outer branches and water it in.',
        'It is one of the last trees to leaf, and its fruit follows on the same shoots.',
      ),
      pickFrom(
        3,
        'Pick the jujubes',
        { temperate: [3, 4], arid: [2, 3] },
        'Pick them crisp when they are half brown, or leave them to wrinkle into dates on the tree.',
        'They taste of apple while they are crisp, and soft ones draw birds.',
      ),
      cutSuckers('jujube'),
    ],
  },
  {
    name: 'Carob',
    synonyms: ['carob tree', 'Ceratonia', 'Ceratonia siliqua', 'St John’s bread', 'Clifford carob'],
    species: 'Ceratonia siliqua',
    kind: 'evergreen-fruit',
    care: {
      watering: 'A bucket once or twice a week in its first two summers, then only in drought.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, lime and stone included.',
      fertilizing: 'Once in spring while young.',
      pruning: 'Lift and thin a carob once the pods are in. Leave thick limbs whole.',
    },
    needs: openAndDry,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote: 'It seeds itself in dry bush in the south and west: gather the pods.',
    without: ['check-pests-spring', 'add-compost', 'pick-up-fruit'],
    jobs: [
      pickFrom(
        8,
        'Gather the carob pods',
        { temperate: [3, 4, 5], arid: [3, 4] },
        'Once pods are brown, knock them onto a sheet with a cane, and spare the flowers on the branches. Only female trees bear.',
        'Rain makes fallen pods mouldy, and seed that lies comes up.',
      ),
      prune({
        rule: 'lift-low-branches',
        priority: 2,
        fromMonths: 24,
        minutes: 40,
        months: { temperate: [5, 6], arid: [5] },
        title: 'Lift the carob’s low branches',
        description: 'Take off one or two of the lowest branches and thin what crosses.',
        why: 'A raised crown is easier to gather the pods under, and small cuts close before spring.',
      }),
    ],
  },
]
