import { useState } from 'react'

/**
 * What a form began with. It follows what is read anew until the gardener touches the form, and stands still from then on:
 * the gardener's changes are those made to what they saw.
 */
export function useOpenedWith<Thing>(newest: Thing, isTouched: boolean): Thing {
  const [opened, setOpened] = useState(newest)
  if (isTouched || newest === opened) return opened
  setOpened(newest)
  return newest
}
