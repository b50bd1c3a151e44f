import type { Collection, FieldValue, Find, FindViews, Shown } from '@wattle/adapters/read-models/port.ts'
import { numberIn } from '@wattle/contracts/values.ts'
import { idIn } from '@wattle/projections/read-model.ts'
import { z } from 'zod'

const sentence = 'This page link is no longer valid. Please start the list again.'

/** The size of a page: the default if the query has none, and the most that is returned. */
export const pageSize = (defaultSize: number, max = 50) =>
  z
    .preprocess(numberIn, z.number().int().min(1).default(defaultSize))
    .transform((limit) => Math.min(limit, max))

/** Parses a page token into the values it was made from. */
export const tokenOf = <Values extends z.ZodType<readonly FieldValue[]>>(values: Values) =>
  z
    .string()
    // Fits a name of 200 letters in any alphabet, and a search of that length.
    .max(6000)
    .meta({ format: 'page-token' })
    .transform((token, context) => {
      const read = values.safeParse(parsed(token))
      if (read.success) return read.data as z.output<Values>
      context.issues.push({ code: 'custom', message: sentence, input: token })
      return z.NEVER
    })
    .optional()

/** For the `refine` of a query whose token must belong to the same list. */
export const ofAnotherList = { path: ['nextToken'], error: sentence }

/** A token with which the next request continues after this page; opaque to clients. */
export const toToken = (values: readonly FieldValue[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

function parsed(token: string): unknown {
  try {
    return JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    return null
  }
}

export type Page<Document> = { documents: Document[]; nextToken: string | null }

/** One page of documents; `valuesOf` returns what a token needs to continue after the last of them. */
export async function findPage<Document extends object>(
  collection: Collection<Document>,
  query: Find & { limit: number },
  valuesOf: (last: Document) => readonly FieldValue[],
): Promise<Page<Document>> {
  const found = await collection.find({ ...query, limit: query.limit + 1 })
  const documents = found.slice(0, query.limit).map(({ document }) => document)
  const last = documents.at(-1)
  return { documents, nextToken: found.length > query.limit && last ? toToken(valuesOf(last)) : null }
}

export type ViewPage<View> = { shown: Shown<View>[]; nextToken: string | null }

/** One page of views; its token holds the sort values and the id of the last one. */
export async function findViewPage<Views extends object, Name extends keyof Views & string>(
  collection: Collection<object, Views>,
  view: Name,
  { fields = [], ...query }: FindViews & { sort: readonly string[]; limit: number },
): Promise<ViewPage<Views[Name]>> {
  const { sort, limit } = query
  const wanted = { ...query, fields: [...fields, ...sort], limit: limit + 1 }
  return firstPage(await collection.findViews(view, wanted), limit, fields.length)
}

/** The first `limit` of `found`, and a token if there are more. The first `others` values are not part of the token. */
export function firstPage<View>(
  found: readonly Shown<View>[],
  limit: number,
  others: number,
): ViewPage<View> {
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return { shown, nextToken: last ? toToken([...last.values.slice(others), idIn(last.id)]) : null }
}
