import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { waterIn } from '../garden-jobs.ts'
import { openAndDrained, openAndFertile } from '../situations.ts'

/** Deciduous trees for shade and autumn leaves. */
export const shadeTrees: readonly CatalogueEntry[] = [
  {
    name: 'Claret ash',
    synonyms: ['Fraxinus', 'golden ash', 'Raywood ash', 'Urbanite ash'],
    species: 'Fraxinus angustifolia ‘Raywood’',
    kind: 'deciduous-tree',
    care: {
      watering: 'Each fortnight until three years old.',
      sunlight: 'Full sun.',
      soil: 'Any soil, well away from pipes.',
      fertilizing: 'Slow-release in spring while young.',
      pruning: 'Form a claret ash early; narrow forks split later.',
    },
    needs: openAndDrained,
    weedNote:
      'Desert ash, its rootstock, is a declared weed in South Australia. Remove every sucker and seedling.',
    jobs: [
      prune({
        rule: 'remove-suckers',
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
    without: ['check-borers', 'remove-suckers'],
    jobs: [
      waterIn(
        'Soak the young ginkgo in summer',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Give a slow bucket or two each week to the root ball.',
        'It grows slowly, and a dry summer stops it for the year.',
      ),
    ],
  },
  {
    name: 'Chinese elm',
    synonyms: ['Ulmus parvifolia', 'lacebark elm', 'Todd', 'elm tree'],
    species: 'Ulmus parvifolia',
    kind: 'deciduous-tree',
    care: {
      watering: 'Every two weeks in the first summers.',
      sunlight: 'Full sun.',
      soil: 'Any soil with room for the roots.',
      fertilizing: 'Seldom after the first years.',
      pruning: 'Lift and thin a Chinese elm in winter while young.',
    },
    needs: openAndDrained,
    weedNote:
      'It seeds itself in Canberra and along the east coast; the weed called Chinese elm in Queensland is another tree, Celtis.',
    feeding: 'while-young',
    jobs: [
      waterIn(
        'Soak the young Chinese elm in dry weeks',
        { subtropical: [12, 1, 2], temperate: [12, 1, 2], cool: [12, 1, 2], arid: [12, 1, 2] },
        'Give two buckets slowly, out to the edge of the crown.',
        'It grows fast on water and keeps its leaves longer.',
      ),
    ],
  },
  {
    name: 'Liquidambar',
    synonyms: ['sweet gum', 'Liquidambar styraciflua', 'Gumball liquidambar'],
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
    feeding: 'while-young',
    jobs: [
      prune({
        rule: 'remove-suckers',
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
