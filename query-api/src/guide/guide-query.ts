import { sunNeeds } from '@wattle/contracts/guide/choices.ts'
import { longestSearch } from '@wattle/contracts/longest-search.ts'
import { australianStates } from '@wattle/contracts/profile/choices.ts'
import { Postcode } from '@wattle/contracts/profile/commands.ts'
import { statesOfPostcode } from '@wattle/contracts/profile/postcode-states.ts'
import { numberIn } from '@wattle/contracts/values.ts'
import { plantKinds } from '@wattle/plant-guide/entry.ts'
import { z } from 'zod'
import { ofAnotherList, pageSize, tokenOf } from '../paging.ts'

/** Where the reader gardens; `state` and `city` only count together with a postcode. */
export const PlaceQuery = z.object({
  postcode: Postcode.optional(),
  state: z.enum(australianStates).optional(),
  city: z.string().max(100).optional(),
})
export type PlaceQuery = z.infer<typeof PlaceQuery>

/** A filter that is either on or left out. */
const only = z
  .literal('true', 'Please write true, or leave this out.')
  .transform(() => true as const)
  .optional()

const searched = z.string().max(longestSearch).default('')

const Filters = PlaceQuery.extend({
  search: searched,
  kind: z.enum(plantKinds).optional(),
  sun: z.enum(sunNeeds).optional(),
  pot: only,
  native: only,
  /** Only plants that many gardeners grow; if `plantIn` names a month, those that many grow at the place. */
  popular: only,
  /** Only plants that can be planted at the place in this month, from 1 to 12. */
  plantIn: z.preprocess(numberIn, z.number().int().min(1).max(12)).optional(),
})
export type Filters = z.infer<typeof Filters>

export const listOf = ({
  search,
  kind,
  sun,
  pot,
  native,
  popular,
  plantIn,
  postcode,
  state,
  city,
}: Filters) => JSON.stringify([search, kind, sun, pot, native, popular, plantIn, postcode, state, city])

/** The number of plants on earlier pages, and the query that the page belongs to. */
const GuideToken = tokenOf(z.tuple([z.number().int().min(0), z.string()]))

export const GuideQuery = Filters.extend({ limit: pageSize(24), nextToken: GuideToken })
  .refine(({ plantIn, postcode = '' }) => plantIn === undefined || statesOfPostcode(postcode).length > 0, {
    path: ['postcode'],
    error: 'Please say by its postcode where it is to be planted.',
  })
  .refine((query) => !query.nextToken || query.nextToken[1] === listOf(query), ofAnotherList)

/** The part of a name typed so far. */
export const SuggestionsQuery = z.object({ typed: searched })

export const SafetyQuery = PlaceQuery.extend({
  name: z.string().max(longestSearch).default(''),
  species: z.string().max(longestSearch).default(''),
})
