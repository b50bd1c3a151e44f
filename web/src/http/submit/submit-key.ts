import { useRef } from 'react'

/** The key of a submit: the same as long as the body is the same, so that a retry is known as one. */
export function useSubmitKey(): (body: unknown) => string {
  const last = useRef({ body: '', key: '' })
  return (body) => {
    const text = JSON.stringify(body)
    if (last.current.body !== text) last.current = { body: text, key: crypto.randomUUID() }
    return last.current.key
  }
}
