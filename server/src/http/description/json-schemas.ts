import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Overridden = { jsonSchema: JsonSchema }

/** Puts the forms in which a value is read as well beside the usual one. */
function withOtherForms({ jsonSchema }: Overridden): void {
  const { alsoRead, ...usual } = jsonSchema as JsonSchema & { alsoRead?: JsonSchema[] }
  if (alsoRead) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    jsonSchema.anyOf = [usual, ...alsoRead]
  }
  if (jsonSchema.anyOf) jsonSchema.anyOf = jsonSchema.anyOf.flatMap(formsOf)
}

/** A choice among forms, taken apart. */
const formsOf = (form: JsonSchema): JsonSchema[] =>
  Object.keys(form).join() === 'anyOf' ? (form.anyOf as JsonSchema[]).flatMap(formsOf) : [form]

const config = { target: 'draft-2020-12', unrepresentable: 'any', override: withOtherForms } as const

/** Writes the schemas of a route as JSON Schema. */
export const transformSchemas = createJsonSchemaTransform({ zodToJsonConfig: config })

/** What a schema reads, as JSON Schema. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { ...config, io: 'input' })
  return described
}
