import type { AustralianState } from '@wattle/contracts/profile/choices.ts'
import { findEntry } from '../names/find-care.ts'
import { keepAway } from './keep-away.ts'
import { holds, type Row, type SafetyNote } from './note.ts'
import { poisons } from './poisons.ts'
import { plantRules } from './rules.ts'
import { sources } from './sources.ts'
import { type WeedRow, weeds } from './weeds.ts'

/** A plant by the names that its gardener gave it, and the garden's state if known. */
export type Subject = { name: string; species: string; state?: AustralianState | undefined }

/** What to know before planting: whom the plant poisons, where it spreads into the bush, and which rules apply. */
export function safetyOf({ name, species, state }: Subject): SafetyNote[] {
  const entry = findEntry(name, species)
  // Many weeds are not in the guide, and a gardener may know one by its botanical name only.
  const called = species || (entry ? '' : name)
  const find = <Found extends Row>(rows: readonly Found[]) => {
    const found = rows.filter((row) => holds(row, called, state))
    return found.length > 0 ? found : rows.filter((row) => entry && holds(row, entry.species, state))
  }
  const [poison] = find(poisons)
  // Without a state, the notes cover every state.
  const weedy = state ? find(weeds).slice(0, 1) : find(weeds)
  const rules = state ? find(plantRules) : []
  // The entry's own note applies only if the table of weeds does not list the plant.
  const isListed = entry !== undefined && weeds.some((row) => holds(row, entry.species, undefined))
  const own = entry && !isListed ? entry.weedNote : undefined
  return [
    ...(poison ? [noteOf('poison', poison, poison.severity === 'dangerous')] : []),
    ...weedy.map((weed) => noteOf('weed', weed, weed.status === 'restricted', whereOf(weed, state))),
    ...(own ? [{ topic: 'weed' as const, isSerious: false, text: own, source: sources.practice }] : []),
    ...rules.map((rule) => noteOf('rule', rule, true)),
  ]
}

/** What to keep a plant away from. */
export function keepAwayFrom(species: string): SafetyNote[] {
  return keepAway.filter((row) => holds(row, species, undefined)).map((row) => noteOf('place', row, false))
}

function noteOf(topic: SafetyNote['topic'], row: Row, isSerious: boolean, where = ''): SafetyNote {
  return { topic, isSerious, text: `${where}${row.text}`, source: row.source }
}

/** Names the states that a row applies to, for gardeners whose state is unknown. */
function whereOf(row: WeedRow, state: AustralianState | undefined): string {
  return state || !row.states ? '' : `In ${listed(row.states)}: `
}

const listed = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
