import { type MouseEvent, use } from 'react'
import { classNames } from '../class-names.ts'
import { CheckIcon } from '../icons.tsx'
import styles from './selection.module.css'
import { SelectionContext, useIsSelected } from './use-selection.ts'

/**
 * The box by which an item is selected. It covers the whole item, which is positioned and has the same id as its `data-item`.
 * With Shift held, everything from the one pressed last is selected.
 */
export function SelectBox({
  id,
  name,
  corner,
}: {
  id: string
  name: string
  /** Its mark lies on the item's corner instead of in the row. */
  corner?: boolean | undefined
}) {
  const selection = use(SelectionContext)
  const isSelected = useIsSelected(id)
  const press = ({ shiftKey }: MouseEvent) =>
    shiftKey ? selection?.through(id, itemsInOrder()) : selection?.toggle(id)
  return (
    <>
      <input
        type="checkbox"
        className={styles.cover}
        aria-label={`Select ${name}`}
        checked={isSelected ?? false}
        onClick={press}
        // Only the click says whether Shift was held.
        onChange={() => {}}
      />
      <span className={classNames(styles.mark, corner && styles.corner)} aria-hidden="true">
        {isSelected && <CheckIcon />}
      </span>
    </>
  )
}

/** The ids of everything on the page that can be selected, from the top. */
export function itemsInOrder(): string[] {
  return [...document.querySelectorAll<HTMLElement>('[data-item]')].map(({ dataset }) => dataset.item ?? '')
}
