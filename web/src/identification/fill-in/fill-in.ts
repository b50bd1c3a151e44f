import type { GuidePlantView, GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import type { Named } from '../../advice/plant-of-names.ts'
import { prefilledFrom } from '../../advice/prefilled.ts'
import { chosenNames } from './chosen-names.ts'
import { careFilledIn, type KnownCare, nothingKnown } from './known-care.ts'

/** What is filled in of a new plant. */
export type Filled = Named & KnownCare

/** The plant of the guide that was chosen. Until its care is known, that of another plant may still stand there. */
export type Chosen = Pick<GuideSuggestion, 'slug' | 'name' | 'kind'> & {
  /** Given, where the form was opened with the plant. */
  care: 'given' | 'pending' | 'known' | 'missing'
  isSpeciesNew: boolean
}

/** The form of a new plant: what was typed, and what was filled in for it. */
export type FillIn<Draft extends Filled> = {
  changes: Partial<Draft>
  /** The plant that was suggested last. A species other than its own is the gardener's. */
  suggested: Named | null
  /** Null unless the plant goes by the names that it was chosen under. */
  chosen: Chosen | null
}

export type FillInEvent<Draft extends Filled> =
  | { type: 'typed'; part: Partial<Draft> }
  /** A match of the identification is taken. */
  | { type: 'matched'; match: Filled }
  | { type: 'chosen'; plant: GuideSuggestion }
  | { type: 'retried' }
  | { type: 'care known'; plant: GuidePlantView }
  | { type: 'care missing'; slug: string }

/** A form that is opened with a plant of the guide, or with none. */
export function openedWith<Draft extends Filled>(plant: GuidePlantView | undefined): FillIn<Draft> {
  if (!plant) return { changes: {}, suggested: null, chosen: null }
  const filled: Partial<Filled> = prefilledFrom(plant)
  const { slug, name, species, kind } = plant
  const chosen = { slug, name, kind, care: 'given', isSpeciesNew: false } as const
  return { changes: filled as Partial<Draft>, suggested: { name, species }, chosen }
}

/** A form that was left: nobody waits any more for what was on its way. */
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

/** The care of another plant does not stay under a new name. */
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
