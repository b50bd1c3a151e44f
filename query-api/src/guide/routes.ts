import {
  GuidePlantResponse,
  GuideResponse,
  HandlingResponse,
  SafetyResponse,
  SuggestionsResponse,
} from '@wattle/contracts/guide/views.ts'
import { Refused } from '@wattle/contracts/refusals.ts'
import { browse } from '@wattle/plant-guide/browse/browse.ts'
import { guideKinds, guidePlantBySlug, guidePlantOf } from '@wattle/plant-guide/browse/guide-plants.ts'
import { suggest } from '@wattle/plant-guide/browse/suggest.ts'
import { products } from '@wattle/plant-guide/safety/products.ts'
import { safetyOf } from '@wattle/plant-guide/safety/safety-of.ts'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { toToken } from '../paging.ts'
import { cachedUntilChanged } from './cached-until-changed.ts'
import { GuideQuery, listOf, PlaceQuery, SafetyQuery, SuggestionsQuery } from './guide-query.ts'
import { popularFirst } from './popular-first.ts'
import { placeOf, presentGuidePlant, presentPlace, presentSuggestion, presentTile } from './present.ts'

const config = { public: true, isKept: true } as const
const searching = { ...config, searchesGuide: true } as const
const tags = ['guide']

/** The plant guide is the same for everybody, so nobody needs to sign in. */
export const guideRoutes: FastifyPluginAsyncZod = async (app) => {
  cachedUntilChanged(app)

  app.get(
    '/guide/plants',
    {
      config: searching,
      schema: {
        tags,
        summary:
          'Plants of the guide, filtered, by name; of a search the best match first, of all the popular ones first',
        querystring: GuideQuery,
        response: { 200: GuideResponse },
      },
    },
    async ({ query }) => {
      const { plantIn: month, limit, nextToken, ...filters } = query
      const place = placeOf(query)
      const plantIn = month && place ? { month, climate: place.climate } : undefined
      const found = popularFirst(browse({ ...filters, plantIn }), query, place?.zone)
      const from = nextToken?.[0] ?? 0
      const to = from + limit
      return {
        place: presentPlace(place),
        kinds: [...guideKinds],
        plants: found.slice(from, to).map(presentTile),
        nextToken: found.length > to ? toToken([to, listOf(query)]) : null,
        count: found.length,
      }
    },
  )

  app.get(
    '/guide/suggestions',
    {
      config: searching,
      schema: {
        tags,
        summary: 'The five plants most likely meant while a name is typed, the likeliest first',
        querystring: SuggestionsQuery,
        response: { 200: SuggestionsResponse },
      },
    },
    async ({ query }) => ({ plants: suggest(query.typed).map(presentSuggestion) }),
  )

  app.get(
    '/guide/plants/:plant',
    {
      config,
      schema: {
        tags,
        summary: 'A plant of the guide, with its year at a place',
        params: z.object({ plant: z.string() }),
        querystring: PlaceQuery,
        response: { 200: GuidePlantResponse },
      },
    },
    async ({ params, query }) => {
      const plant = guidePlantBySlug(params.plant)
      if (!plant) throw new Refused('plant-not-found')
      const place = placeOf(query)
      return { place: presentPlace(place), plant: presentGuidePlant(plant, place) }
    },
  )

  app.get(
    '/guide/safety',
    {
      config: searching,
      schema: {
        tags,
        summary: 'What to know of a plant before it is planted: poison, weeds, rules',
        querystring: SafetyQuery,
        response: { 200: SafetyResponse },
      },
    },
    async ({ query }) => {
      const { name, species } = query
      const state = placeOf(query)?.state ?? query.state
      return {
        slug: guidePlantOf(name, species)?.slug ?? null,
        notes: safetyOf({ name, species, state }),
      }
    },
  )

  app.get(
    '/guide/handling',
    {
      config,
      schema: {
        tags,
        summary: 'How to handle what is in a shed, and when watering is allowed at a place',
        querystring: PlaceQuery,
        response: { 200: HandlingResponse },
      },
    },
    async ({ query }) => ({ products: [...products], water: placeOf(query)?.water ?? null }),
  )
}
