import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Leaves a page that opened over another: back to where it was opened, or to the fallback when it was the first page. */
export function useClose(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is that of the entry arrived at
  useEffect(() => {
    // It was opened over itself, with another question in its address.
    if (isClosing.current) void navigate(fallback, { replace: true })
  }, [key])
  return () => {
    isClosing.current = true
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}
