import type { KindGuide } from './guide.ts'
import { nativeCare, woodyNative } from './native-jobs.ts'

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
  ],
  care: { ...nativeCare, pruning: 'Shape it while it is young; leave a tall tree to an arborist.' },
  jobs: woodyNative,
}
