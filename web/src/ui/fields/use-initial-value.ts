import { useState } from 'react'

/**
 * The value that a form started with. It follows refetches until the gardener edits the form and is frozen after that,
 * so that changes are computed against what the gardener saw. The setter moves it to the saved value.
 */
export function useInitialValue<Thing>(newest: Thing, isTouched: boolean): [Thing, (saved: Thing) => void] {
  const [opened, setOpened] = useState(newest)
  if (isTouched || newest === opened) return [opened, setOpened]
  setOpened(newest)
  return [newest, setOpened]
}
