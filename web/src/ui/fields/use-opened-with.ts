import { useState } from 'react'

/**
 * What a form began with. It follows what is read anew until the gardener touches the form, and stands still from then on:
 * the gardener's changes are those made to what they saw. The second is the way to go on with what was saved of them.
 */
export function useOpenedWith<Thing>(newest: Thing, isTouched: boolean): [Thing, (saved: Thing) => void] {
  const [opened, setOpened] = useState(newest)
  if (isTouched || newest === opened) return [opened, setOpened]
  setOpened(newest)
  return [newest, setOpened]
}
