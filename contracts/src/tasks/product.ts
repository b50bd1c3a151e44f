/**
 * Reads a product in any form: `{ productName, productLink }`, typed attributes (`{ productName: { S: '…' } }`), a
 * nested map (`{ M: {…} }`), a JSON text or a bare name. Blank is null.
 */
export function productFrom(value: unknown): unknown {
  if (value === undefined) return undefined
  if (typeof value === 'string') return fromText(value.trim())
  if (value === null || typeof value !== 'object') return value
  const fields = value as Record<string, unknown>
  if (fields.M !== undefined) return productFrom(fields.M)
  const productName = textOf(fields.productName ?? fields.name)
  if (productName === undefined) return null
  if (typeof productName !== 'string') return { productName }
  if (productName.trim() === '') return null
  const productLink = textOf(fields.productLink ?? fields.link)
  return productLink ? { productName, productLink } : { productName }
}

function fromText(text: string): unknown {
  if (text === '') return null
  if (!text.startsWith('{')) return { productName: text }
  try {
    return productFrom(JSON.parse(text))
  } catch {
    return { productName: text }
  }
}

function textOf(value: unknown): unknown {
  return value !== null && typeof value === 'object' && 'S' in value ? value.S : value
}
