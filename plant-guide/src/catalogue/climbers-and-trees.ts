import { climbers } from './climbers.ts'
import type { CatalogueEntry } from './entry.ts'
import { trees } from './trees.ts'

/** Garden climbers, trees and palms. */
export const climbersAndTrees: readonly CatalogueEntry[] = [...climbers, ...trees]
