import { type MouseEvent, use } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons.tsx'
import styles from './selection.module.css'
import { SelectionContext, useIsChosen } from './use-selection.ts'

/**
 * The box by which a thing is chosen. It covers the whole thing, which is positioned and has the same id as its `data-thing`.
 * With Shift held, everything from the one pressed last is chosen.
 */
export function SelectBox({
  id,
  name,
  corner,
}: {
  id: string
  name: string
  /** Its mark lies on the thing's corner instead of in the row. */
  corner?: boolean | undefined
}) {
  const selection = use(SelectionContext)
  const isChosen = useIsChosen(id)
  const press = ({ shiftKey }: MouseEvent) =>
    shiftKey ? selection?.through(id, thingsInOrder()) : selection?.toggle(id)
  return (
    <>
      <input
        type="checkbox"
        className={styles.cover}
        aria-label={`Select ${name}`}
        checked={isChosen ?? false}
        onClick={press}
        // Only the click says whether Shift was held.
        onChange={() => {}}
      />
      <span className={classNames(styles.mark, corner && styles.corner)} aria-hidden="true">
        {isChosen && <CheckIcon />}
      </span>
    </>
  )
}

/** The ids of everything on the page that can be chosen, from the top. */
export function thingsInOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-thing]')].map(({ dataset }) => dataset.thing ?? '')
}
