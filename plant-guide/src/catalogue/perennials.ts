import { annualFlowers } from './annual-flowers.ts'
import { borderPerennials } from './border-perennials.ts'
import type { CatalogueEntry } from './entry.ts'

/** Soft-wooded garden flowers: those that stay and those sown anew each year. */
export const perennials: readonly CatalogueEntry[] = [...borderPerennials, ...annualFlowers]
