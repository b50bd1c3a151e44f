import { useEffect, useRef } from 'react'

/**
 * Leads on from a page or dialog as long as it is there: a write that ends after it was left takes nobody away from where they
 * are now, and closes nothing that was opened since. What is to be done otherwise may be given as well.
 */
export function useWhileHere(): (lead: () => void, otherwise?: () => void) => void {
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
