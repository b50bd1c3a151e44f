import { useEffect, useRef } from 'react'

/**
 * Runs `lead` only while the component is mounted: a write that ends after the gardener has left must neither navigate
 * nor close what was opened since. `otherwise` runs in that case.
 */
export function useIfMounted(): (lead: () => void, otherwise?: () => void) => void {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (lead, otherwise) => {
    if (isHere.current) lead()
    else otherwise?.()
  }
}
