import { useQueryClient } from '@tanstack/react-query'
import type { GuideSuggestion } from '@wattle/contracts/guide/views.ts'
import type { Care } from '@wattle/contracts/plants/care.ts'
import { useReducer, useRef } from 'react'
import { guideQueries } from '../../advice/api.ts'
import { prefilledFrom } from '../../advice/prefilled.ts'
import type { Picture } from '../../images/use-picture.ts'
import { type Begun, useIdentification } from '../use-identification.ts'
import { type Chosen, type Filled, type FillIn, filledIn } from './fill-in.ts'
import { careFilledIn } from './known-care.ts'

/** The form of a new plant, filled in by typing, by identifying its picture, or from the guide. */
export function useFillIn<Draft extends Filled>(
  picture: Pick<Picture, 'address'>,
  opened: FillIn<Draft>,
  begun: Begun,
) {
  const client = useQueryClient()
  const [form, tell] = useReducer(filledIn<Draft>, opened)
  const change = (part: Partial<Draft>) => tell({ type: 'typed', part })
  const identification = useIdentification(
    picture,
    (match) => tell({ type: 'matched', match }),
    (name) => {
      if (!form.changes.name?.trim()) change({ name } as Partial<Draft>)
    },
    begun,
  )

  const isSent = useRef(false)

  const fetchPlant = (slug: string) => client.fetchQuery(guideQueries.plant(slug))
  const fetchCare = (slug: string) =>
    fetchPlant(slug).then(
      ({ plant }) => tell({ type: 'care known', plant }),
      () => tell({ type: 'care missing', slug }),
    )
  const choose = (plant: GuideSuggestion) => {
    tell({ type: 'chosen', plant })
    identification.forget()
    void fetchCare(plant.slug)
  }
  return {
    form,
    identification,
    change: (part: Partial<Draft>) => {
      if ('name' in part) isSent.current = false
      change(part)
    },
    choose,
    /**
     * Called when the exact name of a guide plant was typed. Ignored after a submit, so that a retry sends the same
     * body and creates no second plant.
     */
    named: (plant: GuideSuggestion) => {
      if (!isSent.current) choose(plant)
    },
    retry: ({ slug }: Chosen) => {
      tell({ type: 'retried' })
      void fetchCare(slug)
    },
    /**
     * The draft to save, including care that was still loading when Save was pressed. Rejects if that
     * care cannot be fetched.
     */
    whole: async <Draft extends Care>(draft: Draft): Promise<Draft> => {
      isSent.current = true
      if (form.chosen?.care !== 'pending') return draft
      const { plant } = await fetchPlant(form.chosen.slug)
      return { ...draft, ...careFilledIn(prefilledFrom(plant), draft) }
    },
  }
}
