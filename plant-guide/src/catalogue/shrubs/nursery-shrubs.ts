import type { CatalogueEntry } from '../../entry.ts'
import { coverFromFrost } from '../../jobs/frost.ts'
import { feed, prune } from '../../jobs/jobs.ts'
import { cutBack, cutDown, deadhead, feedAsItWarms, richBedCare, soakInDrySpells } from '../garden-jobs.ts'
import { waterWeekly } from '../native-jobs.ts'
import { gentleAndMoist, openAndDry, openAndFertile, sunnyAnySoil } from '../situations.ts'

/** Shrubs of every nursery that belong to no one climate. */
export const nurseryShrubs: readonly CatalogueEntry[] = [
  {
    name: 'Pyracantha',
    synonyms: ['firethorn', 'Orange Glow pyracantha', 'Pyracantha angustifolia', 'Pyracantha coccinea'],
    species: 'Pyracantha hybrids',
    kind: 'flowering-shrub',
    feeding: 'never',
    watering: 'while-young',
    care: {
      watering: 'Each week in its first summer; then it lives on rain.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'None in the ground, one slow-release feed a year in a pot.',
      pruning:
        'Clip firethorn after flowering, in thick gloves, and take the berries off before they redden.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Firethorn is an environmental weed in the south-east, as birds carry its berries into the bush: cut them off green, or choose another shrub.',
    without: ['take-cuttings', 'apply-soil-wetter', 'add-compost'],
    jobs: [
      soakInDrySpells('pyracantha'),
      feed({
        rule: 'feed-pot',
        priority: 2,
        only: 'pot',
        months: { subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] },
        title: 'Feed the potted pyracantha',
        description: 'Scatter a slow-release fertiliser over the mix and water it in.',
        why: 'It lives on little in the ground, but a pot has nothing more to give after a year.',
        product: 'Slow-release fertiliser',
      }),
      cutBack(
        'Clip the pyracantha before the berries redden',
        { subtropical: [11], temperate: [12, 1], cool: [1, 2], arid: [11] },
        'In thick gloves, shorten the long new shoots to a few leaves and clip off the green berries.',
        'Birds cannot carry off what is gone, and short shoots make the flowers of next spring.',
      ),
    ],
  },
  {
    name: 'Hypericum',
    synonyms: ['Hypericum Hidcote', 'goldflower', 'Magical hypericum'],
    akin: ['Hypericum calycinum', 'Aaron’s beard'],
    species: 'Hypericum hybrids',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in summer until it is settled, then in dry spells.',
      sunlight: 'Full sun to half shade.',
      soil: 'Any drained soil.',
      fertilizing: 'Compost and slow-release food in spring.',
      pruning: 'Cut hypericum back by a third to a half at the end of winter.',
    },
    needs: sunnyAnySoil,
    weedNote:
      'Its wild cousins, St John’s wort and tutsan, are declared weeds in several states: buy a named hypericum, and pull seedlings.',
    without: ['prune-after-flowering', 'check-pests-summer'],
    jobs: [
      soakInDrySpells('hypericum'),
      cutDown(
        'Cut the hypericum back by a third',
        { subtropical: [7, 8], temperate: [8], cool: [8, 9] },
        'Shorten every stem above a pair of buds and take one old stem in four out at the base.',
        'It flowers in summer at the ends of the shoots it is about to make.',
      ),
    ],
  },
  {
    name: 'Ceratostigma',
    synonyms: ['Chinese plumbago', 'Ceratostigma willmottianum', 'Ceratostigma griffithii'],
    akin: ['Ceratostigma plumbaginoides', 'hardy plumbago'],
    species: 'Ceratostigma willmottianum',
    kind: 'flowering-shrub',
    care: {
      watering: 'Weekly in its first two summers, then in dry spells.',
      sunlight: 'Full sun for its autumn leaves and blue flowers.',
      soil: 'Any soil that drains.',
      fertilizing: 'A little slow-release in spring.',
      pruning: 'Cut ceratostigma to a hand’s height at the end of winter.',
    },
    needs: openAndDry,
    without: ['prune-after-flowering', 'check-pests-spring', 'check-pests-summer'],
    jobs: [
      soakInDrySpells('ceratostigma'),
      cutDown(
        'Cut the ceratostigma down',
        { temperate: [8], cool: [8, 9] },
        'Cut all stems to a hand’s height above the ground, just over a bud.',
        'Its blue flowers come from late summer to autumn on the stems of this year.',
      ),
    ],
  },
  {
    name: 'Texas sage',
    synonyms: ['Leucophyllum', 'Leucophyllum frutescens', 'cenizo', 'Texas ranger', 'barometer bush'],
    species: 'Leucophyllum frutescens',
    kind: 'flowering-shrub',
    feeding: 'never',
    care: {
      watering: 'Every second week in its first summer; then only in long droughts.',
      sunlight: 'Full sun and heat.',
      soil: 'Poor soil that drains fast; lime suits it.',
      fertilizing: 'None.',
      pruning: 'Tip-prune Texas sage when its flowers fade, never into bare wood.',
    },
    needs: openAndDry,
    without: [...richBedCare],
    jobs: [
      soakInDrySpells('Texas sage'),
      cutBack(
        'Tip-prune the Texas sage',
        { temperate: [4], arid: [4] },
        'Shorten the shoots that flowered by a third, into silver leaf.',
        'The flowers that follow summer rain are over, and short tips keep the bush dense.',
      ),
    ],
  },
  {
    name: 'Yellow bells',
    synonyms: ['Tecoma stans', 'yellow trumpetbush', 'yellow elder', 'Bells of Fire', 'Sparky tecoma'],
    species: 'Tecoma stans',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    unusualIn: ['cool'],
    care: {
      watering: 'Weekly in dry weather.',
      sunlight: 'Full sun.',
      soil: 'Any drained soil.',
      fertilizing: 'Slow-release as the weather warms.',
      pruning: 'Cut yellow bells back by half once the cold is over, and cut off pods while they are green.',
    },
    needs: openAndFertile,
    weedNote:
      'Yellow bells is a restricted weed in Queensland, where it may not be sold or given away, and seeds into bush along the warm coast: ask before you plant it, and bin the pods.',
    without: ['take-cuttings', 'prune-after-flowering'],
    jobs: [
      feedAsItWarms('yellow bells'),
      cutDown(
        'Cut the yellow bells back by half',
        { tropical: [8, 9], subtropical: [8, 9], temperate: [9], arid: [9] },
        'Shorten all stems by half, each above a pair of leaves, and take out what is thin.',
        'It flowers at the ends of new shoots, and left alone it grows bare below.',
      ),
      prune({
        rule: 'cut-off-seed',
        priority: 1,
        minutes: 20,
        fromMonths: 6,
        months: { tropical: [5], subtropical: [4, 5], temperate: [4, 5], arid: [4] },
        title: 'Cut the pods off the yellow bells',
        description: 'Snip off the long green pods before they turn brown, and bin them.',
        why: 'Each pod holds dozens of winged seeds, which fly into gutters, creeks and bush.',
      }),
      coverFromFrost('yellow bells', { untilMonths: 24 }),
    ],
  },
  {
    name: 'Crepe jasmine',
    synonyms: [
      'Tabernaemontana',
      'Tabernaemontana divaricata',
      'Ervatamia',
      'pinwheel flower',
      'moonbeam shrub',
    ],
    species: 'Tabernaemontana divaricata',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly in dry weather, twice in a pot.',
      sunlight: 'Morning sun or half shade.',
      soil: 'Rich, slightly acid soil that drains.',
      fertilizing: 'Slow-release as the weather warms.',
      pruning: 'Shorten a crepe jasmine once the cold is over. The milky sap is poisonous.',
    },
    needs: gentleAndMoist,
    jobs: [
      feedAsItWarms('crepe jasmine'),
      cutBack(
        'Shorten the crepe jasmine',
        { tropical: [8, 9], subtropical: [8, 9], temperate: [9, 10] },
        'Cut long shoots back by a third, above a fork, with gloves on: the milky sap is poisonous.',
        'Its white flowers come on the new shoots all through the warm months.',
      ),
      coverFromFrost('crepe jasmine'),
    ],
  },
  {
    name: 'Cat’s whiskers',
    synonyms: ['Orthosiphon', 'Orthosiphon aristatus', 'cat whiskers plant', 'Java tea'],
    species: 'Orthosiphon aristatus',
    kind: 'flowering-shrub',
    hardyTo: 'light',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Weekly in dry weather; it wilts first.',
      sunlight: 'Morning sun or dappled shade.',
      soil: 'Rich soil that stays damp.',
      fertilizing: 'Slow-release as the weather warms.',
      pruning: 'Cut cat’s whiskers back by half once the cold is over, and take off spent spikes.',
    },
    needs: gentleAndMoist,
    without: ['prune-after-flowering'],
    jobs: [
      feedAsItWarms('cat’s whiskers'),
      waterWeekly('cat’s whiskers'),
      cutDown(
        'Cut the cat’s whiskers back by half',
        { tropical: [8, 9], subtropical: [8, 9], temperate: [9, 10] },
        'Shorten the soft stems by half, each above a pair of leaves.',
        'Old stems grow bare and brittle, and new ones carry the spikes.',
      ),
      deadhead(
        'Take spent spikes off the cat’s whiskers',
        { tropical: [3], subtropical: [12, 1, 2], temperate: [1, 2] },
        'Cut each faded spike back to the next pair of leaves.',
        'Side shoots follow with spikes of their own.',
      ),
      coverFromFrost('cat’s whiskers'),
    ],
  },
]
