import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { lookFor } from '../garden-jobs.ts'
import { oneLeader } from '../native-jobs.ts'
import { openAndDrained } from '../situations.ts'
import { liftCrown, plantedInWarmth, soakInland } from './tree-jobs.ts'

/** Wide trees of warm streets and parks. */
export const warmShadeTrees: readonly CatalogueEntry[] = [
  {
    name: 'Leopard tree',
    synonyms: ['Libidibia ferrea', 'Caesalpinia ferrea', 'Brazilian ironwood'],
    species: 'Libidibia ferrea',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    planting: plantedInWarmth,
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'A deep soak each week while it is young.',
      sunlight: 'Full sun.',
      soil: 'Any soil, at least six metres from pipes and paving.',
      fertilizing: 'Slow-release food while young.',
      pruning: 'Train a leopard tree to one trunk while it is young; large limbs are for an arborist.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote:
      'Leopard tree seeds itself in warm parts of Queensland, and its roots lift paving: sweep up the pods.',
    without: ['prune-winter'],
    jobs: [
      oneLeader('leopard tree'),
      liftCrown('leopard tree', { tropical: [4], subtropical: [3], temperate: [3] }),
    ],
  },
  {
    name: 'Tipuana',
    synonyms: ['Tipuana tipu', 'pride of Bolivia', 'tipu tree', 'rosewood tipuana'],
    species: 'Tipuana tipu',
    kind: 'deciduous-tree',
    hardyTo: 'moderate',
    frostShelter: 'while-young',
    planting: plantedInWarmth,
    unusualIn: ['cool'],
    care: {
      watering: 'A slow soak a week in its first two summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil, ten metres from drains and buildings.',
      fertilizing: 'None once it is growing well.',
      pruning: 'Train tipuana to one trunk while young; a grown tree is for an arborist.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote:
      'Tipuana seeds along creeks in south-east Queensland and northern New South Wales, and its roots break drains: pull every seedling.',
    without: ['prune-winter'],
    jobs: [
      soakInland('tipuana'),
      oneLeader('tipuana'),
      liftCrown('tipuana', { tropical: [4], subtropical: [3], temperate: [3], arid: [3] }),
    ],
  },
  {
    name: 'Coral tree',
    synonyms: ['Erythrina', 'Erythrina × sykesii', 'Indian coral tree', 'coral trees', 'flame coral tree'],
    akin: ['Erythrina crista-galli', 'cockspur coral tree', 'bat’s wing coral tree', 'Erythrina vespertilio'],
    species: 'Erythrina × sykesii',
    kind: 'deciduous-tree',
    hardyTo: 'light',
    frostShelter: 'while-young',
    planting: plantedInWarmth,
    unusualIn: ['cool'],
    care: {
      watering: 'None once it has rooted, except in long dry spells.',
      sunlight: 'Full sun.',
      soil: 'Any soil, far from the house: limbs break in storms.',
      fertilizing: 'None once it is growing.',
      pruning:
        'Shorten the coral tree’s long limbs after flowering. Thorns, and seeds and bark that are poisonous.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    watering: 'while-young',
    weedNote:
      'Every broken branch of a coral tree roots along creeks in New South Wales and Queensland, and cockspur coral tree seeds there, too: never dump prunings.',
    without: ['prune-winter'],
    jobs: [
      soakInland('coral tree'),
      prune({
        rule: 'prune-after-flowering',
        priority: 2,
        fromMonths: 24,
        untilMonths: 96,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10], arid: [9] },
        title: 'Shorten the young coral tree’s long limbs',
        description:
          'Cut long limbs back to a fork in thick gloves, and put every piece in the bin: even a twig roots.',
        why: 'Its wood is soft, and short limbs break less in storms.',
      }),
      lookFor(
        'Look for borers in the coral tree’s tips',
        { subtropical: [1, 2], temperate: [2] },
        'Cut wilted tips off below the hole, and bin them.',
        'The grub of a moth hollows soft shoots out from the tip.',
      ),
    ],
  },
]
