import type { NoteTopic } from '@wattle/contracts/guide/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { belongsTo, type Taxon } from '../taxon.ts'

/** Who published what a note says; `url` where it can be read on. */
export type Source = { name: string; url?: string }

/** A page of somebody who publishes many. */
export function pageOf({ name, url }: Required<Source>, path: string): Source {
  return { name, url: `${url}/${path}` }
}

/** Something to know before a plant is bought and while it grows. Advice, never a ban. */
export type SafetyNote = {
  topic: NoteTopic
  /** Whether somebody may come to serious harm, or the law is broken. */
  isSerious: boolean
  text: string
  source: Source
}

/** Where a row of a table holds: everywhere when `states` is absent. */
export type Row = {
  taxa: readonly Taxon[]
  states?: readonly AustralianState[]
  text: string
  source: Source
}

/** Whether a row says something of a plant in a state; one that is not known might be any. */
export function holds(row: Row, species: string, state: AustralianState | undefined): boolean {
  const here = !row.states || !state || row.states.includes(state)
  return here && row.taxa.some((taxon) => belongsTo(taxon, species))
}
