import { prune } from '../jobs/jobs.ts'
import { loosenTies } from './common-jobs.ts'
import { untilItShades } from './foliage-jobs.ts'
import type { KindGuide } from './guide.ts'
import { nativeCare, woodyNative } from './native-jobs.ts'

const removeDeadWood = prune({
  rule: 'remove-dead-wood',
  general: true,
  fromMonths: 12,
  priority: 3,
  months: { tropical: [6], subtropical: [9], temperate: [9], cool: [10], arid: [9] },
  title: 'Cut out dead and rubbing twigs',
  description: 'Cut what you can reach from the ground back to living wood with clean secateurs.',
  inPot: { description: 'Cut them back to living wood with clean secateurs.' },
  why: 'Dead twigs are where borers and rot get in.',
})

export const nativeTree: KindGuide = {
  name: 'Native tree',
  species: 'Eucalyptus, Acacia and others',
  keywords: [
    'native tree',
    'eucalyptus',
    'corymbia',
    'angophora',
    'acacia',
    'gum tree',
    'gum',
    'wattle',
    'allocasuarina',
    'casuarina',
    'brachychiton',
    'lophostemon',
    'tristaniopsis',
    'elaeocarpus',
    'agonis',
    'she oak',
    'alloxylon',
    'melicope',
    'nothofagus',
    'deplanchea',
    'barklya',
    'homalanthus',
    'omalanthus',
    'lagunaria',
    'alphitonia',
    'atherosperma',
    'euodia',
  ],
  care: { ...nativeCare, pruning: 'Shape it while it is young; leave a tall tree to an arborist.' },
  jobs: [
    ...woodyNative.map((job) => (job.rule === 'weed-base' ? { ...job, untilMonths: untilItShades } : job)),
    loosenTies,
    removeDeadWood,
  ],
}
