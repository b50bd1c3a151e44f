import type { CatalogueEntry, Job } from '../../../entry.ts'
import { coverFromFrost } from '../../../jobs/frost.ts'
import { feed, harvest, pests, prune } from '../../../jobs/jobs.ts'
import { removeBrownFronds } from '../../../kinds/palm.ts'
import { divideClump, feedIn, lookFor, soakInDrySpells } from '../../jobs/garden-jobs.ts'
import { waterWeekly } from '../../jobs/native-jobs.ts'
import {
  gentleAndMoist,
  openAndFertile,
  shadeAndMoist,
  sunnyAnySoil,
  sunOrHalfShade,
} from '../../situations.ts'

/** Shelter for a palm whose pot comes inside, where it needs no cloth. */
function coverWithoutCloth(palm: string): Job {
  const { product: _, ...job } = coverFromFrost(palm)
  return job
}

export const plants: readonly CatalogueEntry[] = [
  {
    name: 'Fishtail palm',
    synonyms: ['Caryota', 'Caryota mitis', 'clumping fishtail palm', 'fish tail palm'],
    akin: ['Caryota urens', 'giant fishtail palm'],
    species: 'Caryota mitis',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'always',
    unusualIn: ['cool', 'arid'],
    care: {
      watering: 'Two soaks a week in dry weather; it grows wild under wet forest.',
      sunlight: 'Half shade, or sun in damp heat.',
      soil: 'Rich, damp soil or a wide pot.',
      fertilizing: 'Palm food in spring and late summer.',
      pruning:
        'Cut a fishtail stem out at the base once it has flowered from top to foot. The fruit burns the skin.',
    },
    needs: gentleAndMoist,
    without: ['remove-flower-stems'],
    jobs: [
      waterWeekly('fishtail palm', 'twice a week'),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11] },
        title: 'Cut brown fronds and spent stems out of the fishtail palm',
        description:
          'In gloves and long sleeves, cut fronds that are brown all over, and saw a stem that has flowered to its foot off at the base, fruit and all.',
        why: 'Each stem flowers once and dies, and younger ones stand ready. The juice of the fruit burns the skin.',
      },
    ],
  },
  {
    name: 'Foxtail palm',
    synonyms: ['Wodyetia', 'foxtail palms'],
    species: 'Wodyetia bifurcata',
    kind: 'palm',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week while young, then in dry spells.',
      sunlight: 'Full sun.',
      soil: 'Drained soil.',
      fertilizing: 'Palm food each season in the warm half of the year.',
      pruning: 'None: the foxtail palm drops its own fronds.',
    },
    needs: openAndFertile,
    frostShelter: 'while-young',
    without: ['remove-flower-stems'],
    jobs: [
      lookFor(
        'Look for leaf beetle in the foxtail’s new spear',
        { tropical: [10, 11], subtropical: [10, 11] },
        'Part the folded new frond and wash beetles and grubs out with a hose.',
        'Palm leaf beetle grazes the spear, and the frond opens brown.',
      ),
    ],
  },
  {
    name: 'Golden cane palm',
    synonyms: ['Dypsis lutescens', 'areca palm', 'butterfly palm', 'golden cane'],
    species: 'Dypsis lutescens',
    kind: 'palm',
    hardyTo: 'light',
    care: {
      watering: 'Twice a week in dry weather, indoors once the top of the mix is dry.',
      sunlight: 'Sun or half shade; bright light indoors.',
      soil: 'Rich drained soil.',
      fertilizing: 'Palm food with potassium and magnesium in spring, summer and before winter.',
      pruning: 'Cut whole old canes out at the ground to thin the clump.',
    },
    needs: sunOrHalfShade(openAndFertile),
    jobs: [
      waterWeekly('golden cane palm', 'twice a week'),
      {
        ...coverWithoutCloth('golden cane palm'),
        inGround: { product: 'Frost cloth' },
        inPot: {
          title: 'Bring the golden cane palm in for the winter',
          description:
            'Stand the pot in a bright room until the nights are mild again, in spring, and water it less than in summer.',
          why: 'Cold nights spot and yellow its fronds, and a frost burns them.',
        },
      },
      prune({
        rule: 'remove-brown-fronds',
        priority: 1,
        minutes: 15,
        fromMonths: 6,
        untilMonths: 59,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10, 11] },
        title: 'Cut brown fronds off the golden cane palm',
        description:
          'Snip off fronds that are brown all over, close to the cane, and leave every cane standing.',
        why: 'A cane that is cut does not shoot again, and a young clump has none to spare.',
      }),
      pests({
        rule: 'check-mites',
        priority: 2,
        minutes: 15,
        fromMonths: 1,
        months: { tropical: [9], subtropical: [10, 11], temperate: [11, 12] },
        title: 'Hose mites and mealybug off the golden cane palm',
        description: 'Turn fronds over, and hose dull, speckled ones and white fluff from below.',
        why: 'Mites and mealybug breed fast in warm, dry air, and first where the leaflets are close.',
      }),
      prune({
        rule: 'thin-canes',
        title: 'Thin the old canes of the golden cane palm',
        description:
          'Take brown fronds away; in a crowded clump saw two or three of the oldest canes off at the base. They do not shoot again.',
        why: 'Thinned now, the clump shows its golden stems and holds fewer scale.',
        priority: 1,
        minutes: 40,
        months: { tropical: [9], subtropical: [9, 10], temperate: [10, 11] },
        fromMonths: 60,
      }),
      feed({
        rule: 'feed-spring',
        title: 'Feed with palm food',
        description: 'Spread palm food across the root area on wet soil.',
        inPot: { description: 'Scatter palm food over damp mix and water it in.' },
        why: 'Its fronds turn yellow where food is short, and it grows most from now on.',
        priority: 1,
        months: { tropical: [9, 10], subtropical: [9], temperate: [10] },
        product: 'Palm fertiliser',
      }),
    ],
  },
  {
    name: 'Jelly palm',
    synonyms: ['Butia', 'Butia capitata', 'Butia odorata', 'pindo palm', 'wine palm'],
    akin: ['Jubaea', 'Chilean wine palm'],
    species: 'Butia odorata',
    kind: 'palm',
    hardyTo: 'moderate',
    unusualIn: ['tropical'],
    care: {
      watering: 'A soak each week for two summers; then it lives on rain, inland too.',
      sunlight: 'Full sun.',
      soil: 'Any soil that drains, with four metres of room all round.',
      fertilizing: 'Palm food in spring.',
      pruning: 'Cut only brown jelly palm fronds; their stubs stay on the trunk for years.',
    },
    needs: sunnyAnySoil,
    without: ['feed-summer', 'feed-late-summer', 'remove-flower-stems'],
    jobs: [
      soakInDrySpells('jelly palm'),
      {
        ...removeBrownFronds,
        months: { subtropical: [10], temperate: [10, 11], cool: [11], arid: [10] },
        title: 'Cut brown fronds off the jelly palm',
        description: 'Wear gloves against the thorny stalks, and saw off fronds that are brown all over.',
      },
      harvest({
        rule: 'harvest',
        priority: 2,
        fromMonths: 96,
        months: { subtropical: [2, 3], temperate: [3, 4], arid: [2, 3] },
        title: 'Gather the jelly palm’s fruit',
        description: 'Cut a bunch once its first fruit turns orange and falls, and boil it for jelly.',
        why: 'Left to fall it rots on the ground and comes up everywhere.',
      }),
    ],
  },
  {
    name: 'Kentia palm',
    synonyms: ['Howea', 'thatch palm', 'Lord Howe palm'],
    species: 'Howea forsteriana',
    kind: 'palm',
    hardyTo: 'light',
    care: {
      watering: 'When the top of the mix is dry; outdoors weekly in summer.',
      sunlight: 'Bright indoor light or outdoor shade.',
      soil: 'Drained, humus-rich soil or mix.',
      fertilizing: 'Palm food in spring and summer.',
      pruning: 'Cut only brown kentia fronds.',
    },
    needs: shadeAndMoist,
    without: ['remove-flower-stems', 'feed-late-summer'],
    jobs: [
      coverFromFrost('young kentia', { untilMonths: 36 }),
      {
        ...lookFor(
          'Check the kentia for mites and scale',
          { tropical: [8], subtropical: [9], temperate: [9, 10], cool: [10], arid: [9] },
          'Wash both sides of the fronds with tepid, soapy water.',
          'Dry air brings mites, indoors most of all.',
        ),
        inGround: {
          title: 'Look for scale under the kentia’s lowest fronds',
          description:
            'Hose the undersides that you can reach, and cut off a frond that is covered in scale.',
          why: 'Scale and mites settle under old fronds, where no rain reaches them.',
        },
      },
      { ...removeBrownFronds, title: 'Cut off brown kentia fronds' },
    ],
  },
  {
    name: 'Lady palm',
    synonyms: ['Rhapis', 'Rhapis excelsa', 'rhapis palm', 'raphis palm'],
    species: 'Rhapis excelsa',
    kind: 'palm',
    hardyTo: 'moderate',
    care: {
      watering: 'Weekly, and pots when the top is dry.',
      sunlight: 'Shade to morning sun; sun bleaches it.',
      soil: 'Rich, drained soil or a pot.',
      fertilizing: 'Half the usual palm food in spring and late summer.',
      pruning: 'Cut whole rhapis canes out when it is too dense.',
    },
    needs: shadeAndMoist,
    without: ['feed-summer', 'remove-flower-stems'],
    frostShelter: 'while-young',
    jobs: [
      divideClump(
        'Divide a crowded rhapis',
        { tropical: [10], subtropical: [9, 10], temperate: [10, 11] },
        'Cut a section of canes with roots from the clump and pot it in fresh mix.',
        'Warmth starts new roots within weeks.',
      ),
      prune({
        rule: 'thin-canes',
        priority: 2,
        minutes: 20,
        fromMonths: 24,
        months: { tropical: [9], subtropical: [9], temperate: [9, 10] },
        title: 'Cut brown leaves and old canes out of the rhapis',
        description:
          'Snip brown leaves off at the cane, and where it is dense take the oldest canes out at the base.',
        why: 'Young canes get light, and scale has fewer places to hide.',
      }),
      feedIn(
        'Palm fertiliser',
        'Feed the rhapis at half strength',
        { tropical: [10, 11], subtropical: [9], temperate: [9, 10] },
        'Scatter half the usual palm fertiliser around the clump and water it in.',
        'It grows slowly, and more food burns the tips.',
      ),
    ],
  },
  {
    name: 'Lipstick palm',
    synonyms: ['Cyrtostachys renda', 'Cyrtostachys', 'sealing wax palm', 'red palm'],
    species: 'Cyrtostachys renda',
    kind: 'palm',
    hardyTo: 'none',
    unusualIn: ['subtropical', 'temperate', 'cool', 'arid'],
    care: {
      watering: 'Every day in the dry: its roots stand in swamps at home.',
      sunlight: 'Light shade while young, then sun.',
      soil: 'Rich, wet soil or a pot in a saucer of water.',
      fertilizing: 'Palm food as the rains begin and again at their end.',
      pruning: 'None but dead canes: a lipstick palm drops its own fronds.',
    },
    needs: {
      sunlight: sunOrHalfShade(openAndFertile).sunlight,
      soil: ['loam', 'silt', 'clay'],
      moisture: ['moist', 'wet'],
    },
    without: ['remove-flower-stems'],
    jobs: [
      waterWeekly('lipstick palm', 'every day'),
      prune({
        rule: 'thin-canes',
        priority: 2,
        minutes: 20,
        fromMonths: 36,
        months: { tropical: [10] },
        title: 'Take dead canes out of the lipstick palm',
        description:
          'Saw dead canes off at the base, and pull only those sheaths that come away in your hand.',
        why: 'The red stems show once what is dry is gone, and pests lose their shelter.',
      }),
    ],
  },
  {
    name: 'Majesty palm',
    synonyms: ['Ravenea', 'Ravenea rivularis', 'majestic palm'],
    species: 'Ravenea rivularis',
    kind: 'palm',
    hardyTo: 'light',
    frostShelter: 'while-young',
    unusualIn: ['arid'],
    care: {
      watering: 'Two soaks a week while it doesn’t rain: it grows wild on river banks.',
      sunlight: 'Half shade while young, sun later; in a room the brightest place.',
      soil: 'Rich, damp soil with deep mulch.',
      fertilizing: 'Palm food in spring and late summer, and a liquid feed in between.',
      pruning: 'Cut only brown majesty palm fronds, close to the trunk.',
    },
    needs: sunOrHalfShade(gentleAndMoist),
    without: ['remove-flower-stems'],
    jobs: [
      waterWeekly('majesty palm', 'twice a week'),
      {
        ...removeBrownFronds,
        months: { tropical: [9], subtropical: [10], temperate: [10, 11] },
        title: 'Cut brown fronds off the majesty palm',
        description: 'Saw off fronds that are brown all over. If young ones yellow, feed it.',
        why: 'It is a hungry palm, and fronds that are still part green feed its crown.',
      },
      {
        ...lookFor(
          'Look for mites under the majesty palm’s fronds',
          { tropical: [8], subtropical: [11], temperate: [12] },
          'Hose the undersides well, or wipe them with a damp cloth in a room.',
          'Mites breed in dry air and leave the fronds dull and speckled.',
        ),
        inGround: { description: 'Hose the undersides of the fronds well, three mornings in a row.' },
      },
    ],
  },
]
