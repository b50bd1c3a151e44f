import type { GuidePlantView, GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import type { Named } from '../../advice/named.ts'
import { prefilledFrom } from '../../advice/prefilled.ts'
import { chosenNames } from './chosen-names.ts'
import { careFilledIn, type KnownCare, nothingKnown } from './known-care.ts'

/** The fields of a new plant that can be filled in automatically. */
export type Filled = Named & KnownCare

/** The guide plant chosen. Until its care has loaded, the form may still hold another plant's care. */
export type Chosen = Pick<GuideSuggestion, 'slug' | 'name' | 'kind'> & {
  /** `given`: the form was opened with this plant. */
  care: 'given' | 'pending' | 'known' | 'missing'
  isSpeciesNew: boolean
}

/** State of a new plant's form: what was typed and what was filled in. */
export type FillIn<Draft extends Filled> = {
  changes: Partial<Draft>
  /** The names suggested last. A different species was typed by the gardener. */
  suggested: Named | null
  /** Null once the gardener changes the names that the plant was chosen under. */
  chosen: Chosen | null
}

export type FillInEvent<Draft extends Filled> =
  | { type: 'typed'; part: Partial<Draft> }
  /** A match of the identification was chosen. */
  | { type: 'matched'; match: Filled }
  | { type: 'chosen'; plant: GuideSuggestion }
  | { type: 'retried' }
  | { type: 'care known'; plant: GuidePlantView }
  | { type: 'care missing'; slug: string }

/** The initial state, with or without a plant from the guide. */
export function openedWith<Draft extends Filled>(plant: GuidePlantView | undefined): FillIn<Draft> {
  if (!plant) return { changes: {}, suggested: null, chosen: null }
  const filled: Partial<Filled> = prefilledFrom(plant)
  const { slug, name, species, kind } = plant
  const chosen = { slug, name, kind, care: 'given', isSpeciesNew: false } as const
  return { changes: filled as Partial<Draft>, suggested: { name, species }, chosen }
}

/** A restored form. Care that was loading when the form was left counts as missing. */
export function takenUpAgain<Draft extends Filled>(left: FillIn<Draft>): FillIn<Draft> {
  return left.chosen?.care === 'pending' ? withoutCare(left, left.chosen) : left
}

export function filledIn<Draft extends Filled>(
  form: FillIn<Draft>,
  event: FillInEvent<Draft>,
): FillIn<Draft> {
  const { changes, suggested, chosen } = form
  const isAwaited = (slug: string) => chosen?.care === 'pending' && chosen.slug === slug
  switch (event.type) {
    case 'typed': {
      const isRenamed = 'name' in event.part || 'species' in event.part
      const left = isRenamed ? { ...takenUpAgain(form), chosen: null } : form
      return { ...left, changes: { ...left.changes, ...event.part } }
    }
    case 'matched': {
      const { name, species } = event.match
      return { changes: { ...changes, ...event.match }, suggested: { name, species }, chosen: null }
    }
    case 'chosen': {
      const { slug, name, species, kind } = event.plant
      const typed = draftOf(form)
      const names = chosenNames(event.plant, typed, suggested?.species)
      return {
        changes: { ...changes, ...names },
        suggested: { name: names.name, species },
        chosen: { slug, name, kind, care: 'pending', isSpeciesNew: names.species !== typed.species },
      }
    }
    case 'retried':
      return chosen ? { ...form, chosen: { ...chosen, care: 'pending' } } : form
    case 'care known':
      if (!chosen || !isAwaited(event.plant.slug)) return form
      return {
        ...form,
        changes: { ...changes, ...careFilledIn(prefilledFrom(event.plant), draftOf(form)) },
        chosen: { ...chosen, care: 'known' },
      }
    case 'care missing':
      return chosen && isAwaited(event.slug) ? withoutCare(form, chosen) : form
    default:
      return event satisfies never
  }
}

/** Removes the previous plant's care, which must not stay under the new name. */
function withoutCare<Draft extends Filled>(form: FillIn<Draft>, chosen: Chosen): FillIn<Draft> {
  return {
    ...form,
    changes: { ...form.changes, ...careFilledIn(nothingKnown, draftOf(form)) },
    chosen: { ...chosen, care: 'missing' },
  }
}

const draftOf = ({ changes }: FillIn<Filled>): Filled => ({
  name: '',
  species: '',
  ...nothingKnown,
  ...changes,
})
