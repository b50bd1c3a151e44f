import type { CatalogueEntry } from './entry.ts'
import { nativePerennials } from './native-perennials.ts'
import { nativeShrubs } from './native-shrubs.ts'
import { nativeTrees } from './native-trees.ts'

/** Plants of Australia. */
export const natives: readonly CatalogueEntry[] = [...nativeShrubs, ...nativeTrees, ...nativePerennials]
