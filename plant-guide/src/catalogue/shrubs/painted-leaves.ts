import type { CatalogueEntry } from '../../entry.ts'
import { prune } from '../../jobs/jobs.ts'
import { cutBack, cutDown, feedAsItWarms } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndFertile, shadeAndMoist, sunOrHalfShade } from '../situations.ts'

/** A shrub, a grass and a fern that are bought for the colour of their young leaves. */
export const paintedLeaves: readonly CatalogueEntry[] = [
  {
    name: 'Pseuderanthemum',
    synonyms: [
      'Pseuderanthemum carruthersii',
      'purple false eranthemum',
      'false eranthemum',
      'golden pseuderanthemum',
    ],
    akin: ['eranthemum', 'Black Varnish', 'Pseuderanthemum reticulatum'],
    species: 'Pseuderanthemum carruthersii',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    frostShelter: 'lift',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Two soaks a week in hot, dry weather; it droops first of the whole bed.',
      sunlight: 'Morning sun or bright shade; dark kinds take more sun.',
      soil: 'Rich, damp soil under mulch.',
      fertilizing: 'Slow-release as the warm months begin.',
      pruning: 'Cut pseuderanthemum back by half each year and pinch long shoots.',
    },
    needs: gentleAndMoist,
    jobs: [
      waterWeekly('pseuderanthemum', 'twice a week'),
      feedAsItWarms('pseuderanthemum'),
      cutBack(
        'Cut the pseuderanthemum back by half',
        { tropical: [9], subtropical: [9], temperate: [10] },
        'Cut each stem above a pair of leaves, and pinch long shoots as they come.',
        'The brightest leaves are those of young shoots, and old stems go bare below.',
      ),
    ],
  },
  {
    name: 'Japanese blood grass',
    synonyms: ['Imperata', 'Red Baron grass', 'blood grass', 'Imperata cylindrica Rubra'],
    species: 'Imperata cylindrica ‘Rubra’',
    kind: 'ornamental-grass',
    unusualIn: ['tropical', 'arid'],
    care: {
      watering: 'A soak each week while it is dry; it browns early in dry soil.',
      sunlight: 'Full sun, low behind it if possible, which lights the red.',
      soil: 'Any fertile, damp soil.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut blood grass to the ground before its new blades rise.',
    },
    needs: sunOrHalfShade(openAndFertile),
    weedNote:
      'All-green shoots are the wild blady grass, which runs and invades: dig them out, roots and all, as soon as they show.',
    jobs: [
      waterWeekly('blood grass'),
      cutDown(
        'Cut the blood grass to the ground',
        { subtropical: [8], temperate: [8], cool: [9] },
        'Shear the dry blades off just above the soil and rake them out.',
        'The new blades come up with the spring, and old straw hides their red.',
      ),
      prune({
        rule: 'dig-green-shoots',
        priority: 2,
        minutes: 15,
        months: { subtropical: [11], temperate: [12], cool: [12] },
        title: 'Dig all-green shoots out of the blood grass',
        description: 'Lift every shoot without red with its white runner, and bin it.',
        why: 'They are stronger than the red ones and run through a whole bed.',
      }),
    ],
  },
  {
    name: 'Rasp fern',
    synonyms: ['Doodia', 'Doodia aspera', 'Blechnum neohollandicum'],
    species: 'Doodia aspera',
    kind: 'fern',
    hardyTo: 'moderate',
    unusualIn: ['arid'],
    care: {
      watering: 'Twice a week in dry weather; once rooted it stands more dryness than other ferns.',
      sunlight: 'Shade, or morning sun, which reddens new fronds.',
      soil: 'Leafy soil that drains.',
      fertilizing: 'Weak fish emulsion as new fronds rise.',
      pruning: 'Cut old rasp fern fronds at the ground in late winter.',
    },
    needs: shadeAndMoist,
    without: ['feed-late-summer'],
    jobs: [
      prune({
        rule: 'remove-old-fronds',
        priority: 1,
        minutes: 10,
        fromMonths: 9,
        months: { tropical: [9], subtropical: [8], temperate: [8, 9], cool: [9] },
        title: 'Cut old rasp fern fronds at the ground',
        description: 'Take off brown and torn ones and leave the rough, green ones.',
        why: 'New fronds come up pink and red, and nothing should hide them.',
      }),
    ],
  },
]
