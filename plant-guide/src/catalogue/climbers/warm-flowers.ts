import type { CatalogueEntry } from '../../entry.ts'
import { range } from '../../jobs/months.ts'
import { cutBack, feedIn, lookFor, soakInDrySpells, tieInAsItRuns } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { openAndFertile, sunOrHalfShade } from '../situations.ts'

/** Climbers for warm walls and pergolas. */
export const warmClimbers: readonly CatalogueEntry[] = [
  {
    name: 'Black-eyed Susan vine',
    synonyms: ['Thunbergia alata'],
    akin: ['black eyed susan'],
    species: 'Thunbergia alata',
    kind: 'climber',
    care: {
      watering: 'Twice a week in summer, pots every day in heat.',
      sunlight: 'Sun or half shade.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release food in spring.',
      pruning: 'Cut hard when it tangles.',
    },
    needs: sunOrHalfShade(openAndFertile),
    hardyTo: 'light',
    frostShelter: 'lift',
    weedNote:
      'Black-eyed Susan runs through bushland in New South Wales and Queensland: keep it in a pot and pull seedlings.',
    without: ['tie-in'],
    jobs: [
      cutBack(
        'Cut the black-eyed Susan vine back hard',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8], tropical: [4] },
        'Cut to knee height and clear the old stems off the frame.',
        'It shoots from the base and flowers again within weeks.',
      ),
      {
        ...feedIn(
          'Slow-release flower fertiliser',
          'Feed the black-eyed Susan vine once it has shot anew',
          { tropical: [10, 11], subtropical: [9], temperate: [10], cool: [11], arid: [9] },
          'Scatter a little slow-release flower food around the roots and water it in.',
          'After the cut it makes all of its growth anew.',
        ),
        tropics: {
          title: 'Feed the black-eyed Susan vine for the growing season',
          why: 'It grows with the heat and the rain to come.',
        },
      },
    ],
  },
  {
    name: 'Rangoon creeper',
    synonyms: ['Quisqualis', 'Chinese honeysuckle', 'Combretum indicum'],
    species: 'Combretum indicum',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Slow-release food as growth starts.',
      pruning: 'Cut back hard after flowering.',
    },
    needs: openAndFertile,
    weedNote: 'Rangoon creeper suckers into bush in north Queensland and the Top End.',
    frostShelter: 'always',
    jobs: [
      {
        ...tieInAsItRuns('Rangoon creeper', { tropical: range(12, 3), subtropical: range(12, 3) }),
        priority: 1,
      },
      cutBack(
        'Cut the Rangoon creeper back after flowering',
        { tropical: [5, 6], subtropical: [5, 6] },
        'Take flowered stems back to the frame and cut suckers out.',
        'It flowers on new growth and would swallow a pergola.',
      ),
    ],
  },
  {
    name: 'Butterfly pea',
    synonyms: ['blue pea vine', 'blue butterfly pea', 'Clitoria', 'Clitoria ternatea', 'blue pea flower'],
    species: 'Clitoria ternatea',
    kind: 'climber',
    hardyTo: 'none',
    frostShelter: 'lift',
    unusualIn: ['cool'],
    care: {
      watering: 'A soak a week in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Little: it makes its own nitrogen.',
      pruning: 'Cut back by half once it is bare at the base.',
    },
    needs: openAndFertile,
    weedNote:
      'Butterfly pea grows wild in Queensland, the Northern Territory and the Kimberley: pick the pods before they dry.',
    frostTender: true,
    feeding: 'never',
    planting: { tropical: [10, 11, 12], subtropical: [9, 10, 11, 12], temperate: [10, 11], arid: [9, 10] },
    jobs: [
      cutBack(
        'Cut the butterfly pea back by half',
        { tropical: [5], subtropical: [8, 9], temperate: [10], arid: [9] },
        'Cut above strong shoots and pull old stems off the frame.',
        'It flowers on new stems, and old ones are bare.',
      ),
      waterWeekly('butterfly pea'),
    ],
  },
  {
    name: 'Snail vine',
    synonyms: ['snail creeper', 'corkscrew vine', 'Vigna caracalla', 'Cochliasanthus'],
    species: 'Vigna caracalla',
    kind: 'climber',
    hardyTo: 'moderate',
    care: {
      watering: 'Twice a week in summer.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Compost at the end of winter.',
      pruning: 'Cut back at the end of winter, to the ground where frost has burnt it.',
    },
    needs: openAndFertile,
    frostShelter: 'while-young',
    without: ['add-compost', 'take-cuttings'],
    jobs: [
      cutBack(
        'Cut the snail vine back',
        { subtropical: [8], temperate: [9], cool: [10], arid: [8] },
        'Cut stems to a metre, or to the ground if they have died back, and tie the new ones in.',
        'It flowers on what grows this summer.',
      ),
      feedIn(
        'Compost',
        'Feed the snail vine with compost as it shoots',
        { subtropical: [8, 9], temperate: [9, 10], cool: [10, 11], arid: [8, 9] },
        'Spread a bucket of compost around the foot, clear of the stems, and water it in.',
        'It grows metres from its root before it flowers.',
      ),
      lookFor(
        'Look for aphids and mites on the snail vine',
        { subtropical: [10], temperate: [11], cool: [12], arid: [10] },
        'Hose the soft tips and the undersides of the leaves in the morning.',
        'New shoots are soft, and mites come with the dry heat.',
      ),
    ],
  },
  {
    name: 'Petrea',
    synonyms: ['sandpaper vine', 'purple wreath', 'queens wreath'],
    species: 'Petrea volubilis',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'A soak a week until it flowers, then little.',
      sunlight: 'Full sun.',
      soil: 'Rich soil that drains.',
      fertilizing: 'Slow-release food after flowering.',
      pruning: 'Shorten after each flush.',
    },
    needs: openAndFertile,
    frostShelter: 'while-young',
    jobs: [
      cutBack(
        'Shorten the petrea after flowering',
        { tropical: [10, 11], subtropical: [10, 11], temperate: [11, 12] },
        'Cut flowered stems back by a third.',
        'A second flush comes on the new shoots.',
      ),
      feedIn(
        'Slow-release flower fertiliser',
        'Feed the petrea after its first flowers',
        { tropical: [11], subtropical: [11], temperate: [12] },
        'Scatter slow-release food around the roots and water it in.',
        'The next flush comes on the shoots of these months.',
      ),
    ],
  },
  {
    name: 'Coral vine',
    synonyms: ['Antigonon', 'Mexican creeper', 'chain of love'],
    species: 'Antigonon leptopus',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'Weekly in dry heat.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'None or little.',
      pruning: 'Cut to the ground once a year.',
    },
    needs: openAndFertile,
    without: ['add-compost', 'check-pests-spring'],
    weedNote: 'Coral vine invades creeks in Queensland and the Top End: do not plant it near bush.',
    feeding: 'never',
    frostShelter: 'while-young',
    jobs: [
      cutBack(
        'Cut the coral vine to the ground',
        { tropical: [7], subtropical: [8] },
        'Cut all stems low and dig out tubers that spread.',
        'It comes back from its tubers with the heat.',
      ),
    ],
  },
  {
    name: 'Podranea',
    synonyms: ['Podranea ricasoliana', 'pink trumpet vine', 'Port St John’s creeper'],
    species: 'Podranea ricasoliana',
    kind: 'climber',
    hardyTo: 'light',
    care: {
      watering: 'A soak each week for two summers, then when it droops.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains.',
      fertilizing: 'Slow-release in spring.',
      pruning: 'Cut podranea back hard at the end of winter.',
    },
    needs: openAndFertile,
    weedNote: 'It roots wherever a shoot touches the ground, and grows from dumped cuttings: bin them all.',
    frostShelter: 'while-young',
    jobs: [
      soakInDrySpells('podranea'),
      cutBack(
        'Cut the podranea back hard',
        { subtropical: [8], temperate: [8, 9] },
        'Shorten last year’s shoots to a few joints of the main stems, and pull up what has rooted.',
        'Its pink trumpets come from summer to autumn at the ends of new shoots.',
      ),
    ],
  },
]
