import { propagate, prune } from '../jobs/jobs.ts'
import type { KindGuide } from './guide.ts'
import { nativeCare, woodyNative } from './native-jobs.ts'

/** For shrubs that root from tips. Wattles, gums and banksias are raised from seed. */
const tipCuttings = propagate({
  rule: 'take-cuttings',
  priority: 3,
  fromMonths: 12,
  months: { tropical: [4], subtropical: [3], temperate: [3], cool: [2, 3], arid: [3] },
  title: 'Take tip cuttings',
  description:
    'Cut finger-long, half-firm tips, strip the lower leaves and root them in sandy mix under cover.',
  why: 'Growth has firmed up just enough to root.',
  product: 'Propagating mix',
})

const tipPrune = prune({
  rule: 'prune-after-flowering',
  priority: 1,
  fromMonths: 3,
  months: { tropical: [5], subtropical: [9], temperate: [9], cool: [9, 10], arid: [9] },
  title: 'Tip-prune after flowering',
  description: 'Take off spent flowers with a hand’s length of leafy stem; never cut into bare wood.',
  why: 'A light trim each year keeps a native dense, and buds form on what grows next.',
})

export const nativeShrub: KindGuide = {
  name: 'Native shrub',
  species: 'Proteaceae, Myrtaceae and others',
  keywords: [
    'native shrub',
    'native plant',
    'grevillea',
    'banksia',
    'hakea',
    'callistemon',
    'melaleuca',
    'leptospermum',
    'correa',
    'westringia',
    'boronia',
    'eremophila',
    'leucadendron',
    'protea',
    'isopogon',
    'prostanthera',
    'chamelaucium',
    'thryptomene',
    'philotheca',
    'crowea',
    'emu bush',
    'tea tree',
    'bottlebrush',
    'astartea',
    'lambertia',
    'geleznowia',
    'pomaderris',
    'lomatia',
    'calytrix',
    'scholtzia',
    'regelia',
    'beaufortia',
    'cassinia',
    'astroloma',
    'styphelia',
    'leucopogon',
  ],
  care: nativeCare,
  jobs: [...woodyNative, tipPrune, tipCuttings],
}
