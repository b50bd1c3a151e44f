import { useEffect, useRef } from 'react'
import { useLocation, useNavigate } from 'react-router'

/** Closes a page that opened over another: back to where it was opened, or to the fallback if it was the first page. */
export function useClose(fallback: string): () => void {
  const navigate = useNavigate()
  const { key } = useLocation()
  const isClosing = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key identifies the entry arrived at
  useEffect(() => {
    // Going back led to this same page with another search, so it is still open.
    if (isClosing.current) void navigate(fallback, { replace: true })
  }, [key])
  return () => {
    isClosing.current = true
    if (key === 'default') void navigate(fallback, { replace: true })
    else void navigate(-1)
  }
}
