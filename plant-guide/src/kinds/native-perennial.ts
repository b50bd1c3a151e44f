import type { Job } from '../entry.ts'
import { pests, prune } from '../jobs/jobs.ts'
import type { KindGuide } from './guide.ts'
import { anyNative, nativeCare } from './native-jobs.ts'

/** Wording for a plant no larger than a clump, by rule. */
const ofAClump: Record<string, Partial<Job>> = {
  'water-dry-spells': {
    description: 'After three weeks without rain, pour a bucket of water slowly over the roots.',
    arid: {
      title: 'Soak the roots while it stays dry',
      description: 'Every second week without rain, pour a bucket of water slowly over the roots.',
    },
  },
  'mulch-before-summer': {
    description: 'Spread 3–5 cm of coarse mulch around the plant, not up against it.',
  },
}

export const nativePerennial: KindGuide = {
  name: 'Native perennial',
  species: 'Anigozanthos, Dianella and others',
  keywords: [
    'native perennial',
    'anigozanthos',
    'dianella',
    'brachyscome',
    'scaevola',
    'xerochrysum',
    'chrysocephalum',
    'dampiera',
    'wahlenbergia',
    'actinotus',
    'paper daisy',
    'goodenia',
    'native violet',
  ],
  care: {
    ...nativeCare,
    pruning: 'Cut spent flower stems to the base and renew old clumps by dividing them.',
  },
  jobs: [
    ...anyNative.map((job) => ({ ...job, ...ofAClump[job.rule] })),
    pests({
      rule: 'check-snails',
      general: true,
      priority: 1,
      months: { tropical: [11], subtropical: [8, 9], temperate: [9], cool: [9, 10], arid: [8] },
      title: 'Look for snails and chewed leaves',
      description: 'Part the leaves on a damp evening and pick off what you find.',
      why: 'Soft new growth is eaten first.',
      arid: {
        title: 'Look for caterpillars and chewed leaves',
        description: 'Part the leaves and pick off what you find, caterpillars and grasshoppers too.',
      },
    }),
    prune({
      rule: 'cut-spent-stems',
      priority: 1,
      months: { tropical: [9], subtropical: [12], temperate: [12, 1], cool: [1], arid: [12] },
      title: 'Cut spent flower stems to the base',
      description: 'Follow each finished stem down and cut it off low, with its old leaves.',
      why: 'New flower stems come from the base.',
    }),
  ],
}
