import { useEffect, useRef } from 'react'
import { Button } from '../buttons/button.tsx'
import { SelectIcon } from '../garden-icons.tsx'
import { SelectedCount } from './selected-count.tsx'
import type { Selection } from './selection.ts'
import { useSelected } from './use-selection.ts'

/**
 * Starts and ends selecting, and takes the focus back afterwards. Announces how many are selected,
 * even before the bar appears.
 */
export function SelectButton({
  selection,
  what,
}: {
  selection: Selection
  /** The singular noun, such as “plant”. */
  what: string
}) {
  const selected = useSelected(selection)
  const isOn = selected !== null
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isOn) return
    return () => {
      const isNowhere = document.activeElement === document.body
      if (isNowhere) button.current?.focus({ preventScroll: true })
    }
  }, [isOn])
  return (
    <>
      <Button
        ref={button}
        icon={<SelectIcon />}
        aria-pressed={isOn}
        onClick={() => (isOn ? selection.stop() : selection.start())}
      >
        Select<span className="sr"> {what}s</span>
      </Button>
      <span className="sr" role="status">
        {selected && <SelectedCount count={selected.size} what={what} />}
      </span>
    </>
  )
}
