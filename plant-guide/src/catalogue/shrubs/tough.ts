import { prune } from '../../jobs.ts'
import type { CatalogueEntry } from '../entry.ts'
import { cutBack, lookFor, soakInDrySpells, watchFor } from '../garden-jobs.ts'
import { openAndDrained, openAndDry, sunnyAnySoil } from '../situations.ts'

/** Shrubs for hedges, coast and dry gardens. */
export const toughShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Coprosma',
    synonyms: ['mirror bush', 'looking-glass plant', 'Evening Glow', 'Pacific Sunrise', 'coprosmas'],
    species: 'Coprosma repens hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in summer once established.',
      sunlight: 'Full sun to light shade; salt wind does no harm.',
      soil: 'Any drained soil.',
      fertilizing: 'A light spring feed.',
      pruning: 'Clip coprosma in spring or early autumn, not in the cold.',
    },
    needs: openAndDry,
    weedNote:
      'Green mirror bush is a declared weed in South Australia and runs wild on southern coasts. Coloured kinds spread far less.',
    without: ['prune-after-flowering', 'feed-autumn', 'remove-dead-wood'],
    jobs: [
      soakInDrySpells('coprosma'),
      prune({
        rule: 'trim-spring',
        priority: 1,
        minutes: 30,
        months: { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Clip the coprosma',
        description: 'Clip to shape and cut out any shoot that has turned plain green.',
        why: 'New shoots carry the best colour, and plain ones outgrow the rest.',
      }),
    ],
  },
  {
    name: 'Rhaphiolepis',
    synonyms: ['Indian hawthorn', 'Oriental Pearl', 'Snow Maiden', 'Cosmic White', 'raphiolepis'],
    species: 'Rhaphiolepis indica',
    kind: 'flowering-shrub',
    care: {
      watering: 'A deep soak every fortnight in dry summers.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil, sand by the sea included.',
      fertilizing: 'Slow-release after flowering.',
      pruning: 'Trim rhaphiolepis after its spring flowers, before the berries ripen.',
    },
    needs: openAndDry,
    weedNote:
      'Indian hawthorn seeds into coastal bushland in New South Wales and Queensland. Trim it before the berries ripen.',
    jobs: [
      soakInDrySpells('rhaphiolepis'),
      cutBack(
        'Trim the rhaphiolepis after flowering',
        { tropical: [9], subtropical: [10, 11], temperate: [11, 12], cool: [12], arid: [10] },
        'Cut spent flower heads off with a few leaves below each.',
        'No berries means no seedlings in the bush, and the shrub stays round.',
      ),
      watchFor(
        'Look for leaf spot on rhaphiolepis',
        { subtropical: [6], temperate: [6, 7], cool: [6] },
        'Rake up spotted leaves and thin crowded stems so that air moves through.',
        'Wet, still winters spread leaf spot.',
      ),
    ],
  },
  {
    name: 'Euonymus',
    synonyms: ['Japanese spindle', 'Emerald Gaiety', 'Green Rocket', 'spindle bush'],
    species: 'Euonymus japonicus',
    kind: 'hedge',
    care: {
      watering: 'Weekly until it is two years old.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Clip euonymus twice a year and cut green shoots out of variegated kinds.',
    },
    needs: sunnyAnySoil,
    jobs: [
      lookFor(
        'Check euonymus for scale',
        { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        'Look for white and grey specks along stems; scrub them off or cut the worst stems out.',
        'Young scale is crawling now and comes off easily.',
      ),
      watchFor(
        'Look for mildew on euonymus',
        { subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
        'Cut out white-dusted tips and thin the hedge a little.',
        'Spring shoots in still air get powdery mildew.',
      ),
    ],
  },
  {
    name: 'Hebe',
    synonyms: ['hebes', 'veronica', 'Wiri', 'shrub veronica'],
    species: 'Hebe hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in dry weather, at the roots.',
      sunlight: 'Full sun; half shade inland.',
      soil: 'Drained soil.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Trim hebe by a third after flowering, always into leaf.',
    },
    needs: openAndDrained,
    jobs: [
      cutBack(
        'Trim the hebe after flowering',
        { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'Shorten flowered stems by a third and leave green leaves below each cut.',
        'Hebes do not shoot again from bare wood.',
      ),
      watchFor(
        'Look for spots and mildew on hebes',
        { temperate: [5, 9], cool: [5, 10] },
        'Pick spotted leaves up and water the soil only.',
        'Leaf spot and downy mildew show in cool, wet weather.',
      ),
    ],
  },
  {
    name: 'Cistus',
    synonyms: ['rock rose', 'Brilliancy', 'Cistus ladanifer', 'rockrose'],
    species: 'Cistus × purpureus',
    kind: 'flowering-shrub',
    care: {
      watering: 'Only while young.',
      sunlight: 'Full sun.',
      soil: 'Poor, dry, drained soil; lime suits it.',
      fertilizing: 'None.',
      pruning: 'Tip cistus lightly after flowering; old wood does not reshoot.',
    },
    needs: openAndDry,
    without: ['feed-spring', 'feed-autumn', 'add-compost'],
    feeding: 'never',
    jobs: [
      soakInDrySpells('cistus'),
      cutBack(
        'Tip the rock roses after flowering',
        { subtropical: [11], temperate: [12], cool: [1], arid: [11] },
        'Take a hand’s length off the flowered shoots.',
        'Light cuts each year prevent a bare, woody middle.',
      ),
    ],
  },
  {
    name: 'Pride of Madeira',
    synonyms: ['Echium', 'tower of jewels', 'Echium candicans', 'Heritage Blue'],
    species: 'Echium candicans',
    kind: 'flowering-shrub',
    care: {
      watering: 'Seldom after the first summer.',
      sunlight: 'Full sun.',
      soil: 'Poor, drained soil.',
      fertilizing: 'Seldom; a little in autumn at most.',
      pruning: 'Cut echium spikes off with a short stem as they brown. Wear gloves.',
    },
    needs: openAndDry,
    weedNote: 'Pride of Madeira seeds onto coastal cliffs in Victoria. Cut the spikes before they seed.',
    without: ['feed-spring', 'add-compost', 'take-cuttings'],
    jobs: [
      soakInDrySpells('pride of Madeira'),
      cutBack(
        'Cut the spent echium spikes',
        { temperate: [11, 12], cool: [12], arid: [10, 11] },
        'Cut below the spike into leafy stem, with gloves on: the hairs itch.',
        'The cut stops the seed and makes the bush branch.',
      ),
    ],
  },
  {
    name: 'Euryops',
    synonyms: ['yellow daisy bush', 'Euryops pectinatus', 'golden daisy bush', 'brighteyes'],
    species: 'Euryops pectinatus',
    kind: 'flowering-shrub',
    care: {
      watering: 'Every fortnight in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'A light feed in autumn.',
      pruning: 'Shear euryops by a third as its spring flowers finish.',
    },
    needs: openAndDry,
    jobs: [
      soakInDrySpells('euryops'),
      cutBack(
        'Shear the yellow daisy bush by a third',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Cut all over into leafy stems.',
        'It grows back dense and flowers again from autumn.',
      ),
    ],
  },
]
