import { type ParseArgsConfig, parseArgs } from 'node:util'
import type { z } from 'zod'

type Config = ParseArgsConfig & { args: string[]; options: NonNullable<ParseArgsConfig['options']> }

/** Parses a command line as `parseArgs` does. Throws a sentence about the first mistake, followed by the usage. */
export function parseCommandLine<T extends Config>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  const mistake = mistakeIn(config)
  if (mistake) throw new Error(`${mistake}\n\n${usage}`)
  return parseArgs(config)
}

/** The value of an option. Throws a sentence if the schema does not accept its text. */
export function optionValue<Value>(option: string, schema: z.ZodType<Value>, text: string): Value {
  const { data, error } = schema.safeParse(text)
  if (data === undefined) throw new Error(`${option} ${text}: ${error?.issues[0]?.message}`)
  return data
}

function mistakeIn({ args, options, allowPositionals = false }: Config): string | null {
  const { tokens } = parseArgs({ args, options, strict: false, allowPositionals: true, tokens: true })
  const given = new Set<string>()
  for (const token of tokens) {
    if (token.kind === 'positional' && !allowPositionals) return `${token.value} belongs to no option.`
    if (token.kind !== 'option') continue
    const { name, rawName, value, inlineValue } = token
    const option = Object.hasOwn(options, name) ? options[name] : undefined
    if (!option) return `${rawName} is not an option.`
    if (option.type === 'boolean' && value !== undefined) return `${rawName} takes no value.`
    const isOption = !inlineValue && value?.startsWith('-')
    if (option.type === 'string' && (!value || isOption)) return `${rawName} takes a value.`
    if (given.has(name)) return `${rawName} is given twice.`
    given.add(name)
  }
  return null
}
