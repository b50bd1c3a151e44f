import { useRef } from 'react'

/**
 * Returns the idempotency key of a submit: the same while the body is unchanged, so that the server recognises a retry.
 */
export function useSubmitKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
