import { createJsonSchemaTransform } from 'fastify-type-provider-zod'
import { z } from 'zod'

type JsonSchema = z.core.JSONSchema.JSONSchema
type Overridden = { jsonSchema: JsonSchema }

/** Adds the alternative forms that a value is also accepted in. */
function withOtherForms({ jsonSchema }: Overridden): void {
  const { alsoRead, ...usual } = jsonSchema as JsonSchema & { alsoRead?: JsonSchema[] }
  if (alsoRead) {
    for (const key of Object.keys(jsonSchema)) delete jsonSchema[key]
    jsonSchema.anyOf = [usual, ...alsoRead]
  }
  if (jsonSchema.anyOf) jsonSchema.anyOf = jsonSchema.anyOf.flatMap(formsOf)
}

/** Flattens nested `anyOf` schemas. */
const formsOf = (form: JsonSchema): JsonSchema[] =>
  Object.keys(form).join() === 'anyOf' ? (form.anyOf as JsonSchema[]).flatMap(formsOf) : [form]

const config = { target: 'draft-2020-12', unrepresentable: 'any', override: withOtherForms } as const

/** Converts the schemas of a route to JSON Schema. */
export const transformSchemas = createJsonSchemaTransform({ zodToJsonConfig: config })

/** The JSON Schema of a schema's input. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...described } = z.toJSONSchema(schema, { ...config, io: 'input' })
  return described
}
