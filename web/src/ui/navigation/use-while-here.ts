import { useEffect, useRef } from 'react'

/** Leads on from a page as long as it is there: a write that ends after it was left takes nobody away from where they are now. */
export function useWhileHere(): (lead: () => void) => void {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return (lead) => {
    if (isHere.current) lead()
  }
}
