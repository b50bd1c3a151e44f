import type { NoteTopic } from '@wattle/contracts/guide/choices.ts'
import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { memberOf, type Taxon } from '../taxon.ts'

/** The publisher of a note's advice; `url` leads to more. */
export type Source = { name: string; url?: string }

/** One page of a publisher that has many. */
export function pageOf({ name, url }: Required<Source>, path: string): Source {
  return { name, url: `${url}/${path}` }
}

/** Something to know before a plant is bought and while it grows. Advice, never a ban. */
export type SafetyNote = {
  topic: NoteTopic
  /** Whether ignoring the note may cause serious harm or break the law. */
  isSerious: boolean
  text: string
  source: Source
}

/** A row of a safety table. It applies everywhere when `states` is absent. */
export type Row = {
  taxa: readonly Taxon[]
  states?: readonly AustralianState[]
  text: string
  source: Source
}

/** Whether a row applies to a plant in a state; an unknown state might be any of them. */
export function holds(row: Row, species: string, state: AustralianState | undefined): boolean {
  const here = !row.states || !state || row.states.includes(state)
  return here && memberOf(row.taxa)(species)
}
