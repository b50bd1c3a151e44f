import { type ParseArgsConfig, parseArgs } from 'node:util'

type Config = ParseArgsConfig & { args: string[]; options: NonNullable<ParseArgsConfig['options']> }

/** Parses a command line as `parseArgs` does. Throws a sentence about the first mistake, followed by the usage. */
export function parseCommandLine<T extends Config>(
  config: T,
  usage: string,
): ReturnType<typeof parseArgs<T>> {
  const mistake = mistakeIn(config)
  if (mistake) throw new Error(`${mistake}\n\n${usage.trimEnd()}`)
  return parseArgs(config)
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
