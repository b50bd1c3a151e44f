import type { CatalogueEntry, Job } from '../../entry.ts'
import { feed, pests, water } from '../../jobs/jobs.ts'
import { regionalPests } from '../../jobs/regional-pests.ts'
import { gentleAndMoist, openAndDrained, openAndFertile } from '../situations.ts'
import { netTree } from '../tropical-fruit.ts'
import { pickFrom } from './pick-from.ts'

/** Shelter for a tree that drops its leaves in nights that are cool but free of frost. */
export function wrapFromTheCold(tree: string): Job {
  return water({
    rule: 'cover-frost',
    phase: 'grow',
    only: 'ground',
    priority: 1,
    minutes: 30,
    untilMonths: 60,
    months: { subtropical: [5], temperate: [4], cool: [3], arid: [4] },
    title: `Wrap the young ${tree} before the cool nights`,
    description:
      'Wrap the trunk, and hang cloth over the crown on nights below 10 °C. Until spring water only when the soil is dry.',
    why: 'Nights below 8 °C take its leaves, and its roots rot in cold, wet soil.',
    product: 'Frost cloth',
  })
}

/** Fruit of the far north. */
export const topEndFruit: readonly CatalogueEntry[] = [
  {
    name: 'Kakadu plum',
    synonyms: ['billygoat plum', 'gubinge', 'murunga', 'Terminalia ferdinandiana'],
    species: 'Terminalia ferdinandiana',
    kind: 'native-tree',
    care: {
      watering: 'Weekly for the first two dry seasons.',
      sunlight: 'Full sun.',
      soil: 'Sandy or gravelly soil that drains.',
      fertilizing: 'A little low-phosphorus native fertiliser.',
      pruning: 'Only dead wood.',
    },
    needs: openAndDrained,
    without: ['check-drainage', 'check-pests-spring'],
    frostShelter: 'while-young',
    jobs: [
      feed({
        rule: 'feed-spring',
        priority: 1,
        months: { tropical: [11] },
        title: 'Feed the Kakadu plum with the first rains',
        description: 'Scatter a handful of low-phosphorus native fertiliser around the tree and water it in.',
        why: 'It drops its leaves in the dry, and needs food when the new ones open.',
        product: 'Low-phosphorus native fertiliser',
      }),
      pickFrom(
        5,
        'Gather Kakadu plums',
        { tropical: [3, 4, 5, 6] },
        'Pick them pale green and firm, or from a clean sheet below.',
        'They are richest in vitamin C just as they ripen.',
      ),
    ],
  },
  {
    name: 'Rambutan',
    synonyms: ['hairy lychee', 'Nephelium', 'chom chom'],
    species: 'Nephelium lappaceum',
    kind: 'tropical-fruit',
    care: {
      watering: 'Twice a week in the dry.',
      sunlight: 'Full sun, out of wind.',
      soil: 'Deep, rich, drained soil.',
      fertilizing: 'Fruit tree food as the wet begins, and half as much late in it.',
      pruning: 'Lightly after the harvest.',
    },
    hardyTo: 'none',
    unusualIn: ['subtropical', 'temperate', 'cool', 'arid'],
    needs: openAndFertile,
    jobs: [
      wrapFromTheCold('rambutan'),
      netTree('rambutans', 'tropical'),
      pickFrom(
        5,
        'Cut bunches of rambutan when red',
        { tropical: [1, 2, 3] },
        'Cut whole bunches with secateurs.',
        'They do not ripen after picking.',
      ),
    ],
  },
  {
    name: 'Mangosteen',
    synonyms: ['purple mangosteen', 'Garcinia mangostana'],
    species: 'Garcinia mangostana',
    kind: 'tropical-fruit',
    care: {
      watering: 'Twice a week in the dry; never dry at the root.',
      sunlight: 'Half shade while young.',
      soil: 'Deep, rich soil.',
      fertilizing: 'Fruit tree food as the wet begins, and a little more in the middle of it.',
      pruning: 'None but dead wood.',
    },
    hardyTo: 'none',
    unusualIn: ['subtropical', 'temperate', 'cool', 'arid'],
    needs: gentleAndMoist,
    without: ['bag-fruit', 'prune-after-harvest'],
    jobs: [
      wrapFromTheCold('mangosteen'),
      pickFrom(
        8,
        'Pick mangosteens when purple',
        { tropical: [12, 1, 2] },
        'Twist fruit off that gives a little under the thumb.',
        'A hard shell means it was left too long.',
      ),
    ],
  },
  {
    name: 'Acerola cherry',
    synonyms: ['acerola', 'Barbados cherry', 'Malpighia'],
    species: 'Malpighia emarginata',
    kind: 'tropical-fruit',
    hardyTo: 'light',
    care: {
      watering: 'Weekly, twice in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Fruit tree food in small amounts in the warm months.',
      pruning: 'Thin the middle after the crop.',
    },
    needs: openAndDrained,
    jobs: [
      netTree('acerolas', 'tropical', 'subtropical'),
      pests({
        rule: 'check-fruit-fly',
        priority: 1,
        fromMonths: 24,
        repeat: 'season',
        months: { tropical: [9, 10, 11, 12, 1, 2, 3, 4], subtropical: [11, 12, 1, 2, 3, 4] },
        title: 'Pick up stung and fallen acerolas',
        description: 'Gather soft and fallen fruit as you pick, and seal it in a bag in the sun for a week.',
        why: 'Fruit fly stings the thin skins, and hatches from what is left on the ground.',
        states: regionalPests.fruitFly.states,
      }),
      pickFrom(
        2,
        'Pick acerolas every second day',
        { tropical: [9, 10, 11, 12, 1, 2, 3, 4], subtropical: [11, 12, 1, 2, 3, 4] },
        'Pick them bright red and use or freeze them that day.',
        'Ripe ones spoil within a day.',
      ),
    ],
  },
]
