/** An error on its way to another thread; the platform's own copy would lose its class and code. */
type SentError = {
  className: string
  message: string
  stack: string | undefined
  properties: Record<string, unknown>
  cause: Sent
  /** The errors of an `AggregateError`. */
  errors: Sent[] | null
}

/** Anything thrown or reported. Values other than errors are sent as JSON, or as text if that is not possible. */
export type Sent = { error: SentError } | { value: unknown }

const deepest = 8

export function pack(thrown: unknown, depth = 0): Sent {
  if (!(thrown instanceof Error)) return { value: asJson(thrown) }
  const { message, stack } = thrown
  // A cause may lead back to its error.
  const isDeep = depth >= deepest
  const plain = Object.entries(thrown).filter(([, value]) => isPlain(value))
  return {
    error: {
      className: thrown.constructor.name,
      message,
      stack,
      cause: pack(isDeep ? undefined : thrown.cause, depth + 1),
      properties: Object.fromEntries(plain),
      errors:
        thrown instanceof AggregateError && !isDeep
          ? thrown.errors.map((each) => pack(each, depth + 1))
          : null,
    },
  }
}

/** An error with the same class name, code, cause and stack, though not of the same class. */
export function unpack(sent: Sent): unknown {
  if ('value' in sent) return sent.value
  const { className, message, stack, properties, cause, errors } = sent.error
  const Named = { [className]: class extends Error {} }[className] ?? Error
  const error = Object.assign(new Named(message), properties, errors && { errors: errors.map(unpack) })
  const why = unpack(cause)
  if (why !== undefined) error.cause = why
  if (stack !== undefined) error.stack = stack
  return error
}

function asJson(value: unknown): unknown {
  try {
    return value === undefined ? undefined : JSON.parse(JSON.stringify(value) ?? 'null')
  } catch {
    return String(value)
  }
}

const isPlain = (value: unknown) => value === null || ['string', 'number', 'boolean'].includes(typeof value)
