import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, soakInDrySpells, thinOnceGrown } from '../garden-jobs.ts'
import { gentleAndMoist, openAndFertile, sunnyAnySoil, sunOrHalfShade } from '../situations.ts'

/** Shrubs of old, cool gardens. */
export const oldGardenShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Deutzia',
    synonyms: ['Nikko deutzia', 'slender deutzia', 'wedding bells shrub'],
    species: 'Deutzia gracilis',
    kind: 'flowering-shrub',
    care: {
      watering: 'A soak each week while in flower and in dry heat.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil with compost.',
      fertilizing: 'Compost and slow-release food in spring.',
      pruning: 'Cut flowered stems out as the flowers fade.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      ...thinOnceGrown(
        'deutzia',
        'Cut out the flowered stems of the deutzia',
        { temperate: [11], cool: [11, 12] },
        'Cut a third of the oldest stems to the ground and shorten the others to a strong shoot.',
        'Next spring’s flowers come on the stems that grow from now on.',
      ),
    ],
  },
  {
    name: 'Beauty bush',
    synonyms: ['Kolkwitzia'],
    species: 'Kolkwitzia amabilis',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly until it arches, seldom after that.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost and a little slow-release food in spring.',
      pruning: 'Thin old stems after flowering.',
    },
    needs: openAndFertile,
    without: ['check-pests-spring'],
    jobs: [
      soakInDrySpells('beauty bush'),
      ...thinOnceGrown(
        'beauty bush',
        'Thin the beauty bush after flowering',
        { temperate: [12], cool: [12] },
        'Take a quarter of the old stems out at the base and leave the arching ones whole.',
        'Young stems carry most of the flowers.',
      ),
    ],
  },
  {
    name: 'Mahonia',
    synonyms: ['Mahonia Soft Caress', 'Mahonia Charity'],
    akin: ['Oregon grape', 'Winter Sun'],
    species: 'Mahonia × media',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in its first two summers.',
      sunlight: 'Shade or half shade.',
      soil: 'Any soil with leaf mould.',
      fertilizing: 'Compost and a handful of slow-release food as it shoots in spring.',
      pruning: 'Cut leggy stems low after flowering.',
    },
    needs: gentleAndMoist,
    without: ['take-cuttings'],
    jobs: [
      soakInDrySpells('mahonia'),
      {
        ...cutBack(
          'Cut leggy stems of the mahonia low',
          { temperate: [9], cool: [9, 10] },
          'Cut one bare stem in three to knee height, above a joint.',
          'It shoots from old wood as the weather warms.',
        ),
        fromMonths: 36,
      },
    ],
  },
  {
    name: 'Berberis',
    synonyms: ['barberry', 'Japanese barberry', 'Thunberg barberry', 'Rose Glow'],
    species: 'Berberis thunbergii',
    kind: 'flowering-shrub',
    care: {
      watering: 'Once a week until it is settled.',
      sunlight: 'Full sun for red leaves.',
      soil: 'Any soil that drains.',
      fertilizing: 'Compost and a light feed in spring.',
      pruning: 'Clip after flowering, with thick gloves.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Barberry is declared or weedy in Tasmania and parts of the tablelands: ask before you plant it.',
    jobs: [
      soakInDrySpells('berberis'),
      cutBack(
        'Clip the berberis after flowering',
        { temperate: [11], cool: [11, 12], subtropical: [10], arid: [10] },
        'Shorten long shoots by a third; wear gloves against the thorns.',
        'New growth colours red, and the bush stays close.',
      ),
    ],
  },
  {
    name: 'Griselinia',
    synonyms: ['New Zealand broadleaf', 'kapuka', 'broadway mint'],
    species: 'Griselinia littoralis',
    kind: 'hedge',
    care: {
      watering: 'Weekly for two summers, more in sand by the sea.',
      sunlight: 'Sun or half shade, salt wind too.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Clip twice a year with secateurs or shears.',
    },
    needs: sunnyAnySoil,
    without: ['check-pests-spring'],
    jobs: [
      prune({
        rule: 'trim-early-summer',
        priority: 1,
        minutes: 60,
        fromMonths: 14,
        months: { subtropical: [10], temperate: [11, 12], cool: [12] },
        title: 'Clip the griselinia hedge',
        description: 'Shorten new growth by half and keep the base wider than the top.',
        inPot: {
          title: 'Clip the potted griselinia',
          description: 'Shorten new growth by half, all round.',
        },
        why: 'The first flush has firmed, and the second fills the gaps.',
      }),
    ],
  },
]
