import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { oneLeader } from '../native-jobs.ts'
import { openAndDrained, openAndFertile } from '../situations.ts'
import { soakInland } from './tree-jobs.ts'

/** Deciduous trees for shade and autumn leaves. */
export const shadeTrees: readonly CatalogueEntry[] = [
  {
    name: 'Claret ash',
    synonyms: ['Fraxinus', 'Raywood ash'],
    akin: ['Urbanite ash'],
    species: 'Fraxinus angustifolia ‘Raywood’',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak a week until it is three years old.',
      sunlight: 'Full sun.',
      soil: 'Any soil, well away from pipes.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Form a claret ash early; narrow forks split later.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    weedNote:
      'Desert ash, its rootstock, is a declared weed in South Australia. Remove every sucker and seedling.',
    jobs: [
      prune({
        rule: 'remove-suckers',
        instead: 'rub-off-shoots',
        priority: 2,
        minutes: 15,
        months: { subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        title: 'Remove suckers below the graft of the ash',
        description: 'Tear off every shoot from the base and the roots while it is soft.',
        why: 'The rootstock is desert ash, which outgrows the tree above and seeds freely.',
      }),
    ],
  },
  {
    name: 'Ginkgo',
    synonyms: ['maidenhair tree', 'Ginkgo biloba', 'ginko'],
    species: 'Ginkgo biloba',
    kind: 'deciduous-tree',
    care: {
      watering: 'A deep weekly soak for three summers.',
      sunlight: 'Full sun.',
      soil: 'Any deep, drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Ginkgo needs almost none; keep one leader.',
    },
    needs: openAndFertile,
    without: ['check-pests-spring', 'prune-winter', 'rub-off-shoots'],
    jobs: [{ ...oneLeader('ginkgo'), months: { subtropical: [7], temperate: [7], cool: [7] } }],
  },
  {
    name: 'Chinese elm',
    synonyms: ['Ulmus parvifolia', 'lacebark elm'],
    akin: ['Todd', 'elm tree'],
    species: 'Ulmus parvifolia',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak every week in its first summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil with room for the roots.',
      fertilizing: 'Seldom after the first years.',
      pruning: 'Lift and thin a Chinese elm in winter while young.',
    },
    needs: openAndDrained,
    watering: 'while-young',
    weedNote:
      'It seeds itself in Canberra and along the east coast; the weed called Chinese elm in Queensland is another tree, Celtis.',
    feeding: 'while-young',
    jobs: [
      soakInland('Chinese elm'),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        untilMonths: 96,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        title: 'Lift and thin the young Chinese elm',
        description: 'Take the lowest branches off where they join the trunk, and one of any two that cross.',
        why: 'It grows fast, and a frame made early needs no large cuts later.',
        everInPot: true,
        inPot: {
          title: 'Thin and shorten the potted Chinese elm',
          description: 'Take out one of any two twigs that cross, and shorten long shoots to a few buds.',
          why: 'It shoots freely from short twigs, and a crown kept small suits the roots in a pot.',
        },
      }),
    ],
  },
  {
    name: 'Zelkova',
    synonyms: ['Zelkova serrata', 'Japanese zelkova', 'Green Vase', 'keaki', 'Japanese elm'],
    species: 'Zelkova serrata',
    kind: 'deciduous-tree',
    care: {
      watering: 'A soak every week in its first three summers.',
      sunlight: 'Full sun.',
      soil: 'Deep soil that drains.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Thin the zelkova’s steep branches in winter while young.',
    },
    needs: openAndDrained,
    feeding: 'while-young',
    jobs: [
      soakInland('zelkova'),
      prune({
        rule: 'prune-winter',
        priority: 1,
        fromMonths: 9,
        untilMonths: 96,
        months: { subtropical: [7], temperate: [7], cool: [7, 8], arid: [7] },
        title: 'Thin the young zelkova’s steep branches',
        description:
          'Where several branches leave the trunk at one height, take the weaker ones off where they begin.',
        why: 'Its branches rise in a narrow vase, and crowded ones split once they are heavy.',
      }),
    ],
  },
  {
    name: 'Liquidambar',
    synonyms: [
      'sweet gum',
      'liquid amber',
      'Liquidambar styraciflua',
      'Gumball liquidambar',
      'Worplesdon',
      'Oakville Highlight',
    ],
    species: 'Liquidambar styraciflua',
    kind: 'deciduous-tree',
    care: {
      watering: 'Weekly soaks for three summers.',
      sunlight: 'Full sun for autumn colour.',
      soil: 'Deep, damp soil, far from drains and paving.',
      fertilizing: 'None after the first years.',
      pruning: 'Leave a large liquidambar to an arborist; shape it young.',
    },
    needs: openAndFertile,
    without: ['check-pests-spring'],
    feeding: 'while-young',
    jobs: [
      prune({
        rule: 'remove-suckers',
        instead: 'rub-off-shoots',
        priority: 2,
        minutes: 20,
        months: { subtropical: [11], temperate: [11], cool: [12], arid: [10] },
        title: 'Take liquidambar suckers out of lawn and beds',
        description: 'Dig down to the root and tear each sucker off.',
        why: 'Surface roots shoot wherever a mower nicks them.',
      }),
    ],
  },
]
