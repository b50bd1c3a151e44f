import { Button } from '../buttons/button.tsx'
import { SelectIcon } from '../icons.tsx'
import type { Selection } from './selection.ts'
import { useChosen } from './use-selection.ts'

/** Begins to choose, and ends it. */
export function SelectButton({
  selection,
  what,
}: {
  selection: Selection
  /** All of them, such as “plants”. */
  what: string
}) {
  const isOn = useChosen(selection) !== null
  return (
    <Button
      icon={<SelectIcon />}
      aria-pressed={isOn}
      onClick={() => (isOn ? selection.stop() : selection.start())}
    >
      Select<span className="sr"> {what}</span>
    </Button>
  )
}
