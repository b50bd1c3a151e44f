/** The most levels of nesting (a map in a map in a JSON text) that are unwrapped. */
const mostWrappings = 3
/** A longer text is not parsed as JSON, because a name and a link are shorter. */
const longestText = 4000

/**
 * Reads a product in any form: `{ productName, productLink }`, typed attributes (`{ productName: { S: '…' }
 * }`), a nested map (`{ M: {…} }`), a JSON text or a bare name. A blank product becomes null.
 */
export const productFrom = (value: unknown): unknown => unwrapped(value, mostWrappings)

const noName = { enum: ['', null] }
/** The accepted forms, besides the usual one, for the API description. */
export const otherProducts = [
  {
    type: 'string',
    format: 'visible-text',
    maxLength: 200,
    description: 'Its name alone, or any form as JSON.',
  },
  {
    type: 'object',
    properties: { productName: noName, name: noName },
    description: 'An empty name means no product.',
  },
]

function unwrapped(value: unknown, wrappings: number): unknown {
  if (value === undefined) return undefined
  if (typeof value === 'string') return fromText(value.trim(), wrappings)
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  const fields = value as Record<string, unknown>
  if (fields.M !== undefined) return wrappings > 0 ? unwrapped(fields.M, wrappings - 1) : fields.M
  const productName = textOf(fields.productName ?? fields.name)
  if (isBlank(productName)) return null
  if (typeof productName !== 'string') return { productName }
  if (productName.trim() === '') return null
  const productLink = textOf(fields.productLink ?? fields.link)
  return isBlank(productLink) ? { productName } : { productName, productLink }
}

function fromText(text: string, wrappings: number): unknown {
  if (text === '') return null
  if (!text.startsWith('{') || text.length > longestText || wrappings === 0) return { productName: text }
  try {
    return unwrapped(JSON.parse(text), wrappings - 1)
  } catch {
    return { productName: text }
  }
}

const isBlank = (value: unknown) => value === undefined || value === null || value === ''

function textOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'S' in value ? value.S : value
}
